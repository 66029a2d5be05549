import { existsSync } from 'node:fs';
import { basename } from 'node:path/posix';
import { COLLECTION_NAMES, collectionNamed } from '#collections/index.ts';
import { didYouMean } from '#collections/reading/error-map.ts';
import type { Problem } from '#collections/reading/problem.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';
import { textsIn, valuesIn } from '#collections/reading/values.ts';
import type { Condition, Question } from '#collections/tool-forms.ts';
import { DERIVED_YEAR_ANSWERS } from '#features/compliance-year/compliance-year.logic.ts';
import { dueDatesOfRule } from '#features/compliance-year/due-dates.logic.ts';
import { questionNamesOf } from '#features/late-fees/late-fee-questions.logic.ts';
import { DERIVED_REGISTRATION_ANSWERS } from '#features/registrations/findings.logic.ts';
import { addMonths } from '#features/tool-engine/calendar-days.logic.ts';
import { figureValueOn, type FigureLookup } from '#features/tool-engine/figures.logic.ts';
import {
  flattenConditions,
  readFormState,
  unknownNames,
} from '#features/tool-engine/questions.logic.ts';

/** Reports wrong rules, questions, examples and pages of the tools, such as a rule that names an unknown question. */
export function checkTools(entries: Entries, today: string): Problem[] {
  /** Names that rules may use although questions.json does not contain them: calculated answers, and parts of pay. */
  const otherNames: Readonly<Record<string, readonly string[]>> = {
    registrations: DERIVED_REGISTRATION_ANSWERS,
    'compliance-year': DERIVED_YEAR_ANSWERS,
    'wage-calculator': entries.payComponents.flatMap(({ data }) =>
      data.components.map(({ id }) => id),
    ),
  };
  const questionsOf = (tool: string) =>
    entries.toolForms
      .filter(({ id }) => id === tool)
      .flatMap(({ data }) => data.groups.flatMap((group) => group.questions));
  const nameProblems = (tool: string, entry: ReadEntry, otherConditions: Condition[] = []) => {
    const questions = questionsOf(tool);
    const conditions = [...conditionsIn(entry.data), ...otherConditions];
    const unknown = new Set(unknownNames(conditions, questions, otherNames[tool]));
    const asked = questions.filter(({ name }) => !otherNames[tool]?.includes(name));
    return [
      ...[...unknown].map((name) =>
        entry.problem(
          '',
          `names "${name}", which the tool "${tool}" does not ask; see content/tools/questions.json`,
        ),
      ),
      ...kindProblems(entry, asked),
    ];
  };
  const toolPages = entries.pages.filter(({ data }) => data.tool !== undefined);
  const figures = Object.fromEntries(entries.legalFigures.map(({ id, data }) => [id, data]));
  // Returns NaN for a figure that is not a number; checkReferences reports such a figure.
  const numberOf = (id: string) => Number(figureValueOn(figures, id, today));
  const dueProblems = ({ data, problem }: ReadEntry<'complianceRules'>) => {
    try {
      dueDatesOfRule(data, figures, [today, addMonths(today, 48)], today);
      return [];
    } catch (failure) {
      return [problem('due', (failure as Error).message)];
    }
  };
  return [
    ...COLLECTION_NAMES.flatMap((name) => {
      const { tool } = collectionNamed(name);
      return tool ? entries[name].flatMap((rule) => nameProblems(tool, rule)) : [];
    }),
    ...entries.complianceRules.flatMap(dueProblems),
    ...entries.lateFees.flatMap((fee) =>
      nameProblems(
        'late-fees',
        fee,
        questionNamesOf(fee.data).map((field) => ({ field })),
      ),
    ),
    ...entries.toolForms.flatMap((form) => nameProblems(form.id, form)),
    ...entries.toolForms.flatMap((form) => formProblems(form, toolPages)),
    ...toolPages.flatMap((page) => pageProblems(page, entries.toolForms)),
    ...entries.toolForms.flatMap(orderProblems),
    ...entries.toolForms
      .filter(({ id }) => id === 'registrations')
      .flatMap((form) => choiceProblems(form, entries.registrationRules)),
    ...entries.toolForms.flatMap((form) =>
      exampleProblems(form, otherNames[form.id] ?? [], numberOf),
    ),
  ];
}

/** Returns all conditions in the data of an entry, at any depth. */
const conditionsIn = (value: unknown) =>
  valuesIn(value)
    .map((inner) => inner.value)
    .filter((inner) => typeof inner === 'object' && inner !== null && 'field' in inner)
    .map((inner) => inner as Condition);

const NUMBERS: readonly Question['kind'][] = ['amount', 'count', 'percent'];
/** In the rules on late fees, each of these fields contains the name of a question that asks for a number. */
const NUMBER_FIELDS = /(?:^|\.)(?:amount|size|each|capOf|less)$/;
const DAY_FIELDS = /(?:^|\.)since$/;

/** Reports a rule that never applies: it needs a number or a day, but its question has another kind of answer. */
const kindProblems = ({ data, problem }: ReadEntry, questions: readonly Question[]): Problem[] =>
  valuesIn(data).flatMap(({ path, value }) => {
    const { field, above, from, upTo } = Object(value) as Condition;
    const isNumber = (above ?? from ?? upTo) !== undefined || NUMBER_FIELDS.test(path);
    if (!isNumber && !DAY_FIELDS.test(path)) return [];
    const question = questions.find(({ name }) => name === (field ?? value));
    if (!question || (isNumber ? NUMBERS : ['date']).includes(question.kind)) return [];
    const message = `names "${question.name}", a question of the kind "${question.kind}"; name one whose answer is a ${isNumber ? 'number' : 'day'}`;
    return [problem(path, message)];
  });

/** Reports a question that depends on a later question, because the form would never ask such a question. */
const orderProblems = ({ data, problem }: ReadEntry<'toolForms'>): Problem[] => {
  const later = data.groups.flatMap(({ questions }) => questions.map(({ name }) => name));
  return data.groups.flatMap(({ questions }, group) =>
    questions.flatMap(({ name, when = [] }, index) => {
      const below = flattenConditions(when).find(({ field = '' }) => later.includes(field));
      later.shift();
      const message = `depends on "${below?.field}", which is asked below it; move "${name}" down`;
      return below ? [problem(`groups[${group}].questions[${index}].when`, message)] : [];
    }),
  );
};

/** Reports a form to which no page belongs. The last part of a page's address is the id of its form. */
function formProblems(
  { id, problem }: ReadEntry<'toolForms'>,
  pages: readonly ReadEntry<'pages'>[],
): Problem[] {
  const names = pages.map((page) => basename(page.id));
  if (names.includes(id)) return [];
  const message = `has no page; ${didYouMean(id, names)}write content/pages/tools/${id}.json with the field "tool"`;
  return [problem('id', message)];
}

/** Reports a page in the list of tools that would not show its tool. A guide without questions needs no tool. */
function pageProblems(
  { id, data, problem }: ReadEntry<'pages'>,
  forms: readonly ReadEntry<'toolForms'>[],
): Problem[] {
  const needsTool = data.guide === undefined || forms.some((form) => form.id === basename(id));
  const file = `src/pages/${id}.astro`;
  if (!needsTool || existsSync(file)) return [];
  const message = `is for a page with a tool, but ${file}, which would show the tool, does not exist; write that file, or delete "tool"`;
  return [problem('tool', message)];
}

/** Reports a choice of “Registrations you already have” that has no effect, because its value is no id of a rule. */
function choiceProblems(
  { data, problem }: ReadEntry<'toolForms'>,
  rules: readonly ReadEntry<'registrationRules'>[],
): Problem[] {
  const ids = rules.map(({ id }) => id);
  return valuesIn(data.groups).flatMap(({ path, value }) => {
    const { name, choices = [] } = Object(value) as Question;
    const wrong = name === 'have' ? choices.filter((choice) => !ids.includes(choice.value)) : [];
    return wrong.map((choice) =>
      problem(
        `groups${path}.choices`,
        `has the value "${choice.value}"; ${didYouMean(choice.value, ids)}write the id of a rule in content/tools/registrations.json`,
      ),
    );
  });
}

/** Reports each answer in an example that the form would refuse or that belongs to no question. */
const exampleProblems = (
  { id, data, problem }: ReadEntry<'toolForms'>,
  otherNames: readonly string[],
  figure: FigureLookup,
) =>
  textsIn(data)
    .filter(({ path }) => /(?:^|\.)answers$/.test(path))
    .flatMap(({ path, value }) => {
      const given = new URLSearchParams(value);
      const questions = data.groups.flatMap((group) => group.questions);
      const names = [...otherNames, ...questions.map(({ name }) => name)];
      const unknown = [...new Set(given.keys())].filter((name) => !names.includes(name));
      // Skips a question of the kind "one" or "some" without `choices`, because its choices are in the rules.
      const readable = questions.filter(
        ({ kind, choices }) => choices ?? (kind !== 'one' && kind !== 'some'),
      );
      return [
        ...unknown.map((name) =>
          problem(path, `names "${name}", which the tool "${id}" does not ask`),
        ),
        ...readFormState(readable, value, figure)
          .open.filter(({ name }) => given.has(name))
          .map(({ name, error = 'write one of its choices' }) =>
            problem(path, `${name}=${given.get(name)} is no answer to its question: ${error}`),
          ),
      ];
    });
