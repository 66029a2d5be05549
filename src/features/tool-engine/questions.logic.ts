/** A tool's questions and a visitor's answers. The state is one query string, shared by form and address. */
import type { Condition } from '#collections/conditions.ts';
import type { Question, ToolForm } from '#collections/tool-forms.ts';
import { formatDate } from '#lib/format.ts';
import { amountIn, count, dayIn, rupees } from './amounts.logic.ts';
import type { FigureOf } from './figures.logic.ts';

type Value = number | string | readonly string[];
/**
 * Answers by the name of the question: rupees or a count, a day, a choice, what is ticked. Undefined if not asked or
 * optional and empty. A yes/no question or a list of boxes without an answer is `unsure`, never no.
 */
export type Answers = Readonly<Record<string, Value | undefined>>;

const UNSURE = 'unsure';
export const NONE = { value: 'none', label: 'None of these' };
const SURE = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: UNSURE, label: 'Not sure' },
];
/** The choices offered; a list of boxes also has "none", because no tick at all means no answer. */
export const choicesOf = ({ kind, choices = [] }: Question): NonNullable<Question['choices']> =>
  kind === 'sure' ? SURE : kind === 'some' ? [...choices, NONE] : choices;

/** The last value of a repeated name applies: it is what the visitor typed before the script loaded. */
export function given(questions: readonly Question[], query: string, figure: FigureOf) {
  const texts = new URLSearchParams(query);
  const kept = new URLSearchParams();
  const answers: Record<string, Value> = {};
  const asked: Question[] = [];
  /** Those that still prevent an answer: required and empty, or with an error. */
  const open: (Question & { readonly error?: string })[] = [];
  const lines: string[] = [];
  for (const question of questions) {
    const { name, kind, label, when = [], optional } = question;
    if (allHold(when, answers, figure) === false) continue;
    asked.push(question);
    const all = texts.getAll(name).map((text) => text.trim().slice(0, 200));
    const typed = kind === 'some' ? [...new Set(all)] : all.slice(-1).filter(Boolean);
    const read = valueOf(question, typed);
    if (read === undefined) {
      if (!optional) open.push(question);
      continue;
    }
    for (const text of typed) if (text !== question.default) kept.append(name, text);
    if ('error' in read) open.push({ ...question, error: read.error });
    else {
      answers[name] = read.value;
      if (read.words) lines.push(`${label}${label.endsWith('?') ? '' : ':'} ${read.words}`);
    }
  }
  // An answer is dropped with its question.
  return { answers, asked, open, query: kept.toString(), lines };
}
export type Given = ReturnType<typeof given>;

type Read = { readonly value: Value; readonly words: string } | { readonly error: string };

/** Undefined if there is no answer yet. */
function valueOf(question: Question, typed: readonly string[]): Read | undefined {
  const { kind } = question;
  if (kind === 'amount' || kind === 'count' || kind === 'date') {
    const [text] = typed;
    return text === undefined ? undefined : read(question, kind, text);
  }
  const chosen = choicesOf(question).filter(({ value }) => typed.includes(value));
  const words = chosen.map(({ label }) => label).join('; ');
  if (kind === 'some') {
    const ticked = chosen.map(({ value }) => value).filter((value) => value !== NONE.value);
    return { value: chosen.length === 0 ? [UNSURE] : ticked, words };
  }
  const value = chosen.at(-1)?.value ?? (kind === 'sure' ? UNSURE : question.default);
  return value === undefined ? undefined : { value, words };
}

const LIMITS = {
  amount: [0, 1e13],
  count: [0, 1e5],
  date: ['2017-07-01', '2040-12-31'],
} as const;

/** What to enter, for a field that is empty or cannot be read. */
export const EXAMPLES: Readonly<Record<Question['kind'], string>> = {
  amount: 'Enter an amount in rupees, such as 12,00,000 or 12 lakh.',
  count: 'Enter a whole number, such as 12.',
  date: 'Enter a date, such as 31 December 2026.',
  one: 'Choose one.',
  some: 'Choose one or more.',
  sure: 'Choose one.',
};

function read(question: Question, kind: keyof typeof LIMITS, text: string): Read {
  const valueIn = kind === 'date' ? dayIn : amountIn;
  const value = valueIn(text);
  if (value === undefined || (kind === 'count' && !Number.isInteger(value)))
    return { error: EXAMPLES[kind] };
  const print = (value: number | string) =>
    typeof value === 'string' ? formatDate(value) : kind === 'count' ? count(value) : rupees(value);
  const min = valueIn(question.min ?? '') ?? LIMITS[kind][0];
  const max = valueIn(question.max ?? '') ?? LIMITS[kind][1];
  return value < min || value > max
    ? {
        error: `Enter a ${kind === 'date' ? 'date' : 'value'} from ${print(min)} to ${print(max)}.`,
      }
    : { value, words: print(value) };
}

/** `unsure` if it depends on an answer that is not known. */
export type Held = boolean | typeof UNSURE;

export function allHold(
  conditions: readonly Condition[],
  answers: Answers,
  figure: FigureOf,
): Held {
  const held = conditions.map((one) => holds(one, answers, figure));
  return held.includes(false) ? false : held.includes(UNSURE) ? UNSURE : true;
}

export const notesOf = (notes: ToolForm['notes'], answers: Answers, figure: FigureOf): string[] =>
  (notes ?? [])
    .filter(({ when }) => allHold(when, answers, figure) === true)
    .map(({ text }) => text);

/** A question that is not asked has no answer, so only a condition with `not` holds for it. */
export function holds({ not, ...condition }: Condition, answers: Answers, figure: FigureOf): Held {
  const held = heldBy(condition, answers, figure);
  return not && held !== UNSURE ? !held : held;
}

function heldBy(
  { field, any, is, ...limits }: Condition,
  answers: Answers,
  figure: FigureOf,
): Held {
  if (any) {
    const held = any.map((one) => holds(one, answers, figure));
    return held.includes(true) || (held.includes(UNSURE) && UNSURE);
  }
  const value = answers[field ?? ''];
  if (value === undefined) return false;
  if (typeof value === 'number') {
    const limit = limitOf(limits, figure);
    if (limits.above !== undefined) return value > limit;
    return limits.from === undefined ? value <= limit : value >= limit;
  }
  const given = [value].flat();
  return is?.some((one) => given.includes(one)) || (given.includes(UNSURE) && UNSURE);
}

export function limitOf({ above, from, upTo }: Condition, figure: FigureOf): number {
  const limit = above ?? from ?? upTo ?? NaN;
  return typeof limit === 'string' ? figure(limit) : limit;
}

/**
 * How many questions one visitor is asked at most, without those behind "More". If questions depend on a choice, the
 * choice with the most questions counts.
 */
export function mostAsked({ groups }: Pick<ToolForm, 'groups'>): number {
  const questions = groups
    .flatMap((group) => group.questions)
    // What to compare side by side is not a question about the visitor.
    .filter(({ kind, choices, folded }) => !folded && (kind !== 'one' || choices));
  const counts = questions.map(({ name, choices = [] }) => {
    const askedIf = (answer: string) =>
      questions.filter(({ when = [] }) =>
        when.every(({ field, is, not }) => field !== name || !is || is.includes(answer) !== !!not),
      ).length;
    return Math.max(...choices.map(({ value }) => askedIf(value)));
  });
  return Math.min(...counts.filter(Number.isFinite), questions.length);
}

export const labelsOf = ({ groups }: Pick<ToolForm, 'groups'>): ReadonlyMap<string, string> =>
  new Map(groups.flatMap(({ questions }) => questions.map(({ name, label }) => [name, label])));

/** Names of the questions answered "not sure" on which the conditions depend. */
export const unsureIn = (conditions: readonly Condition[], answers: Answers): string[] => [
  ...new Set(
    everyOf(conditions).flatMap(({ field = '' }) =>
      [answers[field]].flat().includes(UNSURE) ? [field] : [],
    ),
  ),
];

/** All single conditions, including those inside `any`. */
const everyOf = (conditions: readonly Condition[]): Condition[] =>
  conditions.flatMap((one): readonly Condition[] => one.any ?? [one]);

/** Conditions that name a question or an answer that the form does not have, in words. */
export function unknownIn(
  conditions: readonly Condition[],
  questions: readonly Question[],
  counted: readonly string[] = [],
): string[] {
  return everyOf(conditions).flatMap(({ field = '', is = [] }) => {
    if (counted.includes(field)) return [];
    const asked = questions.find(({ name }) => name === field);
    const offered = asked && choicesOf(asked).map(({ value }) => value);
    const unknown = is.filter((value) => !offered?.includes(value));
    return asked && unknown.length === 0 ? [] : [[field, ...unknown].join(': ')];
  });
}
