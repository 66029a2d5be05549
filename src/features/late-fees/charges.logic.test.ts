/** Compares the cost of delays with sums that were calculated by hand from the rules in tests/frozen-law.ts. */
import { expect, test } from 'vitest';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import { addDays } from '#features/tool-engine/calendar-days.logic.ts';
import { frozenFigures, frozenLateFees } from '../../../tests/frozen-law.ts';
import { costOfDelay, questionNamesOf } from './charges.logic.ts';
import { lateFeesAnswer, usualDays } from './LateFees.tsx';

const rules = frozenLateFees();
const figures = frozenFigures();
const ruleOf = (id: string) => {
  const rule = rules.find((entry) => entry.id === id);
  if (!rule) throw new Error(`no rule ${id}`);
  return rule;
};
const cost = (id: string, late: Answers) => costOfDelay(ruleOf(id), late, figures);
const late = (due: string, days: number) => ({ due, filed: addDays(due, days) });
const DUE = '2026-09-20';
const LATE = late(DUE, 5);

test('asks whether the return is nil, for a rule with a lower fee for nil returns', () => {
  expect(questionNamesOf(ruleOf('gstr-1'))).toEqual(['turnover', 'nil']);
});

test.each([0, -5])('treats a filing %d days after the due date as on time', (days) => {
  expect(cost('dir-3-kyc', late(DUE, days))).toMatchObject({ total: 0, insteadOfSum: undefined });
});

/** Each row contains the rule, the due date, other answers, and the total for each number of days late. */
test.each<[string, string, Answers, Record<number, number>]>([
  // GSTR-3B: fee 41 days × 50, interest 1,00,000 × 18% × 41/365 (Notif. 19/2021; s. 50); nil return: only 20 a day.
  ['gstr-3b', DUE, { 'cash-tax': 1e5, turnover: 3e7, nil: 'no' }, { 41: 4_072 }],
  ['gstr-3b', DUE, { nil: 'yes' }, { 10: 200, 26: 500 }],
  // Fee 40 days × 50, interest 5,00,000 × 18% × 40/365. Tax that is in the cash ledger from the due date until filing
  // bears no interest (rule 88B(1), proviso). In the four rows, the ledger contains, in turn, nothing, the whole tax,
  // half of the tax, and more than the tax.
  ['gstr-3b', DUE, { 'cash-tax': 5e5, turnover: 12e7, nil: 'no' }, { 40: 11_863 }],
  ['gstr-3b', DUE, { 'cash-tax': 5e5, 'cash-ledger': 5e5, turnover: 12e7 }, { 40: 2_000 }],
  ['gstr-3b', DUE, { 'cash-tax': 5e5, 'cash-ledger': 25e4, turnover: 12e7 }, { 40: 6_932 }],
  ['gstr-3b', DUE, { 'cash-tax': 5e5, 'cash-ledger': 9e5, turnover: 12e7 }, { 40: 2_000 }],
  // GSTR-1, turnover up to ₹1.5 crore: at most ₹2,000; higher turnover: 41 days × 50 (Notif. 20/2021).
  ['gstr-1', DUE, { turnover: 15_000_000, nil: 'no' }, { 41: 2_000 }],
  ['gstr-1', DUE, { turnover: 15_000_001, nil: 'no' }, { 41: 2_050 }],
  // GSTR-9, turnover of ₹30 crore in all States: 200 a day, at most 0.5% of the turnover in the State (Notif. 7/2023).
  ['gstr-9', '2026-12-31', { 'year-turnover': 3e8, 'state-turnover': 1e7 }, { 100: 20_000 }],
  // TDS statement, 90 days late: 18,000, but at most the tax of ₹12,000 (s. 427).
  ['tds-statement', '2026-10-31', { 'quarter-tax': 12_000 }, { 90: 12_000 }],
  // Income of ₹5 lakh: fee 1,000, interest 1% of 20,000. Higher income: fee 5,000, 2 months × 1% (ss. 428, 423).
  ['income-tax-return', '2026-07-31', { 'return-tax': 20_000, income: 500_000 }, { 20: 1_200 }],
  ['income-tax-return', '2026-07-31', { 'return-tax': 20_000, income: 500_001 }, { 32: 5_400 }],
  // 31 December is in the first month after 30 November: fee 5,000, interest 1% of 1,00,000 (s. 234A(1)).
  ['income-tax-return', '2026-11-30', { 'return-tax': 1e5, income: 500_001 }, { 31: 6_000 }],
  // Advance tax that is ₹40,000 too low: interest of 3% in September, 1% in March (s. 425).
  ['advance-tax-instalment', '2026-09-15', { 'instalment-short': 40_000 }, { 5: 1_200 }],
  ['advance-tax-instalment', '2027-03-15', { 'instalment-short': 40_000 }, { 5: 400 }],
  // Less than 90% paid in the year, the rest on 1 July: 4 months × 1%, for April to July. If the visitor enters a due
  // date between May 2026 and April 2027, the tool uses 31 March 2027 instead (s. 424).
  ['advance-tax-year', '2027-03-31', { 'year-short': 1e5 }, { 92: 4_000, 1: 1_000 }],
  ['advance-tax-year', '2027-04-01', { 'year-short': 1e5 }, { 91: 4_000 }],
  ['advance-tax-year', '2026-12-15', { 'year-short': 1e5 }, { 198: 4_000, 48: 0 }],
  // Reports due in 2027: a lower sum for a delay of up to one month, then a higher sum (s. 428).
  ['tax-audit-report', '2027-09-30', {}, { 30: 75_000, 31: 75_000, 32: 150_000 }],
  ['transfer-pricing-report', '2027-10-31', {}, { 31: 100_000 }],
  // AOC-4: 100 a day without a cap (fee rules).
  ['aoc-4-mgt-7', '2026-10-30', {}, { 100: 10_000 }],
  // DIR-12: at least 2 times the filing fee of 400, even for 10 days; then 4, 6 and 10 times. If the capital is
  // ₹1 crore: 12 times the fee of 600. ADT-1: filing fee for up to 15 days, then twice this fee (fee rules; s. 139).
  ['company-form', DUE, { capital: 1e6 }, { 10: 800, 31: 1_600, 61: 2_400, 91: 4_000 }],
  ['company-form', DUE, { capital: 1e7 }, { 200: 7_200 }],
  // The filing fee is ₹300 if the capital is below ₹5 lakh.
  ['company-form', DUE, { capital: 499_999 }, { 10: 600 }],
  ['company-form', DUE, { capital: 500_000 }, { 10: 800 }],
  ['adt-1', DUE, { capital: 1e6 }, { 15: 400, 16: 800 }],
  // INC-20A: company 50,000, two officers 20 days × 1,000 each, but at most 1,00,000 each (s. 10A).
  ['inc-20a', DUE, { officers: 2 }, { 20: 90_000, 150: 250_000 }],
  // An LLP is small up to a contribution of ₹25 lakh and a turnover of ₹40 lakh (Rules of 2022). The five totals:
  // 30 × the fee of 50 + 10 days × 20 (not small); 2 × 50; 2 × 200; 4 × 400 (not small); other form: 25 × 50.
  ['llp-annual', '2026-05-30', { contribution: 1e5, turnover: 4_000_001 }, { 370: 1_700 }],
  ['llp-annual', '2026-10-30', { contribution: 1e5, turnover: 4_000_000 }, { 20: 100 }],
  ['llp-annual', '2026-10-30', { contribution: 25e5, turnover: 1 }, { 28: 400 }],
  ['llp-annual', '2026-10-30', { contribution: 30e5, turnover: 1 }, { 28: 1_600 }],
  ['llp-form', DUE, { contribution: 1e5, turnover: 1 }, { 400: 1_250 }],
  // Provident fund: interest of 12% a year, damages of 1% a month for 2 months (ss. 127, 128).
  ['provident-fund', '2026-10-15', { contributions: 1e5 }, { 32: 3_052 }],
  // If the return is also late: fee of ₹500 a day, at most the month's administrative charges of ₹2,000; no fee if the
  // due date is before 29 June 2026 (Scheme of 2026, para 29(2)). Three days: interest 99, damages 1,000, fee 1,500.
  ['provident-fund', '2026-10-15', { contributions: 1e5, 'admin-charges': 2_000 }, { 32: 5_052 }],
  ['provident-fund', '2026-10-15', { contributions: 1e5, 'admin-charges': 2_000 }, { 3: 2_599 }],
  ['provident-fund', '2026-06-15', { contributions: 1e5, 'admin-charges': 2_000 }, { 32: 3_052 }],
  // Welfare fund: interest of 12% a year for 90 days, then 18% a year for 30 days (press note 2024).
  ['labour-welfare-fund', '2026-01-15', { contributions: 10_000 }, { 120: 444 }],
  // RBI circular of 30 September 2022: 7,500 for a return; 7,500 + 0.025% of 4 crore for the report of a transaction.
  // One day counts as a month (0.08 years). The fee is rounded up to the next ₹100, but is at most the amount reported.
  ['fema-return', DUE, {}, { 10: 7_500 }],
  ['fema-flow', '2026-05-01', { reported: 4e7 }, { 365: 17_500 }],
  ['fema-flow', '2026-05-01', { reported: 5_000_040 }, { 1: 7_700 }], // 7,600.0008
  ['fema-flow', '2026-05-01', { reported: 5_000 }, { 10: 5_000 }],
])('calculates for %s, due on %s, with %j, by days late: %j', (id, due, answers, totals) => {
  for (const [days, total] of Object.entries(totals))
    expect(cost(id, { ...late(due, Number(days)), ...answers }).total, days).toBe(total);
});

/** Cases in which the tool gives a sentence instead of a sum. */
test.each<[string, Answers, string | undefined]>([
  // A report for 2025-26 is subject to a penalty, not to a fee (s. 271B).
  ['tax-audit-report', late('2026-09-30', 31), 'due before 2027'],
  // A return cannot be filed after 31 December of the year in which it was due (s. 263(4)).
  ['income-tax-return', late('2026-07-31', 154), 'no longer be filed'],
  ['income-tax-return', late('2026-07-31', 153), undefined],
  // FC-GPR more than three years late must be compounded (circular of 30 September 2022).
  ['fema-flow', late('2026-05-01', 1_097), 'compounded'],
  ['fema-flow', late('2026-05-01', 1_096), undefined],
  // Since 1 July 2025, the portal refuses a GSTR-3B more than three years late (s. 39; advisory of 7 June 2025).
  ['gstr-3b', late('2026-05-20', 1_097), 'does not accept a return'],
  ['gstr-3b', { due: '2022-03-20', filed: '2025-06-30' }, undefined],
  ['gstr-3b', { due: '2022-03-20', filed: '2025-07-01' }, 'does not accept a return'],
  // Director KYC: the fee of the form that is due every three years has not been announced.
  ['dir-3-kyc', late('2028-06-30', 31), 'Check the fee'],
  // GSTR-9 is compulsory above ₹2 crore (Notif. 15/2025); a nil GSTR-7 has no late fee (Notif. 23/2024).
  ['gstr-9', { ...LATE, 'year-turnover': 2e7, 'state-turnover': 1 }, 'there is no late fee'],
  ['gstr-9', { ...LATE, 'year-turnover': 2e7 + 1, 'state-turnover': 1 }, undefined],
  ['gstr-7', { ...LATE, nil: 'yes' }, 'No late fee is payable'],
  // There is no fee if there was no duty to file: income up to ₹4 lakh in the default regime (s. 428; formerly 234F).
  ['income-tax-return', { ...LATE, income: 4e5, 'return-tax': 0 }, 'no fee if you did not have to'],
  ['income-tax-return', { ...LATE, income: 4e5, 'return-tax': 1 }, undefined],
  ['income-tax-return', { ...LATE, income: 4e5 + 1, 'return-tax': 0 }, undefined],
  ['income-tax-return', { ...late('2022-07-31', 5), income: 1, 'return-tax': 0 }, undefined],
  // Answers that cannot be true: for example, instalments of advance tax are due on only four days a year (s. 408).
  ['advance-tax-instalment', { ...late('2026-09-16', 5), 'instalment-short': 1 }, 'due date. By'],
  ['tds-deposit', { filed: '2026-10-20', deducted: '2026-10-21' }, 'one of the two days'],
  ['tds-deposit', { filed: '2026-10-20', deducted: '2026-10-20' }, undefined],
  ['gstr-9', { ...LATE, 'year-turnover': 4e7, 'state-turnover': 4e7 + 1 }, 'of the two amounts'],
])('for %s with %j, gives this sentence instead of a sum: %s', (id, answers, text) => {
  expect(cost(id, answers).insteadOfSum).toEqual(text && expect.stringContaining(text));
});

// Income-tax Rules, 2026, rule 218: due on the 7th of the next month; for March, on 30 April. Interest is 1.5% for each
// calendar month with at least one day between deduction and payment (s. 398(3); blog.tdsman.com 2018/05, case 1).
test.each([
  ['2026-10-03', '2026-10-08', '2026-11-07', 0, 0],
  ['2026-09-12', '2026-10-08', '2026-10-07', 1, 3_000],
  ['2027-01-31', '2027-04-01', '2027-02-07', 53, 6_000],
  ['2027-03-02', '2027-05-01', '2027-04-30', 1, 4_500],
])('TDS of %s paid on %s, due on %s: %d days, ₹%d', (deducted, filed, due, days, total) => {
  const result = cost('tds-deposit', { deducted, filed, 'deducted-tax': 1e5 });
  expect(result).toMatchObject({ due, days, total });
});

test('labels a charge with the section of the Act that applies to the due date', () => {
  const labelsFor = (id: string, due: string) =>
    cost(id, { ...late(due, 5), 'return-tax': 1, income: 1, 'quarter-tax': 1 })
      .sums.map(({ label }) => label)
      .join();
  expect(labelsFor('income-tax-return', '2026-07-31')).toMatch(/234F.*234A/);
  expect(labelsFor('tds-statement', '2026-06-30')).toMatch(/234E/);
  expect(labelsFor('tds-statement', '2026-07-01')).not.toMatch(/234/);
});

test('writes out each sum, with its cap and the reason for the cap', () => {
  expect(cost('gstr-3b', { ...LATE, nil: 'yes' }).sums).toHaveLength(1);
  const firstSum = (id: string, answers: Answers) => cost(id, answers).sums[0];
  expect(firstSum('gstr-1', { ...late(DUE, 41), turnover: 1, nil: 'no' })).toEqual({
    label: 'Late fee (CGST and SGST together): ₹50 a day',
    value: '₹2,000',
    steps: ['41 days × ₹50 = ₹2,050', 'Capped at ₹2,000: the maximum under the law'],
  });
  const paid = { 'cash-tax': 5e5, 'cash-ledger': 25e4, turnover: 12e7, nil: 'no' };
  expect(cost('gstr-3b', { ...LATE, ...paid }).sums[1]?.steps).toEqual([
    '₹5,00,000 − ₹2,50,000 without interest = ₹2,50,000',
    '₹2,50,000 × 18% a year × 5 days ÷ 365 = ₹616',
  ]);
  const llp = { ...late('2026-05-30', 370), contribution: 1, turnover: 5e6 };
  expect(firstSum('llp-annual', llp)?.steps).toEqual([
    '30 × the filing fee of ₹50 = ₹1,500',
    '10 more days × ₹20 = ₹200',
  ]);
  const advance = { ...late('2027-03-31', 92), 'year-short': 1e5 };
  expect(firstSum('advance-tax-year', advance)?.steps).toEqual([
    '₹1,00,000 × 1% a month × 4 months (a part counts as one), from 1 April 2027 = ₹4,000',
  ]);
  const flow = { ...late('2026-05-01', 365), reported: 4e7 };
  expect(firstSum('fema-flow', flow)?.steps).toEqual([
    '₹4,00,00,000 × 0.025% a year × 1 year (12 months ÷ 12, a part counts as one) = ₹10,000',
    '+ ₹7,500 = ₹17,500',
  ]);
  const tds = { filed: '2026-10-08', deducted: '2026-09-12', 'deducted-tax': 1e5 };
  expect(firstSum('tds-deposit', tds)?.steps).toEqual([
    '₹1,00,000 × 1.5% a calendar month × 2 calendar months, from 12 September 2026 = ₹3,000',
  ]);
  expect(firstSum('tds-deposit', tds)?.label).toMatch(/: 1\.5% a calendar month on ₹1,00,000$/);
});

test.each<[string, Answers, string]>([
  [
    'gstr-1',
    { ...late(DUE, 41), turnover: 1, nil: 'no' },
    ', 41 days late: the delay costs ₹2,000.',
  ],
  ['gstr-3b', { ...late(DUE, 1), 'cash-tax': 0, nil: 'yes' }, ', 1 day late: the delay costs ₹20.'],
  [
    'advance-tax-year',
    { ...late('2026-12-15', 120), 'year-short': 0 },
    'no fee or interest is payable.',
  ],
  ['inc-20a', { ...late(DUE, 20), officers: 2 }, 'penalties of ₹90,000 may be imposed.'],
  [
    'gstr-1',
    { ...late(DUE, 0), turnover: 1, nil: 'no' },
    'You are on time: no late fee or interest is payable.',
  ],
  [
    'tds-deposit',
    { deducted: '2026-10-03', filed: '2026-11-08', 'deducted-tax': 1e5 },
    ' (due on 7 November 2026)',
  ],
])('answers for %s with %j in the headline: %s', (form, answers, text) => {
  const data = { rules, figures };
  const { verdict } = lateFeesAnswer({ answers: { form, ...answers }, data } as never);
  expect(verdict).toContain(text);
});

test('suggests the latest due date up to today, and today as the day of filing', () => {
  const daysFor = (form: string | undefined) => {
    const data = { dueDays: { 'gstr-1': ['2026-10-11', '2026-11-11', '2026-12-11'] } };
    return usualDays({ answers: { form }, data, today: '2026-11-11' } as never);
  };
  expect(daysFor('gstr-1')).toEqual({ due: '2026-11-11', filed: '2026-11-11' });
  expect(daysFor('company-form')).toEqual({ filed: '2026-11-11' });
  expect(daysFor(undefined)).toEqual({});
});
