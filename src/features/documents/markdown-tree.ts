/** Markdown body → syntax tree, as the document templates read it. */
import type { Root, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { readChart } from '#collections/chart.ts';
import { CHART_LANGUAGE } from '#collections/reading/markdown-parts.ts';
import { chartInWords } from '#lib/charts/chart.ts';
import { chartSvg } from '#lib/charts/print.ts';
import { LIGHT } from '#site/palette.ts';

/** A chart block, as the templates print it. */
export interface ChartNode {
  readonly type: 'chart';
  readonly position?: undefined;
  readonly title: string;
  readonly says: string;
  readonly svg: string;
  /** Alternative text. */
  readonly words: string;
}

declare module 'mdast' {
  interface RootContentMap {
    chart: ChartNode;
  }
  interface Link {
    /** The address to print; null if the words of the link already contain it. */
    printed?: string | null;
  }
}

/** Gives links inside the site their full address, since a document is read elsewhere, and fills up table rows. */
export function markdownTree(source: string, siteUrl: URL): Root {
  const tree = fromMarkdown(source, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  tree.children = tree.children.map((node) =>
    node.type === 'code' && node.lang === CHART_LANGUAGE ? chartNode(node.value) : node,
  );
  visit(tree, (node) => {
    if (node.type === 'chart') return;
    delete node.position;
    if (node.type === 'link') {
      node.url = new URL(node.url, siteUrl).href;
      node.printed = printedAddress(node.url, toString(node));
    }
    if (node.type === 'table') fillRows(node);
  });
  return tree;
}

const { ink, brand: mark, control: rule, card: ground } = LIGHT;

function chartNode(source: string): ChartNode {
  const chart = readChart(source);
  return {
    type: 'chart',
    title: chart.title,
    says: chart.says,
    svg: chartSvg(chart, { ink, mark, rule, ground }, 'Public Sans').svg,
    words: chartInWords(chart),
  };
}

function printedAddress(url: string, words: string): string | null {
  const address = url.replace(/^(https?:\/\/|mailto:|tel:)/, '').replace(/\/$/, '');
  return words.includes(address) ? null : address;
}

/** Gives every row as many cells as the header; in the source, rows may be shorter or longer. */
function fillRows({ children: [header, ...rows] }: Table): void {
  for (const row of rows)
    row.children = (header?.children ?? []).map(
      (_, column) => row.children[column] ?? { type: 'tableCell', children: [] },
    );
}
