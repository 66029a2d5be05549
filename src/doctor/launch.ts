/** The launch list: everything in content/ that the owner must confirm, replace or remove before the site goes live. */
import type { Problem } from '#collections/reading/problem.ts';
import type { Content, ReadEntry } from '#collections/reading/read.ts';
import { formatQuantity } from '#lib/format.ts';
import { valuesIn } from '#collections/reading/values.ts';
import { everyEntry } from './entries.ts';

export const checkBeforeLaunch = (content: Content): Problem[] => [
  ...content.all.site.flatMap(siteItems),
  ...exampleItems(content),
];

/** Returns the line that a build prints about the launch list. */
export const formatOpenItemCount = (open: readonly Problem[]) =>
  `${formatQuantity(open.length, 'item is', 'items are')} to be confirmed or replaced before the site goes live: npm run doctor -- --before-launch`;

/** Words and digits that occur only in placeholder values of site.json. */
const STAND_IN = /Kaveri Advisory|0000 ?0000|example\.com|Sample House|AAA-0000|12\.9716/;

const MISSING = {
  officeHours: 'visitors look for it on the contact page',
  replyTime: 'visitors look for it on the contact page',
  memberships:
    'the professions ask for it: firm registration number of the ICAI, certificate of practice of the ICSI, who signs audits; write [] if there are none',
  auditFirm:
    'visitors read who signs statutory and tax audits; write the name and the ICAI registration number of that firm',
  people:
    'clients ask who signs: write names, membership numbers, languages and addresses; write [] if none are to be shown',
} as const;

/** Lists placeholder values and missing fields. Ignores `llpin` if the firm is not an LLP. */
const siteItems = ({ data, problem }: ReadEntry<'site'>): Problem[] => [
  ...Object.entries(data)
    .filter(([field]) => field !== 'llpin' || data.legalForm === 'llp')
    .filter(([, value]) => STAND_IN.test(JSON.stringify(value)))
    .map(([field]) =>
      problem(field, 'is still a placeholder; write the firm’s own value', 'warning'),
    ),
  ...Object.entries(MISSING)
    .filter(([field]) => !(field in data))
    .map(([field, why]) => problem(field, `is missing; ${why}`, 'warning')),
];

/** Lists every `example: true` in entries that are not drafts. */
const exampleItems = ({ all }: Content): Problem[] =>
  everyEntry(all)
    .filter(({ publication }) => publication.state !== 'draft')
    .flatMap(({ data, problem }) =>
      valuesIn(data)
        .filter(({ path, value }) => /(^|\.)example$/.test(path) && value === true)
        .map(({ path }) =>
          problem(path, 'marks an example; write your own and delete this line', 'warning'),
        ),
    );
