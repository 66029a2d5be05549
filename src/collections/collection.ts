/** The description of a collection, which all code that handles its entries uses. */
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
  /** For files with several entries; left out if each file is one entry. */
  readonly group?: EntryGroup<Head>;
  /** Returns the path, with an anchor if the entry is part of a page; undefined if no page shows the entry. */
  address?(id: string, data: z.output<Schema>, head: z.output<Head>): string | undefined;
  /** Each entry is a page of its own. */
  readonly ownPage?: true;
  /** Returns the name of an entry's document, `<name>-….pdf`, which must be unique. */
  documentName?(id: string, data: z.output<Schema>): string | undefined;
  /**
   * Id of a tool, if the entries are its rules; the doctor then compares their conditions with the tool's questions.
   */
  readonly tool?: string;
  /** Returns the status that follows from an entry's day, if the entry states none. */
  statusOn?(date: string, today: string): string;
  /** Returns the list in which `order` is a position; when left out, it is the entry's folder. */
  orderScope?(id: string, data: z.output<Schema>): string;
}

/** A JSON file with fields that its entries share, and a list of the entries. */
interface EntryGroup<Head extends Fields = Fields> {
  /** Name of the list in the file, such as "faqs". */
  readonly list: string;
  readonly head: Head;
  /** Returns the address of the whole group, whose `id` is the name of its file. */
  address?(id: string, head: z.output<Head>): string | undefined;
  /** Returns the id of an entry in the file `group`. If left out, the field `id` contains it. */
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

/** Body of a new entry. The check of texts rejects this text, so nobody publishes it by accident. */
export const NEW_ENTRY_BODY = '## A heading\n\nTo be written.\n';

/** Adds an error that depends on several fields to one of them. */
export const addIssueAt = (context: z.RefinementCtx, path: PropertyKey[], message: string) =>
  context.addIssue({ code: 'custom', path, message });
