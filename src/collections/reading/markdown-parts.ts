/** The parts of Markdown that the check looks at: links, pictures, headings and HTML, each with its line. */
import Slugger from 'github-slugger';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { CHART_LANGUAGE } from '#lib/charts/chart.ts';

/** Cached by text, because a check reads each text four times. */
const known = new Map<string, ReturnType<typeof partsOf>>();

export function markdownParts(source: string) {
  const parts = known.get(source) ?? partsOf(source);
  known.set(source, parts);
  return parts;
}

function partsOf(source: string) {
  const links: { href: string; line: number }[] = [];
  const images: { alt: string; url: string; line: number }[] = [];
  /** Anchors of the headings, as Astro makes them. */
  const anchors: string[] = [];
  /** HTML as written, and text that only looks like HTML. */
  const html: { written: string; line: number }[] = [];
  /** Messages about text that Markdown prints differently from what the editor meant. */
  const problems: { message: string; line: number }[] = [];
  /** Blocks of ```chart, with the line of their first field. */
  const charts: { source: string; line: number }[] = [];
  const slugger = new Slugger();
  const tree = fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'definition') links.push({ href: node.url, line });
    if (node.type === 'image') images.push({ alt: node.alt ?? '', url: node.url, line });
    if (node.type === 'code' && node.lang === CHART_LANGUAGE)
      charts.push({ source: node.value, line: line + 1 });
    if (node.type === 'heading') anchors.push(slugger.slug(toString(node)));
    const message = problemOf(node);
    if (message) problems.push({ message, line });
    if (node.type === 'table')
      for (const { children, position } of node.children.slice(1))
        if (children.length > (node.children[0]?.children.length ?? 0))
          problems.push({
            message: 'has a table row with more cells than headings; the extra cells would be lost',
            line: position?.start.line ?? line,
          });
    const written = htmlIn(node, source);
    if (written) html.push({ written, line });
  });
  return { links, images, anchors, html, charts, problems };
}

/** What an editor meant as a link, a picture, a heading or a chart, but Markdown takes for text. */
function problemOf(node: Nodes): string | undefined {
  if (node.type === 'code' && node.lang && node.lang !== CHART_LANGUAGE)
    return `has a block marked "${node.lang}"; write "${CHART_LANGUAGE}"`;
  const text = node.type === 'paragraph' ? node.children[0] : node;
  if (text?.type !== 'text') return undefined;
  if (node.type === 'paragraph')
    return /^#{1,6}[^\s#]/.test(text.value)
      ? 'has a heading without a space after #; write one'
      : undefined;
  const [link] = /\] ?\((?:[/#]|\.\.\/|https?:|mailto:|tel:)\S*/.exec(text.value) ?? [];
  return (
    link && `prints "${link}" as text; write a link as [words](/address), without spaces in it`
  );
}

/** Includes text that only looks like HTML, because Markdown parsers differ in what they accept as HTML. */
function htmlIn(node: Nodes, source: string): string | undefined {
  if (node.type !== 'html' && node.type !== 'text') return undefined;
  const { start, end } = node.position ?? {};
  const written = source.slice(start?.offset, end?.offset);
  return node.type === 'html' ? written : /(?<!\\)<[a-z/!?][\s\S]*/i.exec(written)?.[0];
}
