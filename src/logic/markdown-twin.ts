/**
 * The Markdown twin of a page, for readers that are programs: made of the same entry, by the same
 * vocabulary, in the same order. Services and block pages have files of their own for their parts.
 */
import type { RootContent } from 'mdast';
import { stringify } from 'yaml';
import {
  bodyParts,
  heading,
  image,
  link,
  list,
  paragraph,
  printMarkdown,
  text,
  type Resolve,
} from './mdast.ts';

/** What stands between the two lines of `---`. */
export interface TwinFront {
  readonly title: string;
  /** Address of the page. */
  readonly url: string;
  readonly description: string;
  /** Day of publication or of the last review. */
  readonly date?: string | undefined;
  readonly updated?: string | undefined;
  readonly author?: string | undefined;
}

export function markdownTwin(front: TwinFront, parts: RootContent[], resolve: Resolve): string {
  const known = Object.fromEntries(
    Object.entries(front).filter(([, value]) => value !== undefined),
  );
  const body = printMarkdown([heading(1, text(front.title)), ...parts], resolve);
  return `---\n${stringify(known, { lineWidth: 0 })}---\n\n${body}`;
}

/** A line of its own, such as the note on the figures; none when there is nothing to say. */
export function line(words: string | undefined): RootContent[] {
  return words === undefined ? [] : [paragraph(text(words))];
}

export function picture(address: string | undefined, alt: string | undefined): RootContent[] {
  return address === undefined ? [] : [paragraph(image(address, alt ?? ''))];
}

interface Source {
  readonly title: string;
  readonly url?: string | undefined;
}

export function articleParts(body: string, sources: readonly Source[] = []): RootContent[] {
  const parts = belowTitle(bodyParts(body));
  if (sources.length === 0) return parts;
  const items = sources.map(({ title, url }) => [paragraph(url ? link(title, url) : text(title))]);
  return [...parts, heading(2, text('Sources')), list(items)];
}

/** Short articles have a smaller title on their page, and smaller headings: here the first level is 2. */
function belowTitle(parts: RootContent[]): RootContent[] {
  const depths = parts.flatMap((part) => (part.type === 'heading' ? [part.depth] : []));
  const raise = Math.min(...depths, 6) - 2;
  return parts.map((part) =>
    part.type === 'heading' ? { ...part, depth: (part.depth - raise) as typeof part.depth } : part,
  );
}
