/** What the check looks at in Markdown: links, pictures and headings, each with its line. */
import Slugger from 'github-slugger';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { oncePerText } from '#logic/once.ts';

export interface MarkdownParts {
  readonly links: readonly { readonly href: string; readonly line: number }[];
  readonly images: readonly { readonly alt: string; readonly url: string; readonly line: number }[];
  /** Anchors of the headings, as Astro makes them. */
  readonly anchors: readonly string[];
}

export const markdownParts = oncePerText((source): MarkdownParts => {
  const links: { href: string; line: number }[] = [];
  const images: { alt: string; url: string; line: number }[] = [];
  const anchors: string[] = [];
  const slugger = new Slugger();
  const visit = (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'definition') links.push({ href: node.url, line });
    if (node.type === 'image') images.push({ alt: node.alt ?? '', url: node.url, line });
    if (node.type === 'heading') anchors.push(slugger.slug(textOf(node)));
    if ('children' in node) node.children.forEach(visit);
  };
  // Tables and the like need no extension here: links in their cells are found as they are.
  visit(fromMarkdown(source));
  return { links, images, anchors };
});

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
