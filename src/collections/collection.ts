/** Types that describe a collection of content/: the files, fields and addresses of its entries. */
import { dirname } from 'node:path';
import { z } from 'zod';

type Fields = z.ZodType<object>;

export interface Collection<Schema extends Fields = Fields, Head extends Fields = Fields> {
  readonly schema: Schema;
  /** Name of the entries on the editing page. */
  readonly label: string;
  /** Path of the collection's file under `content/`, or a pattern for its files. */
  readonly files: string;
  readonly folder: string;
  readonly extension: 'md' | 'json';
  /** Only if a file contains several entries: the list of entries, and the fields that they share. */
  readonly group?: EntryGroup<Head>;
  /** Returns the path of an entry, with an anchor if it is part of a page; undefined if no page shows the entry. */
  address?(id: string, data: z.output<Schema>, head: z.output<Head>): string | undefined;
  readonly ownPage?: true;
  /** Returns a unique name for the document (PDF) of an entry; the file is `<name>-….pdf`. */
  documentName?(id: string, data: z.output<Schema>): string | undefined;
  /** Id of the tool, if the entries are rules of a tool. The doctor compares the rules with the tool's questions. */
  readonly tool?: string;
  /** Returns the status of an entry that states no status, from its `date` and the day `today`. */
  statusOn?(date: string, today: string): string;
  /** Returns the name of the list in which an entry has the position `order`; by default, its folder is the list. */
  orderScope?(id: string, data: z.output<Schema>): string;
}

/** Describes a JSON file: a list of entries, and the fields that these entries share. */
interface EntryGroup<Head extends Fields = Fields> {
  /** Name of the list in the file, such as "faqs". */
  readonly list: string;
  readonly head: Head;
  /** Returns the address of the whole group. `id`: the name of the file. */
  address?(id: string, head: z.output<Head>): string | undefined;
  /** Returns the id of an entry in the file `group`. By default, the field `id` of the entry. */
  entryId?(data: Readonly<Record<string, unknown>>, group: string): string;
}

/** Describes a file `{"entries": […]}`, which contains a list of entries and no other fields. */
export const GROUP_WITHOUT_HEAD = { list: 'entries', head: z.strictObject({}) };

export const collection = <Schema extends Fields, Head extends Fields = never>(
  description: Omit<Collection<Schema, Head>, 'folder' | 'extension'>,
): Collection<Schema, Head> => ({
  ...description,
  folder: dirname(description.files.replace('**/', '')),
  extension: description.files.endsWith('.md') ? 'md' : 'json',
});

/** Body of a new entry. The doctor rejects the words “To be written”, so nobody publishes this text by accident. */
export const NEW_ENTRY_BODY = '## A heading\n\nTo be written.\n';

/** Reports an error at the field `path`. */
export const addIssueAt = (context: z.RefinementCtx, path: PropertyKey[], message: string) =>
  context.addIssue({ code: 'custom', path, message });
