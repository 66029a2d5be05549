/** `/llms.txt` (llmstxt.org): what the site holds, for programs that read it. */
import { heading, link, list, paragraph, printMarkdown, text, type Resolve } from './mdast.ts';

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

export function llmsText(contents: Contents, resolve: Resolve): string {
  return printMarkdown(
    [
      heading(1, text(contents.firm)),
      { type: 'blockquote', children: [paragraph(text(contents.description))] },
      ...contents.notes.map((note) => paragraph(text(note))),
      ...contents.groups.flatMap(({ name, items }) => [
        heading(2, text(name)),
        list(
          items.map(({ title, path, about }) => [
            paragraph(link(title, path), text(`: ${about.replace(/\s+/g, ' ')}`)),
          ]),
        ),
      ]),
    ],
    resolve,
  );
}
