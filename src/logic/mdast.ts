/** Pieces of a Markdown text, and their printing. Built as a tree, so that no text can break the marks around it. */
import type {
  BlockContent,
  Heading,
  Image,
  Link,
  List,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Strong,
  Table,
  Text,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';

/** The whole address for one that an entry names. */
export type Resolve = (address: string) => string;

/** A Markdown body: tables and tick boxes included. */
export function bodyParts(source: string): RootContent[] {
  return fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
    .children;
}

/** A text of a JSON entry, read as the pages read it (`inlineHtml`). */
export function textParts(source: string): RootContent[] {
  return fromMarkdown(source).children;
}

/** A text of a JSON entry behind bold opening words. */
export function openedBy(opening: string | undefined, source: string): RootContent[] {
  const [first, ...rest] = textParts(source);
  if (opening === undefined || first?.type !== 'paragraph') return textParts(source);
  return [paragraph(strong(opening), text(' '), ...first.children), ...rest];
}

export const text = (value: string): Text => ({ type: 'text', value });
export const strong = (value: string): Strong => ({ type: 'strong', children: [text(value)] });
export const link = (value: string, url: string): Link => ({
  type: 'link',
  url,
  children: [text(value)],
});
export const image = (url: string, alt: string): Image => ({ type: 'image', url, alt });
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});
export const heading = (depth: Heading['depth'], ...children: PhrasingContent[]): Heading => ({
  type: 'heading',
  depth,
  children,
});

/** `boxes`: each item opens with an empty box to tick. */
export function list(
  items: readonly RootContent[][],
  kind: 'bullets' | 'numbers' | 'boxes' = 'bullets',
): List {
  return {
    type: 'list',
    ordered: kind === 'numbers',
    spread: false,
    children: items.map((children) => ({
      type: 'listItem',
      spread: false,
      ...(kind === 'boxes' && { checked: false }),
      children: children as BlockContent[],
    })),
  };
}

/** The first row holds the column heads. Cells may hold inline Markdown. */
export function table(rows: readonly (readonly string[])[]): Table {
  const cell = (source: string): PhrasingContent[] => {
    const [first] = textParts(source);
    return first?.type === 'paragraph' ? first.children : [text(source)];
  };
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((source) => ({ type: 'tableCell', children: cell(source) })),
    })),
  };
}

/** The tree as text; every address in it is made whole. */
export function printMarkdown(children: RootContent[], resolve: Resolve): string {
  const root = withAddresses({ type: 'root', children } satisfies Root, resolve);
  return toMarkdown(root, {
    extensions: [gfmToMarkdown()],
    bullet: '-',
    emphasis: '_',
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
  });
}

/** Parentheses of an address are encoded, since simple readers end it at the first of them. */
function withAddresses<Node extends Nodes>(node: Node, resolve: Resolve): Node {
  const own =
    'url' in node ? { url: resolve(node.url).replaceAll('(', '%28').replaceAll(')', '%29') } : {};
  const inner =
    'children' in node
      ? { children: node.children.map((child) => withAddresses(child as Nodes, resolve)) }
      : {};
  return { ...node, ...own, ...inner };
}
