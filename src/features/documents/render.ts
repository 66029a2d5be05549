/**
 * Makes a tagged PDF (PDF/UA-1) from an entry's Markdown. Does not read the clock, so the same content always gives the
 * same bytes.
 */
import { resolve } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import sharp from 'sharp';
import { visit } from 'unist-util-visit';
import { readChart } from '#collections/chart.ts';
import { CHART_FENCE_LANGUAGE, chartAltText } from '#lib/charts/chart.ts';
import { chartSvg } from '#lib/charts/draw.ts';
import { LIGHT_COLOURS } from '#site/palette.ts';
import { FAMILIES } from '#site/services.ts';
import { formatDate } from '#lib/format.ts';
import { readLedger } from '#lib/ledger.ts';
import { MARK_DOTS, MARK_DOT_WIDTH, MARK_LINE_WIDTH, MARK_CURVE, MARK_SIZE } from '#site/logo.ts';
import { KOLAM_DOT_GRIDS, kolamDrawing, kolamFor, pathData } from '#ui/kolam.logic.ts';
import { addressLines, companyNumberText, createPhoneHref, type Site } from '#collections/site.ts';
import { INDIC_FONTS, readFontFile } from './fonts.ts';

export interface DocumentSource {
  /** File name without its extension; it also decides which kolam is drawn. */
  readonly slug: string;
  /** Small line above the title, which states the kind of document. */
  readonly kind: string;
  readonly title: string;
  readonly description: string;
  /** Facts under the title, such as version and applicability. */
  readonly meta: readonly (readonly [label: string, value: string])[];
  /** As-of date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly body: string;
  /** Whether the document begins with a cover page instead of a title block, as the brochure does. */
  readonly cover?: boolean;
  /** Whether the document ends with lines for the client's name and signatures, as a policy does. */
  readonly adoption?: boolean;
}

const DIRECTORY = resolve('src/features/documents');

function documentData(source: DocumentSource, site: Site, siteUrl: URL, scale: number) {
  const { slug, cover = false, adoption = false } = source;
  return {
    ...source,
    date: formatDate(source.date),
    figure: kolamSvg(slug),
    mark: markSvg(cover ? LIGHT_COLOURS['brass-lit'] : LIGHT_COLOURS.brass),
    colours: LIGHT_COLOURS,
    cover,
    adoption,
    scale,
    tree: markdownTree(source.body, siteUrl),
    firm: {
      ...site,
      telephone: createPhoneHref(site),
      url: siteUrl.href,
      host: siteUrl.host,
      facts: firmFacts(site),
    },
  };
}

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">${content}</svg>`;
const stroke = (path: string, colour: string, width: number) =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

function kolamSvg(slug: string): string {
  const { width, height, strokes, dots } = kolamDrawing(KOLAM_DOT_GRIDS[kolamFor(slug)]);
  const circles = dots.map(
    ({ x, y }) => `<circle cx="${x}" cy="${y}" r="5" fill="${LIGHT_COLOURS.brass}"/>`,
  );
  const line = stroke(pathData(strokes), LIGHT_COLOURS.brand, 2.5);
  return svg(width, height, line + circles.join(''));
}

function markSvg(colour: string): string {
  const line = stroke(MARK_CURVE, colour, MARK_LINE_WIDTH);
  return svg(MARK_SIZE, MARK_SIZE, line + stroke(MARK_DOTS, colour, MARK_DOT_WIDTH));
}

/**
 * Parses a body into a syntax tree. Completes the address of each link, and adds the address to print after the text of
 * the link. Adds the picture of a practice to its heading, draws charts, and right-aligns figures in tables.
 */
function markdownTree(source: string, siteUrl: URL): Root {
  const tree = fromMarkdown(source, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  visit(tree, 'link', (link) => {
    const url = new URL(link.url, siteUrl).href;
    Object.assign(link, { url, printed: printedAddress(url, toString(link)) });
  });
  visit(tree, 'heading', (heading) => {
    Object.assign(heading, { plate: platePathOf(toString(heading)) });
  });
  visit(tree, 'table', (table) => {
    const [, ...rows] = table.children.map((row) => row.children.map((cell) => toString(cell)));
    const { figures, hasTotal } = readLedger(rows);
    const align = table.align?.map((side, column) => (figures[column] ? 'right' : side));
    Object.assign(table, { align, total: hasTotal });
  });
  visit(tree, 'code', (block) => {
    if (block.lang === CHART_FENCE_LANGUAGE) Object.assign(block, chartNode(block.value));
  });
  return tree;
}

function chartNode(source: string) {
  const chart = readChart(source);
  const { ink, brand: mark, control: rule, card: ground } = LIGHT_COLOURS;
  const svg = chartSvg(chart, { ink, mark, rule, ground }, 'Public Sans');
  return { type: 'chart', title: chart.title, says: chart.says, svg, alt: chartAltText(chart) };
}

/** Returns the address to print after a link, `firm.example/contact`; null if the link's text already contains it. */
function printedAddress(url: string, text: string): string | null {
  const address = url.replace(/^(https?:\/\/|mailto:|tel:)/, '').replace(/\/$/, '');
  return text.replace(/\s/g, '').includes(address) ? null : address;
}

/** Returns the firm's address (if it is not the registered office), registered office and registration number. */
function firmFacts(site: Site) {
  const address = addressLines(site).join(', ');
  const office = site.registeredOffice && `Registered office: ${site.registeredOffice}`;
  const facts = [site.registeredOffice !== address && address, office, companyNumberText(site)];
  return facts.filter(Boolean);
}

const plateFile = (plate: string) => `plate-${plate}.jpg`;
/** The pictures of the practices, converted to JPEG: a PDF stores other formats uncompressed. */
const PLATES = await Promise.all(
  Object.values(FAMILIES).map(async ({ plate }) => {
    const still = sharp(`public/media/plate-${plate}.webp`);
    return [plateFile(plate), await still.jpeg({ mozjpeg: true }).toBuffer()] as const;
  }),
);

/** If a heading begins with the name of a practice, returns the compiler's path to its picture; else null. */
function platePathOf(heading: string): string | null {
  const practice = Object.values(FAMILIES).find(({ short }) => heading.startsWith(short));
  return practice ? plateFile(practice.plate) : null;
}

/** Scales of the text, which are tried in turn if the last page has only a few lines at scale 1. */
const OTHER_SCALES = [0.95, 0.9, 1.06];
/** If the text fills at most this fraction of the height of the last page, other scales are tried. */
const ENOUGH = 0.28;

let compiler: NodeCompiler | undefined;

function createCompiler(): NodeCompiler {
  const compiler = NodeCompiler.create({
    workspace: DIRECTORY,
    fontArgs: [
      // Fonts that are given as bytes come first, because the compiler does not accept bytes after a path.
      { fontBlobs: INDIC_FONTS.flatMap(({ files }) => files.map(readFontFile)) },
      { fontPaths: [resolve(DIRECTORY, 'fonts')] },
    ],
  });
  for (const [file, picture] of PLATES) compiler.mapShadow(resolve(DIRECTORY, file), picture);
  return compiler;
}

/**
 * Typesets a document and calls `use` with the result. If the body cannot be typeset, throws an error that states the
 * title; this error stops the build.
 */
function typeset<Result>(
  source: DocumentSource,
  site: Site,
  siteUrl: URL,
  use: (document: NodeTypstDocument, compiler: NodeCompiler) => Result,
): Result {
  const typst = (compiler ??= createCompiler());
  const compile = (scale: number) => {
    const compiled = typst.compile({
      mainFilePath: resolve(DIRECTORY, 'document.typ'),
      inputs: { data: JSON.stringify(documentData(source, site, siteUrl, scale)) },
    });
    if (compiled.result) return compiled.result;
    throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
  };
  /** Returns how much of the last page is filled, 0 to 1. Always 1 for a single page and for the brochure. */
  const filledPart = (document: NodeTypstDocument) => {
    const [filled = 1] = typst.query(document, {
      selector: '<filled>',
      field: 'value',
    }) as number[];
    return document.numOfPages === 1 ? 1 : filled;
  };
  try {
    let best = compile(1);
    for (const scale of OTHER_SCALES) {
      if (filledPart(best) > ENOUGH) break;
      const other = compile(scale);
      if (filledPart(other) > filledPart(best)) best = other;
    }
    return use(best, typst);
  } catch (error) {
    throw new Error(`the document "${source.title}" cannot be set: ${String(error)}`, {
      cause: error,
    });
  } finally {
    // Without this call, the compiler would keep about 6 MB of memory for each document.
    typst.evictCache(0);
  }
}

/** Makes the PDF file of a document. */
export const renderDocument = (source: DocumentSource, site: Site, siteUrl: URL) =>
  typeset(source, site, siteUrl, (document, compiler) => ({
    bytes: new Uint8Array(compiler.pdf(document, { pdfStandard: 'ua-1' })),
    pages: document.numOfPages,
  }));

/** Draws all pages of a document as one SVG, one page below the other, with letters as shapes. */
export const drawDocument = (source: DocumentSource, site: Site, siteUrl: URL): string =>
  typeset(source, site, siteUrl, (document, compiler) => compiler.plainSvg(document));
