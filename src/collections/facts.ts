/** The register: statutory figures that pages, documents and tools use, with their values by date and sources. */
import { z } from 'zod';
import { UNITS, printFigure, valueOn, type Figure, type Unit } from '#lib/dated-values.ts';
import { collection } from './collection.ts';
import {
  choice,
  entry,
  groups,
  id,
  isoDate,
  list,
  numberOrText,
  report,
  text,
  title,
} from './fields.ts';

/** `checkedAgainst` of a fact for which no source was opened. */
export const GENERAL_KNOWLEDGE = 'general knowledge';

/** Why a value does not fit its unit. */
function problemOf(value: string, unit: Unit): string | undefined {
  if (unit === 'text') return undefined;
  if (unit === 'date')
    return isoDate().safeParse(value).success ? undefined : 'write a real date as "YYYY-MM-DD"';
  return typeof numberOrText(value) === 'number'
    ? undefined
    : `expected a number for the unit "${unit}"`;
}

const fact = entry({
  id: id('Name that copy uses between double braces.'),
  says: text('What the figure is.'),
  unit: choice(
    UNITS,
    'What is counted. "date" is one calendar day; a day of every year is "text".',
  ),
  law: text('Act and section, rule or notification it comes from.'),
  values: groups(
    'Every value it has had, oldest first. One that begins later appears on its day.',
    {
      from: isoDate('First day it applies; left out where it always has.').optional(),
      value: text('Rupees in full (4000000), percent as 18, a number of days; otherwise text.'),
      printed: text('Only where copy needs it in other words, such as "five years".').optional(),
      source: text('What brought this value, such as a notification.').optional(),
    },
  ),
  checkedAgainst: text(`Source a reader can open, best an address; or "${GENERAL_KNOWLEDGE}".`),
  confidence: choice(
    ['high', 'medium', 'low'],
    'How sure it is. Copy with a figure of low confidence says so in words.',
  ).default('high'),
  checkedOn: isoDate('Day it was last compared with its source.').optional(),
  reviewBy: isoDate('Day by which to check it again; the build warns after it.').optional(),
}).superRefine(({ unit, values }, context) => {
  for (const [index, { from, value }] of values.entries()) {
    const wrong = problemOf(value, unit);
    if (wrong !== undefined)
      report(context, ['values', index, 'value'], `found ${JSON.stringify(value)}; ${wrong}`);
    const before = values[index - 1]?.from ?? '';
    const place = ['values', index, 'from'];
    if (index === 0) continue;
    if (from === undefined)
      report(context, place, 'is missing; only the first value may do without');
    else if (from <= before)
      report(context, place, `must be later than ${before}, the value before it`);
  }
});

/** A file: the fields that its figures share, then the figures. */
const schema = entry({
  title: title('Subject of this file.'),
  checkedOn: isoDate('Day its figures were compared, where a figure names no other.'),
  reviewBy: isoDate('Day by which to check them again, where a figure names no other.'),
  facts: list('The figures of this subject.', fact),
}).transform(({ title, checkedOn, reviewBy, facts }) => ({
  title,
  facts: facts.map(({ values, ...fact }) => ({
    ...{ checkedOn, reviewBy },
    ...fact,
    values: values.map(({ value, ...rest }) => ({ ...rest, value: figureOf(value, fact.unit) })),
  })),
}));

const figureOf = (value: string, unit: Unit): Figure =>
  unit === 'text' || unit === 'date' ? value : numberOrText(value);

export type Fact = z.output<typeof schema>['facts'][number];

/** The figure as it is printed on a day; undefined before its first value. */
export function printedOn({ unit, values }: Fact, day: string): string | undefined {
  const found = valueOn(values, day);
  return found && (found.printed ?? printFigure(found.value, unit));
}

export const facts = collection({
  files: 'facts/**/*.json',
  schema,
  label: 'Statutory figures',
});
