/** Statutory figures that pages, documents and tools use: values by date, with their sources. */
import { z } from 'zod';
import {
  UNITS,
  formatFigure,
  isSpan,
  valueOn,
  type FigureValue,
  type Unit,
} from '#lib/dated-values.ts';
import { addIssueAt, collection } from './collection.ts';
import * as field from './fields.ts';

/** Value of `checkedAgainst` for a figure that nobody has compared with a source. */
export const GENERAL_KNOWLEDGE = 'general knowledge';

/** Returns the reason why a value does not fit its unit; undefined if the value fits. */
function problemOfValue(value: string, unit: Unit): string | undefined {
  if (unit === 'text') return undefined;
  if (unit === 'date')
    return field.date().safeParse(value).success ? undefined : 'write a real date as "YYYY-MM-DD"';
  const number = field.parseNumberOrText(value);
  if (typeof number !== 'number' || number < 0)
    return `expected a number for the unit "${unit}", in digits only, such as "${unit === 'inr' ? 4_000_000 : 18}"`;
  return isSpan(unit) && !Number.isInteger(number) ? 'write a whole number' : undefined;
}

const figureFields = z.strictObject({
  id: field.id('Name of the figure. In texts, write it between double braces.'),
  says: field.text('What the figure means, such as "Turnover above which a supplier registers".'),
  unit: field.choice(UNITS, '"date" is for a single day; a day that recurs every year is "text".'),
  law: field.text('Act and section, rule or notification that sets the figure.'),
  values: field.groups('Values, oldest first. A future value applies from the day in "from".', {
    from: field.date('First day of the value. Leave out if it always applied.').optional(),
    value: field.text('Rupees in full (4000000), percent as 18, a number of days, or a text.'),
    printed: field.text('Text to show instead of the value, such as "five years".').optional(),
    source: field.text('Source of this value, such as a notification.').optional(),
  }),
  checkedAgainst: field.text(`Source used for the last check, or "${GENERAL_KNOWLEDGE}".`),
  confidence: field
    .choice(['high', 'medium', 'low'], 'How certain the figure is. If "low", texts must say so.')
    .default('high'),
  checkedOn: field.pastDate('Day of the last comparison with the source.').optional(),
  reviewBy: field.date('Last day for the next check; the build warns after this day.').optional(),
});

const parseFigure = (value: string, unit: Unit): FigureValue =>
  unit === 'text' || unit === 'date' ? value : field.parseNumberOrText(value);

const legalFigure = figureFields
  .superRefine(({ unit, values }, context) => {
    for (const [index, { from, value }] of values.entries()) {
      const report = (name: string, message: string) =>
        addIssueAt(context, ['values', index, name], message);
      const problem = problemOfValue(value, unit);
      if (problem !== undefined) report('value', `found ${JSON.stringify(value)}; ${problem}`);
      if (index === 0) continue;
      const before = values[index - 1]?.from ?? '';
      if (from === undefined) report('from', 'is missing; only the first value may do without');
      else if (from <= before) report('from', `must be later than ${before}, the value before it`);
    }
  })
  .transform(({ values, ...fields }) => ({
    ...fields,
    values: values.map(({ value, ...rest }) => ({
      ...rest,
      value: parseFigure(value, fields.unit),
    })),
  }));

export type LegalFigure = z.output<typeof legalFigure>;

/** Returns the value of a figure on a day, as text; undefined before the first day of the first value. */
export function formatFigureOn({ unit, values }: LegalFigure, day: string): string | undefined {
  const current = valueOn(values, day);
  return current && (current.printed ?? formatFigure(current.value, unit));
}

/** Each file contains the figures of one subject of law. */
export const legalFigures = collection({
  files: 'facts/**/*.json',
  group: {
    list: 'facts',
    head: z.strictObject({
      title: field.title('Subject of the figures in this file, such as "Notices under GST".'),
      checkedOn: field.pastDate('Day of the last check, for figures without "checkedOn".'),
      reviewBy: field.date('Last day for the next check, for figures without "reviewBy".'),
      lawFrom: field
        .date('First day of the law of this file (GST: 2017-07-01). No value may begin earlier.')
        .optional(),
    }),
  },
  schema: legalFigure,
  label: 'Statutory figures',
});
