/** Ranks the forms of business: gives each a verdict and the reasons. */
import type { CompanyForm, CompanyFormFit } from '#collections/company-forms.ts';
import { findBracketBySize, type FigureLookup } from '#features/tool-engine/figures.logic.ts';
import { numberAnswer, type Answers } from '#features/tool-engine/questions.logic.ts';

type Verdict = 'fits' | 'conditions' | 'no';
export interface RankedCompanyForm {
  readonly form: CompanyForm;
  readonly verdict: Verdict;
  /** Reasons for the verdict, the most serious first. */
  readonly reasons: readonly { readonly fit: CompanyFormFit; readonly says: string }[];
}

/** Labels of the kinds of reason, the most serious kind first. */
const COMPANY_FORM_FIT_LABELS: readonly (readonly [fit: CompanyFormFit, label: string])[] = [
  ['no', 'Ruled out'],
  ['conditions', 'Condition'],
  ['work', 'More work'],
  ['fits', 'Fits'],
];
const indexOfFit = (fit: CompanyFormFit) =>
  COMPANY_FORM_FIT_LABELS.findIndex(([name]) => name === fit);

/** Returns all forms, the best first; of two equal forms, the one with less yearly work comes first. */
export function rankCompanyForms(
  forms: readonly CompanyForm[],
  answers: Answers,
  figure: FigureLookup,
): RankedCompanyForm[] {
  const count = ({ reasons }: RankedCompanyForm, fit: CompanyFormFit) =>
    reasons.filter((reason) => reason.fit === fit).length;
  const difference = (a: RankedCompanyForm, b: RankedCompanyForm, fit: CompanyFormFit) =>
    count(a, fit) - count(b, fit);
  return forms
    .map((form) => judge(form, answers, figure))
    .sort(
      (a, b) =>
        difference(a, b, 'no') || difference(a, b, 'conditions') || difference(a, b, 'work'),
    );
}

function judge(form: CompanyForm, answers: Answers, figure: FigureLookup): RankedCompanyForm {
  const chosen = Object.values(answers);
  const reasons = [
    findBracketBySize(form.owners, numberAnswer(answers, 'owners') ?? 0, figure),
    ...form.reasons.filter((reason) => reason.answers.some((answer) => chosen.includes(answer))),
    findBracketBySize(form.turnover, numberAnswer(answers, 'turnover') ?? 0, figure),
  ]
    .filter((reason) => reason !== undefined)
    .sort((a, b) => indexOfFit(a.fit) - indexOfFit(b.fit));
  const worst = reasons[0]?.fit;
  return { form, reasons, verdict: worst === 'no' || worst === 'conditions' ? worst : 'fits' };
}

/** Returns one text for each kind of reason: `[['Condition', 'One owner must be …'], ['Fits', '…']]`. */
export const reasonTexts = ({ reasons }: RankedCompanyForm) =>
  COMPANY_FORM_FIT_LABELS.flatMap(([fit, label]) => {
    const text = reasons.flatMap((reason) => (reason.fit === fit ? reason.says : [])).join(' ');
    return text === '' ? [] : [[label, text] as const];
  });

/** Rows of the comparison, in the order in which founders usually ask about them. */
export const COMPARISON_ROWS: readonly (readonly [
  label: string,
  textOf: (form: CompanyForm) => string | readonly string[] | undefined,
])[] = [
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

export const legalStatusText = ({ ownPerson }: CompanyForm) =>
  ownPerson ? 'Separate legal person' : 'Not a separate legal person';

/** Returns the headline of the answer: `Limited liability partnership (LLP) fits best.` */
export function companyFormsVerdict([best]: readonly RankedCompanyForm[]): string {
  if (best?.verdict === 'fits') return `${best.form.title} fits best.`;
  if (best?.verdict === 'conditions')
    return `No form fits outright. The closest is ${best.form.title}.`;
  return 'No form fits all six answers. See below what rules out each form.';
}
