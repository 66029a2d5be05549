/** Rules of tools that name a question or an answer that the tool does not have, or a day that is none. */
import type { Condition } from '#collections/conditions.ts';
import type { Problem } from '#collections/reading/problem.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';
import { DERIVED_YEAR_ANSWERS } from '#features/compliance-year/compliance-year.logic.ts';
import { dueDates } from '#features/compliance-year/due-dates.logic.ts';
import { questionNamesOf } from '#features/late-fees/charges.logic.ts';
import { DERIVED_REGISTRATION_ANSWERS } from '#features/registrations/findings.logic.ts';
import { addMonths } from '#features/tool-engine/calendar-days.logic.ts';
import { unknownNames } from '#features/tool-engine/questions.logic.ts';
import { valuesIn } from '#collections/reading/values.ts';

export function checkTools(entries: Entries, today: string): Problem[] {
  /** Names that the rules of a tool may use but that are calculated, or asked by other entries. */
  const otherNames: Readonly<Record<string, readonly string[]>> = {
    registrations: DERIVED_REGISTRATION_ANSWERS,
    'compliance-year': DERIVED_YEAR_ANSWERS,
    'wage-calculator': entries.payComponents.flatMap(({ data }) =>
      data.components.map(({ id }) => id),
    ),
  };
  const nameProblems = (tool: string, entry: ReadEntry, conditions = conditionsIn(entry.data)) => {
    const form = entries.toolForms.find(({ id }) => id === tool);
    const questions = form?.data.groups.flatMap((group) => group.questions) ?? [];
    return unknownNames(conditions, questions, otherNames[tool]).map((name) =>
      entry.problem(
        '',
        `names "${name}", which the tool "${tool}" does not ask; see content/tools/questions.json`,
      ),
    );
  };
  const figures = Object.fromEntries(entries.facts.map(({ id, data }) => [id, data]));
  const dueProblems = ({ data, problem }: ReadEntry<'complianceRules'>) => {
    try {
      dueDates(data, figures, [today, addMonths(today, 48)]);
      return [];
    } catch (failure) {
      return [problem('due', (failure as Error).message)];
    }
  };
  return [
    ...entries.registrationRules.flatMap((rule) => nameProblems('registrations', rule)),
    ...entries.complianceRules.flatMap((rule) => [
      ...nameProblems('compliance-year', rule),
      ...dueProblems(rule),
    ]),
    ...entries.lateFees.flatMap((fee) =>
      nameProblems(
        'late-fees',
        fee,
        questionNamesOf(fee.data).map((field) => ({ field })),
      ),
    ),
    ...entries.toolForms.flatMap((form) => nameProblems(form.id, form)),
  ];
}

/** The single conditions in a value, also inside lists. */
const conditionsIn = (value: unknown) =>
  [...valuesIn(value)]
    .map((inner) => inner.value)
    .filter((inner) => typeof inner === 'object' && inner !== null && 'field' in inner)
    .map((inner) => inner as Condition);
