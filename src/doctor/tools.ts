/** What would stop the build at a tool: rules that name a question, an answer or a figure that it does not have. */
import { COMPANY_FORM_ANSWERS } from '#collections/company-forms.ts';
import type { Condition } from '#collections/conditions.ts';
import { didYouMean } from '#collections/reading/error-map.ts';
import type { Problem } from '#collections/reading/problem.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';
import { DERIVED_YEAR_ANSWERS } from '#features/compliance-year/business-year.logic.ts';
import { dueDates } from '#features/compliance-year/due-dates.logic.ts';
import { dueRuleText } from '#features/compliance-year/due-texts.logic.ts';
import { chargeTexts } from '#features/late-fees/charge-texts.logic.ts';
import { questionNamesOf } from '#features/late-fees/charge-questions.logic.ts';
import { DERIVED_REGISTRATION_ANSWERS } from '#features/registrations/findings.logic.ts';
import { NUMBERS } from './needed.ts';
import { addMonths } from '#features/tool-engine/calendar-days.logic.ts';
import { figureIds, figureLookup } from '#features/tool-engine/figures.logic.ts';
import { unknownNames } from '#features/tool-engine/questions.logic.ts';

/** Names that the rules of a tool may use but that are calculated, not asked. */
const DERIVED: Readonly<Record<string, readonly string[]>> = {
  registrations: DERIVED_REGISTRATION_ANSWERS,
  'compliance-year': DERIVED_YEAR_ANSWERS,
};

export function toolProblems(entries: Entries, today: string): Problem[] {
  const figures = Object.fromEntries(entries.facts.map(({ id, data }) => [id, data]));
  const figure = figureLookup(figures, today);
  const questionsOf = (tool: string) =>
    entries.toolForms
      .filter(({ id }) => id === tool)
      .flatMap(({ data }) => data.groups.flatMap(({ questions }) => questions));
  const inConditions = (tool: string, entry: ReadEntry, conditions = conditionsIn(entry.data)) =>
    conditions.flatMap(({ path, condition }) => {
      const questions = questionsOf(tool);
      if (questions.length === 0) return [];
      const names = questions.map(({ name }) => name);
      const kind = questions.find(({ name }) => name === condition.field)?.kind;
      const hasLimit = [condition.above, condition.from, condition.upTo].some(Boolean);
      const wordsCompared =
        hasLimit && kind && kind !== 'amount' && kind !== 'count'
          ? [`compares "${condition.field}" with a number, but it is no number; write "is"`]
          : [];
      const unknown = unknownNames([condition], questions, DERIVED[tool]).map(
        (name) =>
          `names "${name}", which the tool "${tool}" does not ask; ${didYouMean(condition.field, names)}see content/tools/questions.json`,
      );
      const [wrong] = figureIds(condition).flatMap((id) => faultOf(() => figure(id)));
      return [...unknown, ...wordsCompared, ...(wrong ?? [])].map((message) =>
        entry.problem(path, message),
      );
    });
  return [
    ...entries.facts
      .filter(({ id }) => NUMBERS.includes(id))
      .flatMap(({ id, problem }) =>
        faultOf(() => figure(id)).map((message) => problem('values', message)),
      ),
    ...entries.registrationRules.flatMap((entry) => inConditions('registrations', entry)),
    ...entries.complianceRules.flatMap((entry) => [
      ...inConditions('compliance-year', entry),
      ...faultOf(() => {
        dueDates(entry.data, figures, [today, addMonths(today, 48)]);
        dueRuleText(entry.data, figures, today);
      }).map((message) => entry.problem('due', message)),
    ]),
    ...entries.lateFees.flatMap((entry) => {
      const named = questionNamesOf(entry.data).map((field) => ({
        path: 'charges',
        condition: { field },
      }));
      const labels = new Map(questionsOf('late-fees').map(({ name, label }) => [name, label]));
      return [
        ...inConditions('late-fees', entry, named),
        ...faultOf(() =>
          entry.data.charges.map((charge) => chargeTexts(charge, figure, labels)),
        ).map((message) => entry.problem('charges', message)),
        ...faultOf(() => figureIds(entry.data.unless).map(figure)).map((message) =>
          entry.problem('unless', message),
        ),
      ];
    }),
    ...entries.toolForms.flatMap((entry) => [
      ...inConditions(entry.id, entry),
      ...(entry.id === 'company-forms' ? inConditions(entry.id, entry, REPLIES) : []),
    ]),
  ];
}

/** Every answer to which a form of business has a reply must be offered. */
const REPLIES = Object.entries(COMPANY_FORM_ANSWERS).map(([field, is]) => ({
  path: 'groups',
  condition: { field, is: [...is] },
}));

/** The single conditions in a value, also inside lists, each with its path: `must[0].when[1]`. */
function conditionsIn(value: unknown, path = ''): { path: string; condition: Condition }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('field' in value) return [{ path, condition: value as Condition }];
  return Object.entries(value).flatMap(([key, inner]) =>
    conditionsIn(
      inner,
      Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`,
    ),
  );
}

/** The message of what a function throws, in a list; empty if it throws nothing. */
function faultOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (fault) {
    return [fault instanceof Error ? fault.message : String(fault)];
  }
}
