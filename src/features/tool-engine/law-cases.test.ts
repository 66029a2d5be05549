/** Compares the answers of the tools with worked cases of the law (tests/fixtures/law-2026-11-29/cases). */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Question } from '#collections/tool-forms.ts';
import { companyFormsAnswer } from '#features/company-forms/CompanyForms.tsx';
import { complianceYearAnswer } from '#features/compliance-year/ComplianceYear.tsx';
import { onlyNeededQuestions } from '#features/late-fees/late-fee-questions.logic.ts';
import { lateFeesAnswer } from '#features/late-fees/LateFees.tsx';
import { nriRentAnswer } from '#features/nri-rent/NriRent.tsx';
import { registrationsAnswer } from '#features/registrations/Registrations.tsx';
import {
  frozenCompanyForms,
  frozenDueRules,
  frozenFigures,
  frozenLateFees,
  frozenRegistrations,
  frozenToolForm,
} from '../../../tests/frozen-law.ts';
import { CASES_DIR, parseCases, readCases, type LawCase } from '../../../tests/law-cases.ts';
import { formatRupees } from './amounts.logic.ts';
import { resultOf, type AnswerFunction, type ToolAnswer, type ToolData } from './answer.ts';

interface Rule {
  readonly id: string;
  readonly title: string;
  readonly titles?: readonly { readonly title: string }[] | undefined;
  readonly act?: string;
}
interface Tool {
  readonly rules: readonly Rule[];
  readonly answerTo: (context: never) => ToolAnswer;
}
const TOOLS: Readonly<Record<string, Tool>> = {
  'company-forms': { rules: frozenCompanyForms(), answerTo: companyFormsAnswer },
  'compliance-year': { rules: frozenDueRules(), answerTo: complianceYearAnswer },
  'late-fees': { rules: frozenLateFees(), answerTo: lateFeesAnswer },
  'nri-landlord': { rules: [], answerTo: nriRentAnswer },
  registrations: { rules: frozenRegistrations(), answerTo: registrationsAnswer },
};

/** Returns the form as the page shows it: the rules are the choices of a question that lists none. */
function formOf(tool: string, rules: readonly Rule[]) {
  const form = frozenToolForm(tool);
  const choices = rules.map(({ id, title }) => ({ value: id, label: title }));
  const withChoices = (question: Question): Question =>
    question.kind === 'one' ? { choices, ...question } : question;
  const groups = form.groups.map((group) => ({
    ...group,
    questions: group.questions.map(withChoices),
  }));
  return tool === 'late-fees'
    ? onlyNeededQuestions({ ...form, groups }, frozenLateFees())
    : { ...form, groups };
}

/** An answer names a rule by its title only. Each title ends with this mark, so that the test finds the rule's id. */
const MARK = / \[([a-z0-9-]+)\]/g;
const markRule = (rule: Rule) => ({
  ...rule,
  title: `${rule.title} [${rule.id}]`,
  titles: rule.titles?.map((exact) => ({ ...exact, title: `${exact.title} [${rule.id}]` })),
  act: rule.act && `${rule.act} [${rule.id}]`,
});
/** Returns a text as a reader would type it: without marks, and with ordinary spaces. */
const plain = (text = '') => text.replaceAll(MARK, '').replaceAll('\u00a0', ' ');
const ruleIn = (text = '') => [...text.matchAll(MARK)][0]?.[1];

/** Returns the groups in which an answer lists each rule, the texts printed with the rule, and the rule's due dates. */
function readAnswer({ groups = [], sums = [], verdict }: ToolAnswer) {
  const group: Partial<Record<string, string>> = {};
  const lists: Partial<Record<string, string[]>> = {};
  const texts: Partial<Record<string, string[]>> = {};
  const dates: Partial<Record<string, string>> = {};
  for (const { title: heading, items } of groups) {
    lists[heading] = items.flatMap(({ title }) => ruleIn(title) ?? []);
    for (const { title, reason, by, why = [] } of items) {
      const listed = ruleIn(title);
      // The lists of months have the day as the title of each item, and the duty as its reason.
      const due = ruleIn(reason);
      if (due) dates[due] = withDate(dates[due], title);
      if (listed) group[listed] = heading;
      const printed = [title, reason, by, ...why.map(([, text]) => text)];
      // With a full stop before each text, every sentence begins after a full stop.
      (texts[listed ?? due ?? ''] ??= []).push(...printed.map((text) => `. ${plain(text)}`));
    }
  }
  const lines = sums.flatMap(({ label, value, steps }) => [`${label} = ${value}`, ...steps]);
  return { group, lists, texts, dates, calculation: lines.map(plain), sentence: plain(verdict) };
}

/** Adds `Monday, 7 December` to the dates of a rule: `7 Oct Nov` becomes `7 Oct Nov Dec`. */
function withDate(before: string | undefined, title: string): string {
  const [, date = '', month = ''] = /, (\d+) ([A-Z][a-z]{2})/.exec(title) ?? [];
  if (before === undefined) return `${date} ${month}`;
  const [lastDate] = before.split(', ').at(-1)?.split(' ') ?? [];
  return `${before}${lastDate === date ? '' : `, ${date}`} ${month}`;
}

function check(tool: string, lawCase: LawCase): void {
  const { rules, answerTo } = TOOLS[tool] as Tool;
  const data = { rules: rules.map(markRule), figures: frozenFigures(), form: formOf(tool, rules) };
  const { state, answer, notes } = resultOf(
    answerTo as AnswerFunction<ToolData>,
    { ...data, day: lawCase.day },
    lawCase.query,
    lawCase.day,
  );
  const asked = state.asked.map(({ name }) => name);
  expect(
    lawCase.answered.filter((name) => !asked.includes(name)),
    'not asked',
  ).toEqual([]);
  expect(
    state.open.map(({ label, error }) => `${label}: ${error}`),
    'without an answer',
  ).toEqual([]);
  if (!answer) throw new Error('no answer');
  const { total, sentence, group, lists, says, dates, allDates, none } = lawCase;
  const said = readAnswer(answer);
  if (total !== undefined) expect(answer.figure).toBe(formatRupees(total));
  if (sentence !== undefined) expect(said.sentence).toContain(sentence);
  if (group) expect(said.group).toMatchObject(group);
  if (lists) expect(said.lists).toMatchObject(lists);
  if (dates) expect(said.dates).toMatchObject(dates);
  if (allDates) expect(said.dates).toEqual(allDates);
  for (const id of none ?? []) expect([id, said.texts[id]]).toEqual([id, undefined]);
  for (const [id, text] of Object.entries(says ?? {}))
    expect(said.texts[id]).toContainEqual(expect.stringContaining(`. ${text}`));
  if (lawCase.notes)
    expect(notes.map(plain)).toEqual(lawCase.notes.map((text) => expect.stringContaining(text)));
  if (lawCase.calculation)
    expect(said.calculation).toEqual(expect.arrayContaining(lawCase.calculation));
}

function casesOf(tool: string, yaml?: string) {
  const rules = TOOLS[tool]?.rules ?? [];
  const questions = formOf(tool, rules).groups.flatMap((group) => group.questions);
  const ids = rules.map(({ id }) => id);
  return yaml === undefined ? readCases(tool, questions, ids) : parseCases(yaml, questions, ids);
}

describe.each(Object.keys(TOOLS))('%s', (tool) => {
  const named = casesOf(tool).map((lawCase) => [lawCase.name, lawCase] as const);
  test.each(named)('%s', (_name, lawCase) => check(tool, lawCase));
});

test('reads each file of cases', () => {
  const files = readdirSync(CASES_DIR).map((file) => file.replace('.yaml', ''));
  expect(files.sort()).toEqual(Object.keys(TOOLS));
});

/** Each row: a case that is wrong, and a part of the message. */
test.each([
  ['{ totl: 1, total: 1 }', 'Unrecognized key: "totl"'],
  ['{ answers: { turnovr: 1 }, total: 1 }', 'Unrecognized key: "turnovr"'],
  ['{ answers: { state: kerala }, total: 1 }', 'expected one of "karnataka"'],
  ['{ answers: { sales: [casul] }, total: 1 }', 'answers.sales'],
  ['{ group: { gts: You must } }', 'Unrecognized key: "gts"'],
  ['{ none: [gts] }', 'none[0]'],
  ['{ group: {} }', 'is empty'],
  ['{ law: CGST Act }', 'expects nothing'],
  ['{ rows: [{ answers: { turnover: 1 } }] }', 'expects nothing'],
  ['{ total: 1, rows: [{ total: 1 }] }', 'expects something itself and in its rows'],
])('refuses the case %s', (written, message) => {
  expect(() => casesOf('registrations', `{ day: 2026-11-22, cases: { A: ${written} } }`)).toThrow(
    message,
  );
});

test('fails if the tool does not ask a question, or if a question that it asks has no valid answer', () => {
  const rent = (answers: string) =>
    casesOf(
      'nri-landlord',
      `{ day: 2026-11-22, cases: { A: { answers: ${answers}, total: 12480 } } }`,
    ).forEach((lawCase) => check('nri-landlord', lawCase));
  rent('{ rent: 40000, months: 1 }');
  expect(() => rent('{ rent: 40000, months: 1, rate: 10 }')).toThrow('not asked');
  expect(() => rent('{ rent: 40000, months: 13 }')).toThrow('without an answer');
  expect(() => rent('{ months: 1 }')).toThrow('without an answer');
});
