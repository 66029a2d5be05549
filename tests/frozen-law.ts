/**
 * A copy of the tools' entries and figures as of 29 November 2026, for tests that expect sums and dates calculated by
 * hand. A correct change in content/, such as a new due date, therefore does not make these tests fail.
 */
import type { CollectionName } from '#collections/index.ts';
import {
  createPlaceholderLookup,
  keepPlaceholders,
  type PlaceholderLookup,
} from '#collections/reading/figures.ts';
import { formatProblem } from '#collections/reading/problem.ts';
import { readCollection } from '#collections/reading/read.ts';
import { figureLookup, type ToolFigures } from '#features/tool-engine/figures.logic.ts';

const DAY = '2026-11-29';

/** The folder of the copy. */
export const FROZEN_LAW_DIR = `tests/fixtures/law-${DAY}`;

function entriesOf<Name extends CollectionName>(name: Name, lookUp: PlaceholderLookup) {
  const { entries, problems } = readCollection(name, lookUp, FROZEN_LAW_DIR, DAY);
  const [problem] = problems;
  if (problem) throw new Error(formatProblem(problem));
  return entries.map(({ data }) => data);
}

const register = entriesOf('legalFigures', keepPlaceholders);
/** Replaces each `{{name}}` in the texts with its value on `DAY`. Without a figure, the placeholder stays. */
const lookUp = createPlaceholderLookup({
  site: undefined,
  register,
  isComplete: false,
  today: DAY,
});

export const frozenDueRules = () => entriesOf('complianceRules', lookUp);
export const frozenRegistrations = () => entriesOf('registrationRules', lookUp);
export const frozenLateFees = () => entriesOf('lateFees', lookUp);
export const frozenCompanyForms = () => entriesOf('companyForms', lookUp);

/** Returns the questions and notes of a tool. */
export function frozenToolForm(tool: string) {
  const form = entriesOf('toolForms', lookUp).find(({ id }) => id === tool);
  if (!form) throw new Error(`no tool ${tool}`);
  return form;
}

/** Returns the components of monthly pay, with the worked examples. */
export function frozenPay() {
  const [pay] = entriesOf('payComponents', lookUp);
  if (!pay) throw new Error('no parts of pay');
  return pay;
}

export const frozenFigures = (): ToolFigures =>
  Object.fromEntries(register.map(({ id, unit, values }) => [id, { unit, values }]));

/** Returns the value of a figure on `DAY`, the date of the copy. */
export const frozenFigure = figureLookup(frozenFigures(), DAY);
