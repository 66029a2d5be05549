/** The launch list: everything in content/ that the owner must confirm, replace or take out before the site goes live. */
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from '#collections/index.ts';
import type { Finding } from '#collections/reading/finding.ts';
import {
  problemIn,
  type Entries,
  type ReadEntry,
  type SingleReading,
} from '#collections/reading/read.ts';
import { REGISTRATIONS, missingRegistrations } from '#collections/registrations.ts';
import { missingContactFacts, standInFields, type Site } from '#collections/site.ts';
import { plural } from '#lib/format.ts';

/** What is open, each with its file and field: stand-in values, registrations, examples. */
export const launchList = (site: SingleReading<Site>, entries: Entries): Finding[] => [
  ...siteItems(site),
  ...exampleItems(entries),
];

/** What a build says of the list. */
export const openLine = (open: readonly Finding[]) =>
  `${plural(open.length, 'item is', 'items are')} to be confirmed or replaced before the site goes live: npm run doctor -- --before-launch`;

function siteItems({ value: site, source }: SingleReading<Site>): Finding[] {
  if (site === undefined) return [];
  const item = (field: string, message: string) =>
    problemIn({ file: source.file, source, above: '' }, field, message, 'warning');
  return [
    ...standInFields(site).map((field) =>
      item(field, 'holds the stand-in value; write the firm’s own'),
    ),
    ...missingContactFacts(site).map((field) =>
      item(field, 'is missing; visitors look for it on the contact page'),
    ),
    ...missingRegistrations(site.registrations).map((name) =>
      item(
        'registrations',
        `"${name}" (${REGISTRATIONS[name]}) is missing; write it, or name it in "none" if the firm has no such thing`,
      ),
    ),
  ];
}

/** Every `example: true`, of an entry or of a part of it. A draft is not shown, so it is not asked for. */
const exampleItems = (entries: Entries): Finding[] =>
  COLLECTION_NAMES.flatMap((name) =>
    (entries[name] as ReadEntry[])
      .filter(({ publication }) => publication.state !== 'draft')
      .flatMap((entry) =>
        [...examples(entry.data)].map((field) =>
          problemIn(
            entry,
            field,
            `${invented(name, field)}: only an example; write your own and take this line out`,
            'warning',
          ),
        ),
      ),
  );

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
