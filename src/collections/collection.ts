/** The description of a collection, which everything that handles its entries uses. */
import { dirname } from 'node:path';
import { z } from 'zod';

type Fields = z.ZodType<object>;

export interface Collection<Schema extends Fields = Fields, Head extends Fields = Fields> {
  readonly schema: Schema;
  /** Name of the entries on the editing page. */
  readonly label: string;
  /** Under `content/`: one file, or a pattern of files. */
  readonly files: string;
  readonly folder: string;
  readonly extension: 'md' | 'json';
  /** Where a file has several entries; left out where a file is one entry. */
  readonly group?: EntryGroup<Head>;
  /** Path, with the anchor of an entry that is part of a page; undefined where no page shows it. */
  address?(id: string, data: z.output<Schema>, head: z.output<Head>): string | undefined;
  /** Each entry is a page of its own. */
  readonly ownPage?: true;
  /** Makes the document `<name>-….pdf` of an entry; no two entries may have the same. */
  documentName?(id: string, data: z.output<Schema>): string | undefined;
  /** If the entries are rules of a tool: its id; the doctor checks that their conditions name its questions. */
  readonly tool?: string;
  /** Returns the status of an entry without one, by its day. */
  statusOn?(date: string, today: string): string;
  /** Returns the list in which `order` is a position; when left out, it is the entry's folder. */
  orderScope?(id: string, data: z.output<Schema>): string;
}

/** A JSON file with a list of entries, and above it the fields that they share. */
interface EntryGroup<Head extends Fields = Fields> {
  /** Name of the list in the file, such as "faqs". */
  readonly list: string;
  readonly head: Head;
  /** Where visitors find the group as a whole. `id`: the name of its file. */
  address?(id: string, head: z.output<Head>): string | undefined;
  /** Id of an entry; its field `id` when left out. `group`: the name of its file. */
  entryId?(data: Readonly<Record<string, unknown>>, group: string): string;
}

/** A file `{"entries": […]}` without shared fields. */
export const GROUP_WITHOUT_HEAD = { list: 'entries', head: z.strictObject({}) };

export const collection = <Schema extends Fields, Head extends Fields = never>(
  description: Omit<Collection<Schema, Head>, 'folder' | 'extension'>,
): Collection<Schema, Head> => ({
  ...description,
  folder: dirname(description.files.replace('**/', '')),
  extension: description.files.endsWith('.md') ? 'md' : 'json',
});

/** Body of a new entry. The copy check rejects it, so nobody publishes it by accident. */
export const NEW_ENTRY_BODY = '## A heading\n\nTo be written.\n';

/** Reports an error that depends on several fields at one of them. */
export const addIssueAt = (context: z.RefinementCtx, path: PropertyKey[], message: string) =>
  context.addIssue({ code: 'custom', path, message });
