/** Finds the parts of Markdown that the check needs: links, pictures, headings and HTML, each with its line. */
import Slugger from 'github-slugger';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { CHART_FENCE_LANGUAGE } from '#lib/charts/chart.ts';
import { quoteValue } from './error-map.ts';

/** Cached results of `inspectMarkdown`, by text, because a check of the content reads each text several times. */
const cache = new Map<string, ReturnType<typeof partsOf>>();

export function inspectMarkdown(source: string) {
  const parts = cache.get(source) ?? partsOf(source);
  cache.set(source, parts);
  return parts;
}

function partsOf(source: string) {
  const links: { href: string; line: number }[] = [];
  const images: { url: string; line: number }[] = [];
  /** Headings, with the same anchors as in Astro's HTML. */
  const headings: { anchor: string; line: number }[] = [];
  const html: { written: string; line: number }[] = [];
  /** Messages about text that Markdown does not print as the editor meant it. */
  const problems: { message: string; line: number }[] = [];
  /** Messages about Markdown that fields and documents (PDF) cannot show. */
  const unprintable: { message: string; line: number }[] = [];
  /** Level of the previous heading. The title of a document is level 1. */
  let depth = 1;
  /** Code blocks that begin with ```chart, each with the line of its first field. */
  const charts: { source: string; line: number }[] = [];
  /** Items of a list that begin with `[ ]` or `[x]`. */
  const boxes: { isTicked: boolean; line: number }[] = [];
  const slugger = new Slugger();
  const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  /** Messages about lists, headings and tables: only a body can show such blocks; a field prints one line of text. */
  const blocks = tree.children.filter(isBlock).map(({ type, position }) => ({
    message: `has ${BLOCKS.get(type)}, which this field prints as one running line; write sentences`,
    line: position?.start.line ?? 1,
  }));
  visit(tree, (node) => {
    const { start, end } = node.position ?? {};
    const line = start?.line ?? 1;
    const written = source.slice(start?.offset, end?.offset);
    if (node.type === 'link' || node.type === 'definition') links.push({ href: node.url, line });
    if (node.type === 'link' && toString(node).trim() === '')
      problems.push({ message: 'has a link without words; write [words](/address)', line });
    if (node.type === 'listItem' && typeof node.checked === 'boolean')
      boxes.push({ isTicked: node.checked, line });
    if (node.type === 'image') images.push({ url: node.url, line });
    if (node.type === 'code' && node.lang === CHART_FENCE_LANGUAGE)
      charts.push({ source: node.value, line: line + 1 });
    else if (UNPRINTABLE.has(node.type))
      unprintable.push({ message: `has ${UNPRINTABLE.get(node.type)}, ${NOT_SHOWN}`, line });
    if (node.type === 'heading') {
      if (node.depth > depth + 1)
        unprintable.push({ message: `has a heading that skips a level, ${NOT_SHOWN}`, line });
      depth = node.depth;
      headings.push({ anchor: slugger.slug(toString(node)), line });
    }
    const message = problemOfNode(node, written, source);
    if (message) problems.push({ message, line });
    if (node.type === 'table')
      for (const { children, position } of node.children)
        if (children.length > (node.children[0]?.children.length ?? 0))
          problems.push({ message: CELLS_LOST, line: position?.start.line ?? line });
    // `html` also lists text that only looks like HTML, because Markdown parsers differ in what they accept as HTML.
    const [tag] = node.type === 'text' ? (/(?<!\\)<[a-z/!?][^]*/i.exec(written) ?? []) : [];
    if (node.type === 'html' || tag) html.push({ written: tag ?? written, line });
  });
  return { links, images, headings, html, boxes, charts, problems, unprintable, blocks };
}

const BLOCKS: ReadonlyMap<string, string> = new Map([
  ['list', 'a list'],
  ['heading', 'a heading'],
  ['table', 'a table'],
]);
/** Ignores a list of one item, because a field prints the item as typed, with "1." or "-". */
const isBlock = (node: Nodes) =>
  BLOCKS.has(node.type) && !(node.type === 'list' && node.children.length === 1);

const CELLS_LOST = 'has a table row with more cells than headings; the extra cells would be lost';

const NOT_SHOWN = 'which a document (PDF) or a field cannot show; write it in another way';

/** Markdown elements that `features/documents/markdown.typ` and `lib/inline-text.ts` cannot show. */
const UNPRINTABLE: ReadonlyMap<string, string> = new Map([
  ['code', 'a block of code'],
  ['footnoteDefinition', 'a footnote'],
  ['image', 'a picture'],
  ['imageReference', 'a picture'],
  ['linkReference', 'a link with its address elsewhere'],
]);

/**
 * Returns a message if Markdown does not print a link, heading, list, table, bold word or multiplication as the editor
 * meant it, or if a picture has no alternative text.
 */
function problemOfNode(node: Nodes, written: string, source: string): string | undefined {
  switch (node.type) {
    case 'image':
      return node.alt?.trim()
        ? undefined
        : 'has a picture without alternative text; write between the brackets what it shows: ![what it shows](…)';
    case 'code':
      return /^[`~]/.test(written)
        ? undefined
        : 'has a paragraph that begins with a tab or four spaces, which prints as code; take them out';
    case 'heading':
      if (!/[\p{L}\p{N}]/u.test(toString(node)))
        return 'has a heading without words; write them after the #, or delete the line';
      if (!written.startsWith('#'))
        return `makes ${quoteValue(toString(node))} a heading by the line under it; leave a line empty above that line, or write "## " before a heading`;
      return node.depth === 1
        ? `has a main heading, ${quoteValue(written)}, and its page has one already; write "## "`
        : undefined;
    case 'list':
      return Number(node.start) > LIST_START_MAX
        ? `begins a line with "${node.start}.", which prints as a list; write "${node.start}\\." or begin the sentence otherwise`
        : undefined;
    case 'emphasis':
    case 'strong':
    case 'delete': {
      const before = source.slice(0, node.position?.start.offset);
      const after = source.slice(node.position?.end.offset);
      const isInside = /[\p{L}\p{M}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after);
      if (!isInside && !/\p{N}$/u.test(before) && !/^\p{N}/u.test(after)) return undefined;
      const whole = `${/\S*$/.exec(before)?.[0]}${written}${/^\S*/.exec(after)?.[0]}`;
      return `prints ${quoteValue(whole)} without "${written[0]}"; use × for multiplication; put * around whole words only`;
    }
    case 'paragraph':
      if (/^#{1,6}[^\s#]/.test(written)) return 'has a heading without a space after #; write one';
      if (LETTERED_LINES.test(written))
        return 'has a lettered list, (a) or a., which prints as one running line; begin each line with "- "';
      return /^\|.*\n\s*\||^\s*\|?[ \t]*:?-+:?[ \t]*\|[-:| \t\r]*$/m.test(written)
        ? 'prints the | of a table; write "---" once for each column in the row under the headings, and leave a line empty above the table'
        : undefined;
    case 'text': {
      const [mark] = PRINTED_MARK.exec(written) ?? [];
      if (mark !== undefined)
        return `prints the signs of ${quoteValue(mark)}; write **bold words** with a space or a full stop after the last sign and none inside, and no == or ^`;
      const [note] = /\[\^[^\]\s]+\]|(?<=\])\[[^\]]*\]/.exec(node.value) ?? [];
      if (note !== undefined)
        return `prints "${note}" as text; add the line that begins with ${note}: at the end of the text, or delete the mark`;
      const [link] = /\] ?\((?:[/#]|\.\.\/|https?:|mailto:|tel:)\S*/.exec(node.value) ?? [];
      return (
        link && `prints "${link}" as text; write a link as [words](/address), without spaces in it`
      );
    }
    default:
      return undefined;
  }
}

/** Matches two lines of one paragraph that begin with `(a)`, `(iv)`, `b)` or `c.`. */
const LETTERED_LINES =
  /^\s*\(?(?:[a-h]|[ivx]{1,4})[.)]\s.*\n(?:.*\n)*?\s*\(?(?:[a-h]|[ivx]{1,4})[.)]\s/m;
/** Matches formatting that Markdown does not recognise and prints as typed: `**Note:**this`, `==marked==`, `1^st^`. */
const PRINTED_MARK = /(?<!\\)\*\*\S*|==[^\s=][^=\n]*==|\^[^\s^]{1,20}\^/;

/** Highest number with which a list may begin. A higher number at the start of a line is taken for a year. */
const LIST_START_MAX = 99;
