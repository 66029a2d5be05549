/** Which form of business fits: every form with its verdict and the reasons in words. */
import type { ANSWERS, CompanyForm, Fit } from '#collections/company-forms.ts';
import type { FigureOf } from '#features/tool-engine/figures.logic.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import { plural } from '#lib/format.ts';

/** A form with its id, as the island gets it. */
export type FormEntry = CompanyForm & { readonly id: string };

export type Verdict = 'fits' | 'conditions' | 'no';
export interface Reason {
  readonly fit: Fit;
  readonly says: string;
}
export interface Ranked {
  readonly form: FormEntry;
  readonly verdict: Verdict;
  /** What weighs most first. */
  readonly reasons: readonly Reason[];
}

type Step = CompanyForm['owners'][number];
const WEIGHT: Readonly<Record<Fit, number>> = { no: 3, conditions: 2, work: 1, fits: 0 };

/** All forms, the best first; between equals the one with less yearly work. */
export function rankForms(
  forms: readonly FormEntry[],
  answers: Answers,
  figure: FigureOf,
): Ranked[] {
  return forms
    .map((form) => judge(form, answers, figure))
    .sort(
      (one, other) =>
        countOf(one, 'no') - countOf(other, 'no') ||
        countOf(one, 'conditions') - countOf(other, 'conditions') ||
        countOf(one, 'work') - countOf(other, 'work'),
    );
}

const countOf = ({ reasons }: Ranked, fit: Fit) =>
  reasons.filter((reason) => reason.fit === fit).length;

/** Named here too, because the collection's own list would bring the schemas into the page. */
const CHOICES: readonly (keyof typeof ANSWERS)[] = ['foreign', 'investors', 'purpose', 'liability'];

function judge(form: FormEntry, answers: Answers, figure: FigureOf): Ranked {
  const chosen = CHOICES.map((name) => answers[name]);
  const reasons = [
    stepAt(form.owners, Number(answers['owners']), figure),
    ...form.reasons.filter((reason) => reason.answers.some((answer) => chosen.includes(answer))),
    stepAt(form.turnover, Number(answers['turnover']), figure),
  ]
    .map(({ fit, says }) => ({ fit, says }))
    .sort((one, other) => WEIGHT[other.fit] - WEIGHT[one.fit]);
  const worst = reasons[0]?.fit;
  return { form, reasons, verdict: worst === 'no' || worst === 'conditions' ? worst : 'fits' };
}

function stepAt(steps: readonly Step[], value: number, figure: FigureOf): Step {
  const found = steps.find(
    ({ upTo, below }) =>
      (upTo === undefined && below === undefined) ||
      (upTo !== undefined && value <= figure(upTo)) ||
      (below !== undefined && value < figure(below)),
  );
  // The schema asks for a last step without a limit.
  if (!found) throw new Error('no step without a limit');
  return found;
}

/** The rows of the comparison, in the order in which founders ask. */
export const ROWS: readonly (readonly [string, (form: CompanyForm) => string | undefined])[] = [
  ['Owners', ({ facts }) => facts.owners],
  ['Managers', ({ facts }) => facts.managers],
  ['Capital', ({ facts }) => facts.capital],
  ['Liability', ({ facts }) => facts.liability],
  ['Audit', ({ facts }) => facts.audit],
  ['Yearly filings', ({ facts }) => facts.filings],
  ['Owners from abroad', ({ facts }) => facts.foreign],
  ['Raising money', ({ facts }) => facts.money],
  ['Government cost to form', ({ facts }) => facts.cost],
  ['Income tax', ({ facts }) => facts.tax],
  ['Later changes', ({ facts }) => facts.changes],
  ['Legal status', ({ picture }) => inLaw(picture)],
  ['Law', ({ facts }) => facts.law],
  ['Not certain', ({ note }) => note],
];

export const inLaw = ({ ownPerson }: CompanyForm['picture']) =>
  ownPerson ? 'Separate legal person' : 'Not a separate legal person';

/** Questions that choose which forms stand side by side; more than three cannot be read on a phone. */
export const COMPARED: readonly string[] = ['first', 'second', 'third'];

/** The answer in a sentence. */
export function verdictOn(ranked: readonly Ranked[]): string {
  const count = (verdict: Verdict) => ranked.filter((one) => one.verdict === verdict).length;
  const best = ranked[0];
  const first =
    best?.verdict === 'fits'
      ? `${best.form.title} fits best.`
      : best?.verdict === 'conditions'
        ? `No form fits outright. The closest is ${best.form.title}.`
        : 'No form fits all six answers; see what rules out each of them.';
  return `${first} ${plural(count('fits'), 'form fits', 'forms fit')}, ${plural(count('conditions'), 'is possible', 'are possible')} with conditions, ${plural(count('no'), 'does not fit', 'do not fit')}.`;
}
