/** `/llms.txt` (llmstxt.org): what the site holds, for programs that read it. */
import type { Heading, Link, List, Paragraph, PhrasingContent, Text } from 'mdast';
import { printMarkdown, wholeAddress } from './markdown-twin.logic.ts';

interface Listed {
  readonly title: string;
  readonly path: string;
  /** One line. */
  readonly about: string;
}

interface Contents {
  readonly firm: string;
  readonly description: string;
  readonly notes: readonly string[];
  readonly groups: readonly { readonly name: string; readonly items: readonly Listed[] }[];
}

/** @param site address that paths are resolved against */
export function llmsText({ firm, description, notes, groups }: Contents, site: URL): string {
  return printMarkdown([
    heading(1, firm),
    { type: 'blockquote', children: [paragraph(text(description))] },
    ...notes.map((note) => paragraph(text(note))),
    ...groups.flatMap(({ name, items }) => [
      heading(2, name),
      bullets(
        items.map(({ title, path, about }) =>
          paragraph(link(title, wholeAddress(path, site)), text(`: ${about.replace(/\s+/g, ' ')}`)),
        ),
      ),
    ]),
  ]);
}

const text = (value: string): Text => ({ type: 'text', value });
const link = (value: string, url: string): Link => ({ type: 'link', url, children: [text(value)] });
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
const heading = (depth: Heading['depth'], value: string): Heading => ({
  type: 'heading',
  depth,
  children: [text(value)],
});
const bullets = (items: readonly Paragraph[]): List => ({
  type: 'list',
  spread: false,
  children: items.map((item) => ({ type: 'listItem', spread: false, children: [item] })),
});
