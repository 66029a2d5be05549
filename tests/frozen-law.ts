/**
 * A copy of the tools' entries and figures as of 29 November 2026, for tests that expect sums and dates calculated by
 * hand. A correct change in content/, such as a new due date, therefore does not make these tests fail.
 */
import type { CollectionName } from '#collections/index.ts';
import { formatProblem } from '#collections/reading/problem.ts';
import { readCollection } from '#collections/reading/read.ts';
import { figureLookup, type ToolFigures } from '#features/tool-engine/figures.logic.ts';

const DAY = '2026-11-29';

/** Reads the entries of a collection. In texts, replaces every `{{name}}` with `20th`, whatever the name. */
function entriesOf<Name extends CollectionName>(name: Name) {
  const { entries, problems } = readCollection(
    name,
    () => ({ text: '20th' }),
    `tests/fixtures/law-${DAY}`,
    DAY,
  );
  const [problem] = problems;
  if (problem) throw new Error(formatProblem(problem));
  return entries.map(({ data }) => data);
}

export const frozenDueRules = () => entriesOf('complianceRules');
export const frozenRegistrations = () => entriesOf('registrationRules');
export const frozenLateFees = () => entriesOf('lateFees');
export const frozenCompanyForms = () => entriesOf('companyForms');

/** Returns the questions and notes of a tool. */
export function frozenToolForm(tool: string) {
  const form = entriesOf('toolForms').find(({ id }) => id === tool);
  if (!form) throw new Error(`no tool ${tool}`);
  return form;
}

/** Returns the components of monthly pay, with the worked examples. */
export function frozenPay() {
  const [pay] = entriesOf('payComponents');
  if (!pay) throw new Error('no parts of pay');
  return pay;
}

export const frozenFigures = (): ToolFigures =>
  Object.fromEntries(
    entriesOf('legalFigures').map(({ id, unit, values }) => [id, { unit, values }]),
  );

/** Returns the value of a figure on `DAY`, the date of the copy. */
export const frozenFigure = figureLookup(frozenFigures(), DAY);
