/** Reads a visitor's answers to the questions of a tool from a query string, such as `form=llp&turnover=12+lakh`. */
import type { Condition, Question, ToolForm } from '#collections/tool-forms.ts';
import { formatDate } from '#lib/format.ts';
import {
  formatCount,
  isMonthlyAmount,
  parseAmount,
  parseDay,
  parsePercent,
  parseYearlyAmount,
  formatRupees,
  withoutCredit,
} from './amounts.logic.ts';
import { resolveNumber, type FigureLookup } from './figures.logic.ts';

type Value = number | string | readonly string[];
/**
 * Answers by the name of the question: a number, a day, a choice, or the ticked boxes. An answer is undefined if the
 * question is not asked, or is optional and empty. If a yes/no question or a list of boxes has no answer, its value is
 * `unsure`, never no.
 */
export type Answers = Readonly<Record<string, Value | undefined>>;

export function numberAnswer(answers: Answers, name = ''): number | undefined {
  const value = answers[name];
  return typeof value === 'number' ? value : undefined;
}

/** Returns the day in an answer (`2026-12-31`); undefined without an answer. */
export function dayAnswer(answers: Answers, name = ''): string | undefined {
  const value = answers[name];
  return typeof value === 'string' ? value : undefined;
}

const UNSURE = 'unsure';
export const NONE_CHOICE = { value: 'none', label: 'None of these' };
const YES_NO_CHOICES = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: UNSURE, label: 'Not sure' },
];
/** Returns a question's choices. Boxes also get "None of these", because the answer is `unsure` if no box is ticked. */
export function questionChoices({
  kind,
  choices = [],
}: Question): NonNullable<Question['choices']> {
  if (kind === 'sure') return YES_NO_CHOICES;
  return kind === 'some' ? [...choices, NONE_CHOICE] : choices;
}

/**
 * Reads the state of a form from its query, such as `form=gstr-3b&due=2026-09-20`. If a name occurs twice, the last
 * value counts; for boxes, all do. tool.tsx adds what the visitor typed before hydration at the end of the query.
 */
export function readFormState(questions: readonly Question[], query: string, figure: FigureLookup) {
  const params = new URLSearchParams(query);
  /** The query without defaults, and without answers to questions that are no longer asked. */
  const cleanParams = new URLSearchParams();
  const answers: Record<string, Value> = {};
  const asked: Question[] = [];
  /** Questions that still prevent a result: required and empty, or with an error. */
  const open: (Question & { readonly error?: string })[] = [];
  /** The answers for print: `Due date: 20 September 2026`. */
  const lines: string[] = [];
  for (const question of questions) {
    const { name, kind, label, when = [], optional } = question;
    if (evaluateAll(when, answers, figure) === false) continue;
    asked.push(question);
    const texts = params
      .getAll(name)
      .map((text) => text.trim())
      .filter(Boolean);
    const typed = kind === 'some' ? [...new Set(texts)] : texts.slice(-1);
    const parsed = parseAnswer(question, typed);
    if (parsed === undefined) {
      if (!optional) open.push(question);
      continue;
    }
    for (const text of typed) if (text !== question.default) cleanParams.append(name, text);
    if ('error' in parsed) open.push({ ...question, error: parsed.error });
    else {
      answers[name] = parsed.value;
      if (parsed.text) lines.push(`${label}${label.endsWith('?') ? '' : ':'} ${parsed.text}`);
    }
  }
  return { answers, asked, open, query: cleanParams.toString(), lines };
}
export type ToolFormState = ReturnType<typeof readFormState>;

type ParsedAnswer = { readonly value: Value; readonly text: string } | { readonly error: string };

function parseAnswer(question: Question, typed: readonly string[]): ParsedAnswer | undefined {
  const { kind } = question;
  if (kind === 'amount' || kind === 'count' || kind === 'percent' || kind === 'date') {
    const [text] = typed;
    return text === undefined ? undefined : parseTyped(question, kind, text);
  }
  const chosen = questionChoices(question).filter(({ value }) => typed.includes(value));
  const text = chosen.map(({ label }) => label).join('; ');
  if (kind === 'some') {
    const ticked = chosen.map(({ value }) => value).filter((value) => value !== NONE_CHOICE.value);
    return { value: chosen.length === 0 ? [UNSURE] : ticked, text };
  }
  const value = chosen.at(-1)?.value ?? (kind === 'sure' ? UNSURE : question.default);
  return value === undefined ? undefined : { value, text };
}

/** Error message for each kind of question if the answer is missing or cannot be read. */
export const INPUT_ERROR_OF_KIND: Readonly<Record<Question['kind'], string>> = {
  amount: 'Enter an amount in rupees, such as 12,00,000 or 12 lakh.',
  count: 'Enter a whole number, such as 12.',
  percent: 'Enter a rate in percent, such as 12.5.',
  date: 'Enter a date, such as 31 December 2026.',
  one: 'Choose one.',
  some: 'Choose one or more.',
  sure: 'Choose one.',
};

type TypedKind = 'amount' | 'count' | 'percent' | 'date';
const PARSERS = { amount: parseAmount, count: parseAmount, percent: parsePercent, date: parseDay };
/** Smallest and largest value that a question accepts if it states no limits. */
const USUAL_LIMITS: Readonly<Record<TypedKind, readonly [string, string]>> = {
  amount: ['0', '10000000000000'],
  count: ['0', '100000'],
  percent: ['0', '100'],
  date: ['2017-07-01', '2040-12-31'],
};

function parseTyped({ label, min, max }: Question, kind: TypedKind, text: string): ParsedAnswer {
  const parse = PARSERS[kind];
  const [period] = /year|quarter/i.exec(label) ?? [];
  const ofYear = kind === 'amount' ? parseYearlyAmount(text) : undefined;
  if (ofYear !== undefined && period?.toLowerCase() !== 'year')
    return { error: 'This is an amount for a year. Enter the one asked for, without “p.a.”.' };
  if (kind === 'amount' && withoutCredit(text) !== text)
    return { error: 'If “Cr” marks a credit, leave it out; if not, write “crore”.' };
  const value = ofYear ?? parse(text);
  if (value === undefined || (kind === 'count' && !Number.isInteger(value)))
    return { error: INPUT_ERROR_OF_KIND[kind] };
  if (period && isMonthlyAmount(text))
    return { error: `Enter the amount for the whole ${period.toLowerCase()}, not for a month.` };
  const [least, largest] = USUAL_LIMITS[kind];
  const limits = [parse(min ?? least) ?? value, parse(max ?? largest) ?? value] as const;
  if (value >= limits[0] && value <= limits[1]) return { value, text: formatTyped(value, kind) };
  const [from, to] = limits.map((limit) => formatTyped(limit, kind));
  return { error: `Enter a ${kind === 'date' ? 'date' : 'value'} from ${from} to ${to}.` };
}

function formatTyped(value: number | string, kind: TypedKind): string {
  if (typeof value === 'string') return formatDate(value);
  if (kind === 'percent') return `${value}%`;
  return kind === 'count' ? formatCount(value) : formatRupees(value);
}

/** The result of a condition; `unsure` if it depends on an unknown answer. */
export type TriState = boolean | typeof UNSURE;

/** Returns whether all conditions are true; true for an empty list. */
export function evaluateAll(
  conditions: readonly Condition[],
  answers: Answers,
  figure: FigureLookup,
): TriState {
  const states = conditions.map((condition) => evaluate(condition, answers, figure));
  if (states.includes(false)) return false;
  return states.includes(UNSURE) ? UNSURE : true;
}

export const notesFor = (notes: ToolForm['notes'], answers: Answers, figure: FigureLookup) =>
  (notes ?? [])
    .filter(({ when }) => evaluateAll(when, answers, figure) === true)
    .map(({ text }) => text);

/** Returns whether a condition is true. If the answer is undefined, the condition is false (with `not`, true). */
export function evaluate(condition: Condition, answers: Answers, figure: FigureLookup): TriState {
  const state = evaluateUnnegated(condition, answers, figure);
  return condition.not && state !== UNSURE ? !state : state;
}

function evaluateUnnegated(condition: Condition, answers: Answers, figure: FigureLookup): TriState {
  const { field = '', any, is = [], above, from, upTo } = condition;
  if (any) return anyOf(any.map((alternative) => evaluate(alternative, answers, figure)));
  const value = answers[field];
  if (value === undefined) return false;
  if (typeof value === 'number') {
    const limit = resolveNumber(above ?? from ?? upTo ?? NaN, figure);
    if (above !== undefined) return value > limit;
    return from === undefined ? value <= limit : value >= limit;
  }
  const chosen = [value].flat();
  return anyOf([is.some((choice) => chosen.includes(choice)), chosen.includes(UNSURE) && UNSURE]);
}

function anyOf(states: readonly TriState[]): TriState {
  if (states.includes(true)) return true;
  return states.includes(UNSURE) ? UNSURE : false;
}

/** Returns the sentence `It depends on your answer to “Employees” and “Tax”.` */
export function dependsOnText(names: readonly string[], { groups }: Pick<ToolForm, 'groups'>) {
  const questions = groups.flatMap((group) => group.questions);
  const labels = names.map((name) => `“${questions.find((asked) => asked.name === name)?.label}”`);
  return `It depends on your answer to ${labels.join(' and ')}.`;
}

/** Returns the names of the questions that the conditions use and whose answer is `unsure`. */
export function unsureQuestions(conditions: readonly Condition[], answers: Answers): string[] {
  const names = flattenConditions(conditions).map(({ field = '' }) => field);
  return [...new Set(names.filter((name) => [answers[name]].flat().includes(UNSURE)))];
}

/** Returns the conditions as a flat list, which also contains the conditions inside `any`. */
export const flattenConditions = (conditions: readonly Condition[]): Condition[] =>
  conditions.flatMap((condition): readonly Condition[] => condition.any ?? [condition]);

/**
 * Returns the questions and choices that the conditions use but the form does not have: `["form: llp"]`.
 * @param derived names of answers that the tool derives instead of asking
 */
export function unknownNames(
  conditions: readonly Condition[],
  questions: readonly Question[],
  derived: readonly string[] = [],
): string[] {
  const unknown: string[] = [];
  for (const { field = '', is = [] } of flattenConditions(conditions)) {
    if (derived.includes(field)) continue;
    const question = questions.find(({ name }) => name === field);
    const offered = question ? questionChoices(question).map(({ value }) => value) : [];
    const missing = is.filter((value) => !offered.includes(value));
    if (!question || missing.length > 0) unknown.push([field, ...missing].join(': '));
  }
  return unknown;
}
