import { expect, test } from 'vitest';
import type { CompanyFormAnswer } from '#collections/company-forms.ts';
import { frozenCompanyForms, frozenFigure as figure } from '../../../tests/frozen-law.ts';
import { companyFormsAnswer } from './CompanyForms.tsx';
import {
  companyFormsVerdict,
  legalStatusText,
  rankCompanyForms,
  reasonTexts,
} from './rank.logic.ts';

const forms = frozenCompanyForms();

interface Business {
  readonly owners?: number;
  readonly turnover?: number;
  /** Answers to the questions on owners from abroad, investors, purpose and liability. */
  readonly chosen: readonly CompanyFormAnswer[];
}
/** The first example on the tool's page: two designers. */
const DESIGNERS: Business = { chosen: ['no-foreigner', 'no-investor', 'profit', 'protected'] };
/** Answers that exclude no form, so only the number of owners and the turnover decide. */
const OPEN: Business = { chosen: ['no-foreigner', 'no-investor', 'profit', 'unprotected'] };
const FOUNDERS: Business = { chosen: ['foreign-person', 'investor', 'profit', 'protected'] };
const CHARITY: Business = { chosen: ['no-foreigner', 'no-investor', 'non-profit', 'protected'] };
const FARMERS: Business = { chosen: ['no-foreigner', 'no-investor', 'producers', 'protected'] };

function rank({ owners = 2, turnover = 3_000_000, chosen }: Business) {
  const [foreign, investors, purpose, liability] = chosen;
  const answers = { owners, turnover, foreign, investors, purpose, liability };
  return rankCompanyForms(forms, answers, figure);
}
const rankOf = (id: string, business: Business) =>
  rank(business).find((ranked) => ranked.form.id === id);
const idsOf = (business: Business, verdict: string) =>
  rank(business)
    .filter((ranked) => ranked.verdict === verdict)
    .map((ranked) => ranked.form.id);

test.each([1, 2, 8])('for %i owners, lists the forms that do not fit at the end', (owners) => {
  const order = rank({ ...DESIGNERS, owners }).map(({ verdict }) => verdict === 'no');
  expect(order).toEqual([...order].sort());
});

test('gives the right verdicts for the examples on the page of the tool', () => {
  expect(idsOf(DESIGNERS, 'fits')).toEqual(['llp', 'private-limited']);
  const founders = { ...FOUNDERS, owners: 3, turnover: 20_000_000 };
  expect(idsOf(founders, 'fits')).toEqual(['private-limited']);
  expect(idsOf(founders, 'conditions')).toEqual(['llp']);
  const library = { ...CHARITY, owners: 8, turnover: 1_000_000 };
  expect(idsOf(library, 'fits')).toEqual(['association', 'section-8']);
  expect(idsOf(library, 'conditions')).toEqual(['trust']);
});

test.each<[CompanyFormAnswer[], string]>([
  [['no-foreigner', 'no-investor', 'profit'], 'Limited liability partnership (LLP) fits best.'],
  // Two forms fit equally well; the one with less yearly work comes first.
  [['nri', 'no-investor', 'producers'], 'No form fits outright. The closest is Producer company.'],
  [['foreign-company', 'investor', 'non-profit'], 'No form fits all six answers.'],
])('for ten protected owners with %j, answers “%s”', (chosen, verdict) => {
  const ranked = rank({ owners: 10, chosen: [...chosen, 'protected'] });
  expect(companyFormsVerdict(ranked)).toContain(verdict);
});

test('lists the forms without separate legal personality', () => {
  const ids = forms.filter((form) => legalStatusText(form).startsWith('Not')).map(({ id }) => id);
  expect(ids.join(' ')).toBe('proprietorship partnership trust branch-office');
});

test('gives one text for each kind of reason, the most serious kind first', () => {
  const labelsFor = (business: Business) =>
    [rankOf('llp', business) ?? []]
      .flat()
      .flatMap(reasonTexts)
      .map(([label]) => label);
  const alone = { ...FOUNDERS, owners: 1, turnover: 20_000_000 };
  expect(labelsFor(alone)).toEqual(['Ruled out', 'Condition', 'More work', 'Fits']);
  expect(labelsFor(DESIGNERS)).toEqual(['Fits']);
});

test('shows the best form in the bottom bar on a phone, if any form fits', () => {
  const briefFor = (...[foreign, investors, purpose, liability]: readonly CompanyFormAnswer[]) => {
    const answers = { owners: 10, turnover: 3e6, foreign, investors, purpose, liability };
    return companyFormsAnswer({ answers, data: { rules: forms }, figure } as never).brief;
  };
  expect(briefFor(...DESIGNERS.chosen)).toBe('LLP fits best');
  expect(briefFor('foreign-company', 'investor', 'non-profit', 'protected')).toBeUndefined();
});

test.each<[string, Business, Record<number, string>]>([
  // Companies Act, 2013, sections 2(68), 3 and 464; Partnership Act; LLP Act, section 6.
  ['proprietorship', OPEN, { 1: 'fits', 2: 'no' }],
  ['partnership', OPEN, { 1: 'no', 2: 'fits', 50: 'fits', 51: 'no' }],
  ['llp', OPEN, { 1: 'no', 2: 'fits', 5_000: 'fits' }],
  ['private-limited', OPEN, { 1: 'conditions', 2: 'fits', 200: 'fits', 201: 'no' }],
  ['public-limited', OPEN, { 6: 'no', 7: 'fits' }],
  // Section 378C: a producer company needs ten producers, or two producer institutions.
  ['producer', FARMERS, { 1: 'no', 2: 'conditions', 9: 'conditions', 10: 'fits' }],
  // Karnataka Societies Registration Act, 1960.
  ['association', CHARITY, { 6: 'no', 7: 'fits' }],
])('rates %s with %j by the number of owners as %j', (id, business, verdicts) => {
  for (const [owners, verdict] of Object.entries(verdicts))
    expect(rankOf(id, { ...business, owners: Number(owners) })?.verdict, owners).toBe(verdict);
});

test.each<[string, Record<number, string>]>([
  // LLP Rules, 2009, rule 24(8): an audit is required above ₹40 lakh.
  ['llp', { 4_000_000: 'fits', 4_000_001: 'work' }],
  // Income-tax Act, 2025, section 63: an audit is required above ₹1 crore.
  ['partnership', { 10_000_000: 'fits', 10_000_001: 'work' }],
  // Companies Act, 2013: an audit is required, whatever the turnover.
  ['private-limited', { 0: 'work' }],
])('rates %s by turnover as %j', (id, fits) => {
  for (const [turnover, fit] of Object.entries(fits))
    expect(rankOf(id, { ...OPEN, turnover: Number(turnover) })?.reasons[0]?.fit).toBe(fit);
});

test('calls a private company with a turnover above ₹100 crore “not a small company”', () => {
  const reasonAt = (turnover: number) =>
    rankOf('private-limited', { ...DESIGNERS, turnover })?.reasons[0]?.says;
  expect(reasonAt(1e9)).not.toContain('not a small company');
  expect(reasonAt(1e9 + 1)).toContain('not a small company');
});

test.each<[string, number, Partial<Record<CompanyFormAnswer, boolean>>]>([
  // An owner from abroad must be an NRI to own an OPC, and an NRI or OCI to own a proprietorship.
  ['opc', 1, { nri: true, oci: false, 'foreign-person': false }],
  ['proprietorship', 1, { oci: true, 'foreign-person': false }],
  // Only a foreign company can open a branch, and the company is the only owner of the branch.
  ['branch-office', 1, { 'foreign-company': true, 'foreign-person': false, 'no-foreigner': false }],
  ['branch-office', 2, { 'foreign-company': false }],
])('%s with %d owners is open to %j', (id, owners, isOpenTo) => {
  for (const [foreign, isOpen] of Object.entries(isOpenTo)) {
    const chosen = [foreign as CompanyFormAnswer, ...OPEN.chosen.slice(1)];
    expect(rankOf(id, { owners, chosen })?.verdict !== 'no', foreign).toBe(isOpen);
  }
});
