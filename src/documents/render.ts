/**
 * Makes a PDF out of an entry's Markdown: tagged (PDF/UA-1), fonts embedded, no clock, so the same
 * content always gives the same bytes. A body the template cannot set stops the build.
 */
import { resolve } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { readFileSync } from 'node:fs';
import { formatDate } from '#logic/format.ts';
import type { Site } from '#schemas/site.ts';
import { markdownTree } from './markdown-tree.ts';

export interface DocumentSource {
  /** Small line above the title: what kind of document it is. */
  readonly kind: string;
  readonly title: string;
  readonly description: string;
  /** Facts under the title, such as version and applicability. */
  readonly meta: readonly (readonly [label: string, value: string])[];
  /** As-of date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly body: string;
}

export interface RenderedDocument {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
}

const DIRECTORY = resolve('src/documents');
/** Documents with more headings than this open with a list of contents. */
const CONTENTS_FROM_HEADINGS = 8;

let compiler: NodeCompiler | undefined;
let template: string | undefined;

export function renderDocument(source: DocumentSource, site: Site, siteUrl: URL): RenderedDocument {
  compiler ??= NodeCompiler.create({
    workspace: DIRECTORY,
    fontArgs: [{ fontPaths: [resolve(DIRECTORY, 'fonts')] }],
  });
  template ??= readFileSync(resolve(DIRECTORY, 'document.typ'), 'utf8');
  const { street, locality, postalCode, region, country } = site.address;
  const tree = absoluteLinks(markdownTree(source.body), siteUrl);
  const data = {
    ...source,
    date: formatDate(source.date),
    tree,
    contents:
      tree.children.filter(({ type }) => type === 'heading').length > CONTENTS_FROM_HEADINGS,
    firm: {
      name: site.name,
      legalName: site.legalName,
      phone: site.phone,
      email: site.email,
      address: `${street}, ${locality} ${postalCode}, ${region}, ${country}`,
    },
  };
  const result = compiler.compile({
    mainFileContent: template,
    inputs: { data: JSON.stringify(data) },
  });
  const document = result.result;
  if (result.hasError() || document === null) {
    result.printErrors();
    throw new Error(`the document "${source.title}" cannot be set; see the lines above`);
  }
  const bytes = new Uint8Array(compiler.pdf(document, { pdfStandard: 'ua-1' as never }));
  return { bytes, pages: document.numOfPages };
}

/** Links inside the site need the full address once they stand in a file. */
function absoluteLinks<T>(tree: T, siteUrl: URL): T {
  return JSON.parse(JSON.stringify(tree), (key, value: unknown) =>
    key === 'position'
      ? undefined
      : key === 'url' && typeof value === 'string' && value.startsWith('/')
        ? new URL(value, siteUrl).href
        : value,
  ) as T;
}
