/** The register: figures of law that pages, documents and tools use, with their values by day and their source. */
import { z } from 'zod';
import { UNITS, printFigure, valueOn, type Figure, type Unit } from '#lib/dated-values.ts';
import { collection } from './collection.ts';
import { entry, formed, isoDate, numberOrText, text, title } from './fields.ts';

/** `checkedAgainst` of a fact that no source was opened for. */
export const GENERAL_KNOWLEDGE = 'general knowledge';

const id = () =>
  formed(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write it in lower case with hyphens').describe(
    'Name that copy uses between double braces.',
  );
const says = () => text().describe('What the figure is.');
const unit = () =>
  z
    .enum(UNITS)
    .describe('What is counted. "date" is one calendar day; a day of every year is "text".');
const law = () => text().describe('Act and section, rule or notification it comes from.');
const from = () =>
  isoDate().optional().describe('First day it applies; left out where it always has.');
const value = () =>
  text().describe('Rupees in full (4000000), percent as 18, a number of days; otherwise text.');
const printed = () =>
  text().optional().describe('Only where copy needs it in other words, such as "five years".');
const checkedOn = () => isoDate().describe('Day it was last compared with its source.');
const reviewBy = () =>
  isoDate().describe('Day by which to check it again; the build warns after it.');

/** Why a value does not fit its unit. */
function misfit(value: string, unit: Unit): string | undefined {
  if (unit === 'text') return undefined;
  if (unit === 'date')
    return isoDate().safeParse(value).success ? undefined : 'write a real date as "YYYY-MM-DD"';
  return typeof numberOrText(value) === 'number'
    ? undefined
    : `expected a number for the unit "${unit}"`;
}

const fact = entry({
  id: id(),
  says: says(),
  unit: unit(),
  law: law(),
  values: z
    .array(
      entry({
        from: from(),
        value: value(),
        printed: printed(),
        source: text().optional().describe('What brought this value, such as a notification.'),
      }),
    )
    .min(1)
    .describe('Every value it has had, oldest first. One that begins later appears on its day.'),
  checkedAgainst: text().describe(
    `Source a reader can open, best an address; or "${GENERAL_KNOWLEDGE}".`,
  ),
  confidence: z
    .enum(['high', 'medium', 'low'])
    .default('high')
    .describe('How sure it is. Copy with a figure of low confidence says so in words.'),
  checkedOn: checkedOn().optional(),
  reviewBy: reviewBy().optional(),
}).superRefine(({ unit, values }, context) => {
  for (const [index, { from, value }] of values.entries()) {
    const report = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['values', index, field], message });
    const wrong = misfit(value, unit);
    if (wrong !== undefined) report('value', `found ${JSON.stringify(value)}; ${wrong}`);
    if (index === 0) continue;
    const before = values[index - 1]?.from ?? '';
    if (from === undefined) report('from', 'is missing; only the first value may do without');
    else if (from <= before) report('from', `must be later than ${before}, the value before it`);
  }
});

/** A file: what its figures share stands at its head. */
const schema = entry({
  title: title().describe('Subject of this file.'),
  checkedOn: checkedOn().describe('Day its figures were compared, where a figure names no other.'),
  reviewBy: reviewBy().describe('Day by which to check them again, where a figure names no other.'),
  facts: z.array(fact).min(1).describe('The figures of this subject.'),
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
  folder: 'facts',
  extension: 'json',
  schema,
  label: 'Statutory figures',
});
