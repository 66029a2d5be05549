/** Reads the pay registers of tests/fixtures/pay-registers.yaml, and tests what the tool asks and calculates. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { read, rules } from '../../../tests/pay-register.ts';
import { calculatePayroll, type Payroll, type PayrollRow } from './payroll.logic.ts';

const texts = z.array(z.string());
const answers = z.record(z.string(), z.string());
const result = {
  employees: z
    .array(
      z.strictObject({
        name: z.string(),
        pay: z.number().optional(),
        wages: z.number().optional(),
        gratuity: z.number().optional(),
        employerEsi: z.number().optional(),
        employeeEsi: z.number().optional(),
        pension: z.number().optional(),
        fund: z.number().optional(),
      }),
    )
    .default([]),
  leftOut: texts.optional(),
  notCounted: texts.optional(),
  warning: z.string().optional(),
};
type Result = z.output<z.ZodObject<typeof result>>;

const sheet = z.strictObject({
  paste: z.string(),
  asks: texts.default([]),
  choices: z.record(z.string(), texts).default({}),
  suggests: answers.default({}),
  reads: texts.optional(),
  summary: z.string().optional(),
  answered: z.array(z.strictObject({ answers, ...result })).default([]),
  ...result,
});
const { headings, totals, names, titlesOfOtherPeriods, titlesOfMonths, sheets } = z
  .strictObject({
    headings: z.record(z.string(), texts),
    totals: texts,
    names: texts,
    titlesOfOtherPeriods: texts,
    titlesOfMonths: texts,
    sheets: z.record(
      z.string(),
      z.union([z.strictObject({ paste: z.string(), refused: z.string() }), sheet]),
    ),
  })
  .parse(parse(readFileSync('tests/fixtures/pay-registers.yaml', 'utf8')));

const withTabs = (paste: string) =>
  paste.replace(/(?<=^| )\|(?= |$)/gm, '\t').replace(/ *\t */g, '\t');

const openIn = ({ questions }: Payroll) =>
  questions.filter(({ answer }) => answer === undefined).map(({ label }) => label);

/** Reads a text and answers its questions in order. `answers`: the label of each question and of the choice. */
function answer(text: string, answers: Readonly<Record<string, string>>) {
  const chosen: Record<string, string> = {};
  for (const [label, choice] of Object.entries(answers)) {
    const question = read(text, chosen).questions.find((each) => each.label === label);
    const value = question?.choices.find((each) => each.label === choice)?.value;
    if (!question || value === undefined)
      throw new Error(`no question “${label}” with the choice “${choice}”`);
    chosen[question.id] = value;
  }
  const payroll = read(text, chosen);
  expect(openIn(payroll)).toEqual([]);
  return payroll;
}

const figuresOf = ({ name, wages, gratuity, esi, fund }: PayrollRow) => ({
  name,
  pay: wages.total,
  wages: wages.wages,
  gratuity,
  employerEsi: esi.employer,
  employeeEsi: esi.employee,
  pension: fund.pension,
  fund: fund.fund,
});

function expectResult(payroll: Payroll, expected: Result) {
  const { employees, leftOut = [], notCounted = payroll.columnsLeftOut, warning } = expected;
  expect(payroll.rows.map(figuresOf)).toMatchObject(employees);
  expect(payroll.unreadableLines).toEqual(leftOut);
  expect(payroll.columnsLeftOut).toEqual(notCounted);
  expect(payroll.isComplete ? payroll.warning : undefined).toBe(warning);
}

test.each(Object.entries(sheets))('%s', (_, expected) => {
  const text = withTabs(expected.paste);
  if ('refused' in expected) {
    expect(calculatePayroll(text, rules, () => ({}))).toContain(expected.refused);
    return;
  }
  const { asks, choices, suggests, reads, summary, answered, leftOut } = expected;
  const payroll = read(text);
  expect(openIn(payroll)).toEqual(asks);
  expect(payroll.isComplete).toBe(asks.length === 0);
  const labels = new Map(
    payroll.questions.map(({ label, choices }) => [label, choices.map((each) => each.label)]),
  );
  for (const [label, all] of Object.entries(choices)) expect(labels.get(label)).toEqual(all);
  const suggested = payroll.questions.flatMap(({ label, answer, choices }) =>
    choices.filter(({ value }) => value === answer).map((choice) => [label, choice.label]),
  );
  expect(Object.fromEntries(suggested)).toEqual(suggests);
  expect(payroll.columnsRead).toEqual(reads ?? payroll.columnsRead);
  expect(payroll.summary).toBe(summary ?? payroll.summary);
  expectResult(payroll, expected);
  for (const { answers, ...after } of answered)
    expectResult(answer(text, answers), { leftOut, ...after });
});

const parts = Object.entries(headings).flatMap(([part, names]) =>
  names.map((heading) => [heading, part] as const),
);
test.each(parts)('reads “%s” as %s', (heading, part) => {
  const other = part === 'Basic pay' ? 'LTA' : 'Basic';
  const { columnsRead, columnsLeftOut } = read(`Name\t${other}\t${heading}\nAnu\t20000\t500`);
  expect(columnsRead.at(-1)).toBe(`${part} from “${heading}”`);
  expect(columnsLeftOut).toEqual([]);
});

test.each(totals)('recognises a total by the words “%s” and leaves it out', (words) => {
  expectResult(read(`ಹೆಸರು\tಮೂಲ ವೇತನ\nಅನು\t20000\nಬಾಲ\t30000\n${words}\t51000`), {
    employees: [
      { name: 'ಅನು', pay: 20_000 },
      { name: 'ಬಾಲ', pay: 30_000 },
    ],
    leftOut: [`Line 4, ${words}: this is a total, not an employee.`],
  });
});

test.each(names)('counts the employee “%s”, whose name only begins like a total', (name) => {
  expectResult(read(`Name\tBasic\n${name}\t20000`), { employees: [{ name, pay: 20_000 }] });
});

test.each(titlesOfOtherPeriods)('asks for the period under the title “%s”', (title) => {
  const text = `${title}\nName\tBasic\nAnu\t240000`;
  const label = `The title “${title}” does not say that the amounts are those of a month. What are they?`;
  expect(openIn(read(text))).toEqual([label]);
  for (const [choice, pay] of [
    ['Amounts of a year: divide by 12', 20_000],
    ['Amounts of a month', 240_000],
  ] as const)
    expectResult(answer(text, { [label]: choice }), { employees: [{ name: 'Anu', pay }] });
});

test.each(titlesOfMonths)('treats the amounts under “%s” as monthly', (title) => {
  expectResult(read(`${title}\nName\tBasic\nAnu\t20000`), {
    employees: [{ name: 'Anu', pay: 20_000 }],
  });
});
