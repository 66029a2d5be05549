/** Which form of business fits: six answers in, every form with its verdict and the reasons in words out. */
import type { Answer, CompanyForm, Fit } from '#collections/company-forms.ts';
import { choicesOf, type Fields, type Values } from './profile.logic.ts';
import type { FigureOf } from '#features/tool-engine/figures.logic.ts';

/** A form with its id, as the island gets it. */
export interface FormEntry extends CompanyForm {
  readonly id: string;
}

export interface Answers {
  readonly owners: number;
  readonly turnover: number;
  readonly chosen: readonly Answer[];
}

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

function judge(form: FormEntry, { owners, turnover, chosen }: Answers, figure: FigureOf): Ranked {
  const reasons = [
    stepAt(form.owners, owners, figure),
    ...form.reasons.filter(({ answers }) => answers.some((answer) => chosen.includes(answer))),
    stepAt(form.turnover, turnover, figure),
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

/** Ids of the register that the steps and diagrams use. */
export function figuresOf(form: CompanyForm): string[] {
  const { fewestOwners, fewestManagers } = form.picture;
  return [
    ...[...form.owners, ...form.turnover].flatMap(({ upTo, below }) => [upTo, below]),
    fewestOwners,
    fewestManagers,
  ].filter((id) => id !== undefined);
}

const answers = (labels: Partial<Record<Answer, string>>) => choicesOf(labels);
/** More cannot be read side by side on a phone. */
export const COMPARED = ['first', 'second', 'third'] as const;

/** The six questions. */
const QUESTIONS = {
  owners: {
    kind: 'count',
    label: 'How many owners, partners or members at the start?',
    hint: 'For a charity, its founders.',
    min: 1,
  },
  turnover: {
    kind: 'amount',
    label: 'What yearly turnover do you expect?',
    hint: 'For a charity, its yearly income.',
  },
  foreign: {
    kind: 'choice',
    label: 'Is any owner from abroad?',
    choices: answers({
      'no-foreigner': 'No',
      nri: 'An Indian citizen who lives abroad (NRI)',
      oci: 'An Overseas Citizen of India (OCI)',
      'foreign-person': 'Another foreign citizen',
      'foreign-company': 'A foreign company',
    }),
  },
  investors: {
    kind: 'choice',
    label: 'Will outside investors take a share?',
    choices: answers({
      'no-investor': 'No',
      'investor-later': 'Perhaps later',
      investor: 'Yes',
    }),
  },
  purpose: {
    kind: 'choice',
    label: 'What is it for?',
    choices: answers({
      profit: 'Profit for its owners',
      producers: 'To sell what its members produce, such as farm produce',
      'non-profit': 'A purpose: charity, education, health, art or similar',
    }),
  },
  liability: {
    kind: 'choice',
    label: 'Must the owners’ own property be safe from its debts?',
    choices: answers({ protected: 'Yes', unprotected: 'No' }),
  },
} as const satisfies Fields;
export const QUESTION_NAMES = Object.keys(QUESTIONS) as readonly (keyof typeof QUESTIONS)[];

/** The six questions, and the forms to compare. */
export function formFields(forms: readonly FormEntry[]) {
  const choices = forms.map(({ id, title }) => ({ value: id, label: title }));
  const compared = (label: string) => ({ kind: 'choice', label, choices, optional: true }) as const;
  return {
    ...QUESTIONS,
    first: compared('First form'),
    second: compared('Second form'),
    third: compared('Third form'),
  };
}
export type FormFields = ReturnType<typeof formFields>;

/** Nothing until all six are answered. */
export function answersOf(values: Values<FormFields>): Answers | undefined {
  const { owners, turnover, foreign, investors, purpose, liability } = values;
  const chosen = [foreign, investors, purpose, liability].filter((one) => one !== undefined);
  return owners === undefined || turnover === undefined || chosen.length < 4
    ? undefined
    : { owners, turnover, chosen: chosen as Answer[] };
}
