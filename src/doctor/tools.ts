/** What would stop the build at a tool: rules that name a question, an answer or a figure that it does not have. */
import type { Condition } from '#collections/conditions.ts';
import { didYouMean } from '#collections/reading/error-map.ts';
import type { Problem } from '#collections/reading/problem.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';
import { DERIVED_YEAR_ANSWERS } from '#features/compliance-year/compliance-year.logic.ts';
import { dueDates } from '#features/compliance-year/due-dates.logic.ts';
import { dueRuleText } from '#features/compliance-year/due-texts.logic.ts';
import { chargeTexts } from '#features/late-fees/charge-texts.logic.ts';
import { questionNamesOf } from '#features/late-fees/charge-questions.logic.ts';
import { DERIVED_REGISTRATION_ANSWERS } from '#features/registrations/findings.logic.ts';
import { addMonths } from '#features/tool-engine/calendar-days.logic.ts';
import { figureIds, figureLookup } from '#features/tool-engine/figures.logic.ts';
import { unknownNames } from '#features/tool-engine/questions.logic.ts';
import { valuesIn } from './entries.ts';

/** Names that the rules of a tool may use but that are calculated, not asked. */
const DERIVED: Readonly<Record<string, readonly string[]>> = {
  registrations: DERIVED_REGISTRATION_ANSWERS,
  'compliance-year': DERIVED_YEAR_ANSWERS,
};

export function checkTools(entries: Entries, today: string): Problem[] {
  const figures = Object.fromEntries(entries.facts.map(({ id, data }) => [id, data]));
  const figure = figureLookup(figures, today);

  const conditionProblems = (
    tool: string,
    entry: ReadEntry,
    conditions = conditionsIn(entry.data),
  ) => {
    const form = entries.toolForms.find(({ id }) => id === tool);
    const questions = form?.data.groups.flatMap((group) => group.questions) ?? [];
    const names = questions.map(({ name }) => name);
    return conditions.flatMap(({ path, condition }) => [
      ...unknownNames([condition], questions, DERIVED[tool]).map((name) => {
        const nearest = didYouMean(condition.field, names);
        const message = `names "${name}", which the tool "${tool}" does not ask; ${nearest}see content/tools/questions.json`;
        return entry.problem(path, message);
      }),
      ...failureOf(entry, path, () => figureIds(condition).map(figure)),
    ]);
  };

  return [
    ...entries.registrationRules.flatMap((rule) => conditionProblems('registrations', rule)),
    ...entries.complianceRules.flatMap((rule) => [
      ...conditionProblems('compliance-year', rule),
      ...failureOf(rule, 'due', () => {
        dueDates(rule.data, figures, [today, addMonths(today, 48)]);
        dueRuleText(rule.data, figures, today);
      }),
    ]),
    ...entries.lateFees.flatMap((fee) => [
      ...conditionProblems(
        'late-fees',
        fee,
        questionNamesOf(fee.data).map((field) => ({ path: 'charges', condition: { field } })),
      ),
      ...failureOf(fee, 'charges', () =>
        fee.data.charges.map((charge) => chargeTexts(charge, figure, new Map())),
      ),
      ...failureOf(fee, 'unless', () => figureIds(fee.data.unless).map(figure)),
    ]),
    ...entries.toolForms.flatMap((form) => conditionProblems(form.id, form)),
  ];
}

/** The single conditions in a value, also inside lists, each with its path: `must[0].when[1]`. */
const conditionsIn = (value: unknown) =>
  [...valuesIn(value)].flatMap(({ path, value }) =>
    typeof value === 'object' && value !== null && 'field' in value
      ? [{ path, condition: value as Condition }]
      : [],
  );

/** What a function throws, as a problem; nothing if it throws nothing. */
function failureOf(entry: ReadEntry, field: string, work: () => unknown): Problem[] {
  try {
    work();
    return [];
  } catch (failure) {
    return [entry.problem(field, failure instanceof Error ? failure.message : String(failure))];
  }
}
