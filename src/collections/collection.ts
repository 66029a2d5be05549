/** The description of a collection, which everything that handles its entries uses. */
import { dirname } from 'node:path';
import type { z } from 'zod';

export interface Collection<Schema extends z.ZodType<object> = z.ZodType<object>> {
  readonly schema: Schema;
  /** What the editing page calls the entries. */
  readonly label: string;
  /** Under `content/`: one file, or a pattern of files with one entry each. */
  readonly files: string;
  readonly folder: string;
  readonly extension: 'md' | 'json';
  /** The one file holds all entries as `{"entries": […]}`, each with its `id`, in their order. */
  readonly isList?: true;
  /** Path, with the anchor of an entry that is part of a page; undefined where no page shows it. */
  address?(id: string, data: z.output<Schema>): string | undefined;
  /** Each entry is a page of its own. */
  readonly ownPage?: true;
  /** Headings in the text of a new entry. */
  readonly outline?: readonly string[];
}

/** Describes a collection and keeps the type of its schema. */
export const collection = <Schema extends z.ZodType<object>>(
  described: Omit<Collection<Schema>, 'folder' | 'extension'>,
): Collection<Schema> => ({
  ...described,
  folder: dirname(described.files.replace('**/', '')),
  extension: described.files.endsWith('.md') ? 'md' : 'json',
});

/** Body of a new entry. The copy check rejects "To be written", so nobody publishes it by accident. */
export const outlineText = ({ outline = [] }: Pick<Collection, 'outline'>) =>
  outline.map((heading) => `## ${heading}\n\nTo be written.\n`).join('\n');
