/** The launch list: everything the owner must confirm, replace or take out before the site goes live. */
import { join } from 'node:path';
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from '#collections/index.ts';
import { plural } from '#lib/format.ts';
import { CONTENT_DIR, SITE_FILE, files, slashes } from '#collections/reading/files.ts';
import { warning, type Finding } from '#collections/reading/finding.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';
import { usableText } from '#collections/reading/source.ts';
import { REGISTRATIONS, missingRegistrations } from '#collections/registrations.ts';
import { missingContactFacts, standInFields, type Site } from '#collections/site.ts';

/** What is open, each with its file and field: stand-in values, registrations, examples, promises. */
export function launchList(
  site: Site | undefined,
  entries: Entries,
  promises: readonly MadePromise[],
  contentDir: string,
): Finding[] {
  return [
    ...siteItems(site, join(contentDir, SITE_FILE)),
    ...exampleItems(entries),
    ...promiseItems(promises),
    ...lostPromises(promises),
  ];
}

/** What a build says of the list. */
export const openLine = (open: readonly Finding[]) =>
  `${plural(open.length, 'item is', 'items are')} to be confirmed or replaced before the site goes live: npm run doctor -- --before-launch`;

function siteItems(site: Site | undefined, file: string): Finding[] {
  if (site === undefined) return [];
  return [
    ...standInFields(site).map((field) =>
      warning(file, field, 'holds the stand-in value; write the firm’s own'),
    ),
    ...missingContactFacts(site).map((field) =>
      warning(file, field, 'is missing; visitors look for it on the contact page'),
    ),
    ...missingRegistrations(site.registrations).map((name) =>
      warning(
        file,
        'registrations',
        `"${name}" (${REGISTRATIONS[name]}) is missing; write it, or name it in "none" if the firm has no such thing`,
      ),
    ),
  ];
}

/** Every `example: true`, of an entry or of a part of it. A draft is not shown, so it is not asked for. */
function exampleItems(entries: Entries): Finding[] {
  return COLLECTION_NAMES.flatMap((name) =>
    (entries[name] as ReadEntry[])
      .filter(({ publication }) => publication.state !== 'draft')
      .flatMap(({ file, data }) =>
        [...examples(data)].map((field) =>
          warning(
            file,
            field,
            `${invented(name, field)}: only an example; write your own and take this line out`,
          ),
        ),
      ),
  );
}

const invented = (name: CollectionName, field: string) =>
  (field === 'example' && collectionNamed(name).invented) || 'this part';

/** Paths of the fields `example` that are true: `blocks[3].example`. */
function* examples(value: unknown, path = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const field = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    if (key === 'example' && inner === true) yield field;
    else yield* examples(inner, field);
  }
}

/** Every place that holds the words of a promise. */
const promiseItems = (promises: readonly MadePromise[]): Finding[] =>
  promises.flatMap(({ words, says, places }) =>
    places.map(({ file, line }) =>
      warning(file, '', `“${words}”: confirm that this is so: ${says}`, line),
    ),
  );

/** Promises that no copy makes any more: it may make them in other words now. */
export const lostPromises = (promises: readonly MadePromise[]): Finding[] =>
  promises
    .filter(({ places }) => places.length === 0)
    .map(({ file, field, words }) =>
      warning(
        file,
        field,
        `no copy says “${words}” any more; write the words it has now, or take this item out`,
      ),
    );

export interface MadePromise {
  /** Where it is listed. */
  readonly file: string;
  readonly field: string;
  readonly words: string;
  readonly says: string;
  /** Lines of the copy that make it. */
  readonly places: readonly { readonly file: string; readonly line: number }[];
}

/** The promises with the places of the copy that make them. */
export function madePromises({ promises }: Entries, contentDir = CONTENT_DIR): MadePromise[] {
  const copy = promises.length === 0 ? [] : copyFiles(contentDir);
  return promises.flatMap(({ file: list, data }) =>
    data.promises.map(({ words, says, file: only }, index) => {
      const within =
        only === undefined
          ? copy
          : copy.filter(({ file }) => file === slashes(join(contentDir, only)));
      const places = within.flatMap(({ file, text }) =>
        linesWith(words.toLowerCase(), text).map((line) => ({ file, line })),
      );
      return { file: list, field: `promises[${index}]`, words, says, places };
    }),
  );
}

const linesWith = (words: string, text: string): number[] =>
  text.includes(words)
    ? text.split('\n').flatMap((line, index) => (line.includes(words) ? [index + 1] : []))
    : [];

/** Every file of the copy, its text in lower case. */
const copyFiles = (contentDir: string) =>
  COLLECTION_NAMES.filter((name) => name !== 'promises' && name !== 'facts')
    .flatMap((name) => files(name, contentDir))
    .map((file) => ({ file: slashes(file), text: usableText(file).toLowerCase() }));
