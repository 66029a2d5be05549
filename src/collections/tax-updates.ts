/** Tax updates: what changes, and from which day; each a page of its own. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { IMPACTS, JURISDICTIONS, PRIORITIES, TAX_UPDATE_STATUSES } from '#site/vocabularies.ts';
import { textOf } from '#lib/search-text.ts';
import { buildDay } from './reading/publication.ts';
import { collection, linkedHeadings, starterText } from './collection.ts';
import { entry, isoDate, publication, summary, title } from './fields.ts';

const schema = entry({
  title: title(),
  description: summary(),
  date: isoDate().describe('Day the change takes effect.'),
  jurisdiction: z.enum(JURISDICTIONS).describe('Where the rule applies.'),
  priority: z.enum(PRIORITIES).describe('How soon it calls for work.'),
  status: z
    .enum(TAX_UPDATE_STATUSES)
    .optional()
    .describe('Left empty: "upcoming", and "effective" from its day on.'),
  impact: z.enum(IMPACTS).describe('How much it changes for those concerned.'),
  ...publication(),
}).transform((update) => ({
  ...update,
  status:
    update.status ?? (update.date <= buildDay() ? ('effective' as const) : ('upcoming' as const)),
}));

export const taxUpdates = collection({
  folder: 'tax-updates',
  extension: 'md',
  schema,
  label: 'Tax updates',
  address: (id) => `${ROUTES.taxUpdates}/${id}`,
  ownPage: { description: 'description' },
  printsBody: true,
  search(update, url) {
    const { title, description: summary, jurisdiction: category, date } = update.data;
    const sections = linkedHeadings(update);
    return {
      item: { kind: 'update', title, url, summary, category, date, sections },
      text: textOf(update.body ?? ''),
    };
  },
  starter: {
    word: 'tax-update',
    about: 'a tax update',
    named: 'title',
    body: starterText('##', 'the change in two sentences.', [
      ['What changed', 'the old rule and the new one.'],
      ['Who is concerned', 'who must act, and who need not.'],
      ['What to do now', 'the steps in order, each with its day.'],
    ]),
  },
});
