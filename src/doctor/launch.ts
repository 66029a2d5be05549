/** The launch list: everything in content/ that the owner must confirm, replace or take out before the site goes live. */
import type { Problem } from '#collections/reading/problem.ts';
import type { Content, Entries, ReadEntry } from '#collections/reading/read.ts';
import type { Site } from '#collections/site.ts';
import { plural } from '#lib/format.ts';
import { everyEntry, everyText, textsOf } from './texts.ts';

/** The open items, each with its file and field: stand-in values, memberships, the city of the copy, examples. */
export const launchList = (content: Content): Problem[] => [
  ...content.all.site.flatMap(siteItems),
  ...content.all.site.flatMap(({ data }) => cityItems(content, data.address.locality)),
  ...exampleItems(content.all),
];

/** The line that a build prints about the list. */
export const openLine = (open: readonly Problem[]) =>
  `${plural(open.length, 'item is', 'items are')} to be confirmed or replaced before the site goes live: npm run doctor -- --before-launch`;

/** Words and digits by which the project's stand-in values are recognised. */
const STAND_IN = /Kaveri Advisory|0000 ?0000|example\.com|Sample House|AAA-0000|12\.9716/;

/** The city in which the copy places the stand-in firm. */
const STAND_IN_CITY = 'Bangalore';

/** Fields of site.json that still hold a stand-in value; another legal form's registration number is not shown. */
export const standInFields = (site: Site) =>
  Object.entries(site)
    .filter(([field]) => field !== 'llpin' || site.legalForm === 'llp')
    .filter(([, value]) => STAND_IN.test(JSON.stringify(value)))
    .map(([field]) => field);

/** Every text that still names the stand-in firm's city when the office is in another. */
const cityItems = (content: Content, locality: string): Problem[] =>
  locality === STAND_IN_CITY
    ? []
    : everyText(content).flatMap((entry) =>
        textsOf(entry)
          .filter(({ value }) => value.includes(STAND_IN_CITY))
          .map(({ path }) => {
            const message = `names ${STAND_IN_CITY}, but the office is in ${locality}; write {{site.locality}}`;
            return entry.problem(path, message, 'warning');
          }),
      );

const MISSING = {
  officeHours: 'visitors look for it on the contact page',
  replyTime: 'visitors look for it on the contact page',
  memberships:
    'the professions ask for it: firm registration number of the ICAI, certificate of practice of the ICSI, who signs audits; write [] if there are none',
  people:
    'clients ask who signs: write names, membership numbers, languages and addresses; write [] if none are to be shown',
} as const;

function siteItems(entry: ReadEntry<'site'>): Problem[] {
  const site = entry.data;
  const item = (field: string, message: string) => entry.problem(field, message, 'warning');
  return [
    ...standInFields(site).map((field) =>
      item(field, 'holds the stand-in value; write the firm’s own'),
    ),
    ...Object.entries(MISSING)
      .filter(([field]) => site[field as keyof Site] === undefined)
      .map(([field, why]) => item(field, `is missing; ${why}`)),
  ];
}

/** Every `example: true` of an entry or of a part of it. Drafts are left out, because they are not shown. */
const exampleItems = (entries: Entries): Problem[] =>
  everyEntry(entries)
    .filter(({ publication }) => publication.state !== 'draft')
    .flatMap((entry) =>
      [...examples(entry.data)].map((field) => {
        const message = 'marks an example; write your own and delete this line';
        return entry.problem(field, message, 'warning');
      }),
    );

/** Paths of the fields `example` that are true: `blocks[3].example`. */
function* examples(value: unknown, path = ''): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const field = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    if (key === 'example' && inner === true) yield field;
    else yield* examples(inner, field);
  }
}
