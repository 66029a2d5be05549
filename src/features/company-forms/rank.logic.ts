/** Which form of business fits: every form with its verdict and the reasons in words. */
import type { CompanyForm, Fit } from '#collections/company-forms.ts';
import type { FigureOf } from '#features/tool-engine/figures.logic.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import { plural } from '#lib/format.ts';

/** A form with its id, as the island gets it. */
type FormEntry = CompanyForm & { readonly id: string };

type Verdict = 'fits' | 'conditions' | 'no';
export interface Ranked {
  readonly form: FormEntry;
  readonly verdict: Verdict;
  /** The heaviest first. */
  readonly reasons: readonly { readonly fit: Fit; readonly says: string }[];
}

const WEIGHT: Readonly<Record<Fit, number>> = { no: 3, conditions: 2, work: 1, fits: 0 };

/** All forms, the best first; of two equal forms, the one with less yearly work comes first. */
export function rankForms(
  forms: readonly FormEntry[],
  answers: Answers,
  figure: FigureOf,
): Ranked[] {
  const count = ({ reasons }: Ranked, fit: Fit) => reasons.filter((one) => one.fit === fit).length;
  return forms
    .map((form) => judge(form, answers, figure))
    .sort((one, other) =>
      (['no', 'conditions', 'work'] as const).reduce(
        (found, fit) => found || count(one, fit) - count(other, fit),
        0,
      ),
    );
}

function judge(form: FormEntry, answers: Answers, figure: FigureOf): Ranked {
  const chosen = Object.values(answers);
  const step = (steps: CompanyForm['owners'], name: string) => {
    const value = Number(answers[name]);
    return steps.find(({ upTo, below }) =>
      upTo === undefined
        ? value < (below === undefined ? Infinity : figure(below))
        : value <= figure(upTo),
    );
  };
  const reasons = [
    step(form.owners, 'owners'),
    ...form.reasons.filter((reason) => reason.answers.some((answer) => chosen.includes(answer))),
    step(form.turnover, 'turnover'),
  ]
    .filter((reason) => reason !== undefined)
    .sort((one, other) => WEIGHT[other.fit] - WEIGHT[one.fit]);
  const worst = reasons[0]?.fit;
  return { form, reasons, verdict: worst === 'no' || worst === 'conditions' ? worst : 'fits' };
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
];

export const inLaw = ({ ownPerson }: CompanyForm['picture']) =>
  ownPerson ? 'Separate legal person' : 'Not a separate legal person';

/** Questions that choose which forms are compared; more than three do not fit on a phone. */
export const COMPARED: readonly string[] = ['first', 'second', 'third'];

export function verdictOn(ranked: readonly Ranked[]): string {
  const count = (verdict: Verdict) => ranked.filter((one) => one.verdict === verdict).length;
  const best = ranked[0];
  const first =
    best?.verdict === 'fits'
      ? `${best.form.title} fits best.`
      : best?.verdict === 'conditions'
        ? `No form fits outright. The closest is ${best.form.title}.`
        : 'No form fits all six answers; see what rules out each of them.';
  const among = [
    [count('fits'), 'form fits', 'forms fit'],
    [count('conditions'), 'is possible with conditions', 'are possible with conditions'],
    [count('no'), 'does not fit', 'do not fit'],
  ] as const;
  const told = among
    .filter(([forms]) => forms > 0)
    .map(([forms, one, more]) => plural(forms, one, more));
  return `${first} ${told.join(', ')}.`;
}
