/** What one collection is: the one description from which everything that handles entries follows. */
import type { z } from 'zod';

export interface Collection<Schema extends z.ZodType<object> = z.ZodType<object>> {
  readonly schema: Schema;
  /** What the editing page calls the entries. */
  readonly label: string;
  /** Folder under `content/`; every file of the kind below it is an entry. */
  readonly folder: string;
  readonly extension: 'md' | 'json';
  /** The one file under `content/` that holds all entries as `{"entries": […]}`, each with its `id`, in their order. */
  readonly list?: string;
  /** Path, with the anchor of an entry that is part of a page; undefined where no page shows it. */
  address?(id: string, data: z.output<Schema>): string | undefined;
  /** Each entry is a page of its own. */
  readonly ownPage?: true;
  /** Headings of the text that a new entry begins with. */
  readonly outline?: readonly string[];
}

/**
 * Describes a collection; the schema's own type is kept. `files` is the one file that lists its entries, or
 * the pattern of the files that are one each.
 */
export const collection = <Schema extends z.ZodType<object>>({
  files,
  ...described
}: Omit<Collection<Schema>, 'folder' | 'extension' | 'list'> & {
  readonly files: string;
}): Collection<Schema> => ({
  ...described,
  folder: files.replace(/\/(\*.*|[^/]*)$/, ''),
  extension: files.endsWith('.md') ? 'md' : 'json',
  ...(!files.includes('*') && { list: files }),
});

/** Body of a new entry. The copy check knows "To be written", so it cannot be published by accident. */
export const outlineText = ({ outline = [] }: Pick<Collection, 'outline'>) =>
  outline.map((heading) => `## ${heading}\n\nTo be written.\n`).join('\n');
