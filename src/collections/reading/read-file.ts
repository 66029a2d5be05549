/** Reads one file of `content/` (an entry or a group of entries), fills in the figures and checks the fields. */
import type { z } from 'zod';
import {
  entryPath,
  collectionNamed,
  type CollectionName,
  type EntryData,
  type GroupData,
} from '#collections/index.ts';
import { parseBySchema } from './error-map.ts';
import { fillPlaceholders, type PlaceholderLookup } from './figures.ts';
import { entryIdOfFile } from './files.ts';
import type { Problem } from './problem.ts';
import { publicationState, type PublicationState } from './publication.ts';
import { lineAt, parseFile, type ParsedSource } from './source.ts';

/** The properties that an entry and a group of entries have in common. */
export interface EntryOrGroup {
  readonly collection: CollectionName;
  /** Path in the collection's folder, without the file extension; for an entry in a group, an id from its fields. */
  readonly id: string;
  /** Path from the project's root. */
  readonly file: string;
  readonly data: object;
  /** Values as written in the file, with each `{{name}}` not yet replaced. */
  readonly raw: { readonly data: unknown; readonly body: string };
  /** Markdown body; empty for JSON entries. */
  readonly body: string;
  readonly publication: PublicationState;
  /** Path of the page, with an anchor if the entry is a part of the page; undefined if no page shows the entry. */
  readonly address: string | undefined;
  /**
   * Creates a `Problem` for a field, or for a line of the `body`, counted from 1. In a draft every problem is only a
   * warning, because drafts are not published.
   */
  problem(field: string, message: string, severity?: Problem['severity'], line?: number): Problem;
}

export interface ReadEntry<Name extends CollectionName = CollectionName> extends EntryOrGroup {
  readonly collection: Name;
  readonly data: EntryData<Name>;
  /** The group that contains the entry; undefined if the file is a single entry. */
  readonly group: ReadGroup<Name> | undefined;
  /** Position of the entry in its group, from 0. */
  readonly index: number;
  /** Ids of the statutory figures that the entry names. */
  readonly figures: string[];
}

/** A group of entries. Its `data` are the fields at the top of its file, such as `title`. */
export interface ReadGroup<Name extends CollectionName = CollectionName> extends EntryOrGroup {
  readonly data: GroupData<Name>;
}

/** The result of reading a collection or one of its files. */
export interface CollectionReading<Name extends CollectionName> {
  readonly entries: ReadEntry<Name>[];
  readonly groups: ReadGroup<Name>[];
  readonly problems: Problem[];
}

const NO_BODY = 'is empty; write the text under the second line of ---';

/** Reads a file of a collection. `lookUp` returns the text that replaces a `{{name}}`; `today`: `YYYY-MM-DD`. */
export function readContentFile<Name extends CollectionName>(
  name: Name,
  file: string,
  bytes: Buffer,
  { lookUp, contentDir, today }: { lookUp: PlaceholderLookup; contentDir: string; today: string },
): CollectionReading<Name> {
  const reading: CollectionReading<Name> = { entries: [], groups: [], problems: [] };
  const source = parseFile(file, bytes);
  if ('message' in source) return { ...reading, problems: [source] };
  const parsed = { collection: name, file, source, lookUp, today };
  const { schema, group: description } = collectionNamed(name);

  const addEntry = (written: unknown, id: string, index: number, group?: ReadGroup<Name>) => {
    const above = description && `${description.list}[${index}]`;
    const { data, fields, problems } = readFields(parsed, written, schema, above);
    reading.problems.push(...problems);
    if (data === undefined) return;
    const address = entryPath(name, id, data, group?.data);
    reading.entries.push({ ...fields, data: data as EntryData<Name>, id, address, group, index });
  };

  const id = entryIdOfFile(name, file, contentDir);
  if (!description) {
    addEntry(source.data, id, 0);
    return reading;
  }
  const { list, head, entryId, address } = description;
  const { [list]: items, ...shared } = Object(source.data) as Record<string, unknown>;
  const { data, fields, problems } = readFields(parsed, shared, head);
  reading.problems.push(...problems);
  if (!Array.isArray(items))
    reading.problems.push(fields.problem(list, 'is missing; expected a list'));
  if (data === undefined || !Array.isArray(items)) return reading;
  const group = {
    ...fields,
    data: { ...data, id } as GroupData<Name>,
    id,
    address: address?.(id, data),
  };
  reading.groups.push(group);
  for (const [index, item] of (items as unknown[]).entries()) {
    const written = Object(item) as Record<string, unknown>;
    addEntry(item, entryId?.(written, id) ?? String(written['id']), index, group);
  }
  return reading;
}

interface ParsedFile<Name extends CollectionName> {
  readonly collection: Name;
  readonly file: string;
  readonly source: ParsedSource;
  readonly lookUp: PlaceholderLookup;
  readonly today: string;
}

/** If an entry of a collection with `statusOn` has no `status`, adds the status that follows from its date. */
function withStatus(name: CollectionName, fields: unknown, today: string): unknown {
  const { statusOn } = collectionNamed(name);
  if (!statusOn || typeof fields !== 'object' || fields === null) return fields;
  return { status: statusOn(String((fields as { date?: unknown }).date), today), ...fields };
}

/** Replaces each `{{name}}` and checks the fields. `above`: path of the entry in the file, such as `faqs[3]`. */
function readFields<Name extends CollectionName>(
  { collection, file, source, lookUp, today }: ParsedFile<Name>,
  written: unknown,
  schema: z.ZodType<object>,
  above = '',
) {
  const { body, bodyLine, lineOf } = source;
  // Reads `draft` and `publishDate` before the fields are checked, so that a draft with errors counts as a draft.
  const publication = publicationState(written ?? {}, today);
  const problem: EntryOrGroup['problem'] = (field, message, severity = 'error', line = 1) => {
    const path = [above, field].filter(Boolean).join('.');
    const lineInFile = field === 'body' ? bodyLine + line - 1 : lineOf(path);
    return {
      severity: publication.state === 'draft' ? 'warning' : severity,
      file,
      field: path,
      message,
      ...(path !== '' && { line: lineInFile }),
    };
  };
  const filled = fillPlaceholders(written, lookUp);
  const filledBody = fillPlaceholders(body, lookUp);
  const { data, errors } = parseBySchema(schema, withStatus(collection, filled.value, today));
  const hasNoBody = file.endsWith('.md') && body === '';
  const problems = [
    ...(hasNoBody ? [problem('body', NO_BODY)] : []),
    ...filled.problems.map(({ name, field, why }) => problem(field, `{{${name}}} ${why}`)),
    ...filledBody.problems.map(({ name, index, why }) =>
      problem('body', `{{${name}}} ${why}`, 'error', lineAt(body, index)),
    ),
    ...errors.map(({ field, message }) => problem(field, message)),
  ];
  const fields = {
    collection,
    file,
    raw: { data: written, body },
    body: String(filledBody.value),
    publication,
    problem,
    figures: [...new Set([...filled.figures, ...filledBody.figures])],
  };
  return { data, fields, problems };
}
