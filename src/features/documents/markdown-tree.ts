/** Markdown body → syntax tree, as the document templates read it. */
import type { Nodes, Root, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

declare module 'mdast' {
  interface Link {
    /** The address as paper shows it; null where the link's own words say it. */
    printed?: string | null;
  }
}

/** Links inside the site get the full address, since they stand in a file; tables are made even. */
export function markdownTree(source: string, siteUrl: URL): Root {
  const tree = fromMarkdown(source, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  visit(tree, (node) => {
    delete node.position;
    if (node.type === 'link') {
      node.url = new URL(node.url, siteUrl).href;
      node.printed = printedAddress(node.url, textOf(node));
    }
    if (node.type === 'table') {
      fillRows(node);
      alignFigures(node);
    }
  });
  return tree;
}

function visit(node: Nodes, change: (node: Nodes) => void): void {
  change(node);
  if ('children' in node) for (const child of node.children) visit(child, change);
}

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}

function printedAddress(url: string, words: string): string | null {
  const address = url.replace(/^(https?:\/\/|mailto:|tel:)/, '').replace(/\/$/, '');
  return words.includes(address) ? null : address;
}

/** Rows may be written shorter or longer than the header, which decides. */
function fillRows({ children: [header, ...rows] }: Table): void {
  for (const row of rows)
    row.children = (header?.children ?? []).map(
      (_, column) => row.children[column] ?? { type: 'tableCell', children: [] },
    );
}

/** `₹1,20,000`, `+2.5`, `15%`, `–`: what is read down a column, digit under digit. */
const FIGURE = /^[₹+−–-]?\s?[\d,.]*\s?%?$/;

/**
 * Where the body leaves a column's alignment open, a column of nothing but figures goes to the right.
 * The first column names the row, even by a number.
 */
function alignFigures(table: Table): void {
  const [header, ...rows] = table.children;
  table.align = (header?.children ?? []).map((_, column) => {
    const texts = rows.flatMap(({ children }) => children[column] ?? []).map(textOf);
    const isFigures =
      column > 0 &&
      texts.every((text) => FIGURE.test(text)) &&
      texts.some((text) => /\d/.test(text));
    return table.align?.[column] ?? (isFigures ? 'right' : null);
  });
}
