/** Sums of delay, counted by hand from the frozen copy of the law. */
import { describe, expect, test } from 'vitest';
import { questionLabels, type Answers } from '#features/tool-engine/questions.logic.ts';
import { addDays } from '#features/tool-engine/calendar-days.logic.ts';
import { frozenFigures, frozenLateFees, frozenToolForm } from '../../../tests/frozen-law.ts';
import { figureLookup } from '#features/tool-engine/figures.logic.ts';
import { chargeTexts } from './charge-texts.logic.ts';
import { costOfDelay } from './charges.logic.ts';

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

test.each([0, -5])('filed %d days after the due date → nothing is late', (days) => {
  expect(cost('fema-return', late(DUE, days))).toMatchObject({ days: 0, total: 0 });
});

describe('what the visitor pays', () => {
  test.each<[string, Answers, number]>([
    // GSTR-3B, 41 days: 41 × 50 + 1,00,000 × 18% × 41/365 (Notif. 19/2021; s. 50).
    ['gstr-3b', { ...late(DUE, 41), 'cash-tax': 100_000, turnover: 30_000_000, nil: 'no' }, 4_072],
    // GSTR-3B, nil: 20 a day, no interest (Notif. 19/2021).
    ['gstr-3b', { ...late(DUE, 10), nil: 'yes' }, 200],
    // GSTR-1 at ₹1.5 crore: cap ₹2,000 (Notif. 20/2021).
    ['gstr-1', { ...late(DUE, 41), turnover: 15_000_000, nil: 'no' }, 2_000],
    // GSTR-1 above ₹1.5 crore: 41 × 50.
    ['gstr-1', { ...late(DUE, 41), turnover: 15_000_001, nil: 'no' }, 2_050],
    // GSTR-9, ₹30 crore in all, ₹1 crore in the State, 100 days: 200 a day, cap 0.5% of the State (Notif. 7/2023).
    [
      'gstr-9',
      { ...late('2026-12-31', 100), 'year-turnover': 300_000_000, 'state-turnover': 10_000_000 },
      20_000,
    ],
    // GSTR-9, ₹4 crore in all and in the State, 400 days: cap 0.04%.
    [
      'gstr-9',
      { ...late('2026-12-31', 400), 'year-turnover': 40_000_000, 'state-turnover': 40_000_000 },
      16_000,
    ],
    // GSTR-4, 10 days: 10 × 50.
    ['gstr-4', { ...late('2026-06-30', 10), nil: 'no' }, 500],
    // GSTR-7, 100 days: 5,000, at most 2,000.
    ['gstr-7', late(DUE, 100), 2_000],
    // TDS deducted 30 Sep, due 7 Oct, paid 8 Oct: two calendar months (blog.tdsman.com 2018/05, case 1).
    [
      'tds-deposit',
      { filed: '2026-10-08', deducted: '2026-09-12', 'deducted-tax': 100_000 },
      3_000,
    ],
    // TDS deducted in January, paid in April: four calendar months (s. 398(3)).
    ['tds-deposit', { filed: '2027-04-01', deducted: '2027-01-31', 'deducted-tax': 50_000 }, 3_000],
    // TDS statement, 90 days: 18,000, at most the tax of ₹12,000 (s. 427).
    ['tds-statement', { ...late('2026-10-31', 90), 'quarter-tax': 12_000 }, 12_000],
    // Return at ₹5 lakh, one month begun: 1,000 + 1% of 20,000 (ss. 428, 423).
    [
      'income-tax-return',
      { ...late('2026-07-31', 20), 'return-tax': 20_000, income: 500_000 },
      1_200,
    ],
    // Return above ₹5 lakh: 5,000 + 1% × 2 of 20,000.
    [
      'income-tax-return',
      { ...late('2026-07-31', 32), 'return-tax': 20_000, income: 500_001 },
      5_400,
    ],
    // Due 30 Nov, the month begins on 1 Dec and ends with 31 Dec: 5,000 + 1% of 1,00,000 (s. 234A(1)).
    [
      'income-tax-return',
      { due: '2026-11-30', filed: '2026-12-31', 'return-tax': 100_000, income: 500_001 },
      6_000,
    ],
    // Advance tax, September instalment ₹40,000 short: 3% (s. 425; facts sheet E).
    ['advance-tax-instalment', { ...late('2026-09-15', 5), 'instalment-short': 40_000 }, 1_200],
    // Advance tax, March instalment ₹40,000 short: 1% (s. 425).
    ['advance-tax-instalment', { ...late('2027-03-15', 5), 'instalment-short': 40_000 }, 400],
    // Advance tax of ₹1,00,000 paid on 1 July instead of by 31 March: 1% × 4, April to July (s. 424).
    ['advance-tax-year', { due: '2027-04-01', filed: '2027-07-01', 'year-short': 100_000 }, 4_000],
    // Tax audit report due 2027, 30 days: 75,000 (s. 428).
    ['tax-audit-report', late('2027-09-30', 30), 75_000],
    // Tax audit report due 2027, 31 days: 1,50,000.
    ['tax-audit-report', late('2027-09-30', 31), 150_000],
    // Transfer pricing report due 2027: 50,000, then 1,00,000 (s. 428).
    ['transfer-pricing-report', late('2027-10-31', 31), 100_000],
    // AOC-4, 100 days: 100 a day without a cap (fee rules).
    ['aoc-4-mgt-7', late('2026-10-30', 100), 10_000],
    // DIR-12, 10 days, capital ₹10 lakh: twice 400, no lower step (fee rules).
    ['company-form', { ...late(DUE, 10), capital: 1_000_000 }, 800],
    // ADT-1, 15 days, capital ₹10 lakh: once 400 (s. 139).
    ['adt-1', { ...late(DUE, 15), capital: 1_000_000 }, 400],
    // ADT-1, 16 days: twice 400.
    ['adt-1', { ...late(DUE, 16), capital: 1_000_000 }, 800],
    // DIR-12, 200 days, capital ₹1 crore: 12 × 600.
    ['company-form', { ...late(DUE, 200), capital: 10_000_000 }, 7_200],
    // INC-20A, 20 days, two officers: 50,000 + 2 × 20,000 (s. 10A).
    ['inc-20a', { ...late(DUE, 20), officers: 2 }, 90_000],
    // INC-20A, 150 days, two officers: each at most 1,00,000.
    ['inc-20a', { ...late(DUE, 150), officers: 2 }, 250_000],
    // LLP Form 11, turnover above ₹40 lakh, 370 days, contribution ₹1 lakh: 30 × 50 + 10 × 20 (Rules of 2022).
    ['llp-annual', { ...late('2026-05-30', 370), contribution: 1e5, turnover: 4_000_001 }, 1_700],
    // LLP Form 8, 20 days, contribution ₹1 lakh, small up to a turnover of ₹40 lakh: 2 × 50.
    ['llp-annual', { ...late('2026-10-30', 20), contribution: 1e5, turnover: 4_000_000 }, 100],
    // 28 days with ₹25 lakh: 2 × 200; ₹30 lakh is not small: 4 × 400.
    ['llp-annual', { ...late('2026-10-30', 28), contribution: 2_500_000, turnover: 1 }, 400],
    ['llp-annual', { ...late('2026-10-30', 28), contribution: 3_000_000, turnover: 1 }, 1_600],
    // Another LLP form, small, 400 days: 25 × 50.
    ['llp-form', { ...late(DUE, 400), contribution: 1e5, turnover: 1 }, 1_250],
    // Another LLP form, not small, 30 days: 4 × 50.
    ['llp-form', { ...late(DUE, 30), contribution: 1e5, turnover: 5e6 }, 200],
    // ESI, 73 days: 12% × 73/365.
    ['esi', { ...late('2026-10-15', 73), contributions: 100_000 }, 2_400],
    // FLA return: 7,500 (circular of 30 September 2022).
    ['fema-return', late(DUE, 10), 7_500],
    // Provident fund, 32 days: 12% a year + 1% × 2 months (s. 127, s. 128).
    ['provident-fund', { ...late('2026-10-15', 32), contributions: 100_000 }, 3_052],
    // Professional tax, 32 days: 1.5% × 2 months (Amendment of 2023).
    ['professional-tax', { ...late('2026-10-20', 32), 'professional-tax': 10_000 }, 300],
    // Welfare fund, 15 Jan to 15 May: 12% for 90 days, 18% for 30 (press note, December 2024).
    ['labour-welfare-fund', { due: '2026-01-15', filed: '2026-05-15', contributions: 10_000 }, 444],
    // FC-GPR, one year: 7,500 + 0.025% of 4 crore (circular of 30 September 2022).
    ['fema-flow', { ...late('2026-05-01', 365), reported: 40_000_000 }, 17_500],
    // One day of ₹50 lakh is 0.08 years; ten days of ₹10 crore: 7,500 + 2,000.
    ['fema-flow', { ...late('2026-05-01', 1), reported: 5_000_000 }, 7_600],
    ['fema-flow', { ...late('2026-05-01', 10), reported: 100_000_000 }, 9_500],
    // Rounded up to the next ₹100, and never more than the amount.
    ['fema-flow', { ...late('2026-05-01', 10), reported: 1_000_000 }, 7_600],
    ['fema-flow', { ...late('2026-05-01', 10), reported: 5_000 }, 5_000],
    // Advance tax below 90%, paid on 1 July: 1% for April, May, June and July (s. 424), whatever day of the year was entered.
    ['advance-tax-year', { due: '2027-03-31', filed: '2027-07-01', 'year-short': 100_000 }, 4_000],
    ['advance-tax-year', { due: '2027-03-15', filed: '2027-07-01', 'year-short': 100_000 }, 4_000],
    ['advance-tax-year', { due: '2027-03-31', filed: '2027-04-01', 'year-short': 100_000 }, 1_000],
    ['advance-tax-year', { due: '2026-12-15', filed: '2027-07-01', 'year-short': 100_000 }, 4_000],
    ['advance-tax-year', { due: '2026-12-15', filed: '2027-02-01', 'year-short': 100_000 }, 0],
  ])('%s, %j: %d', (id, answers, total) => {
    expect(cost(id, answers).total).toBe(total);
  });
});

describe('where no sum can be given', () => {
  const says = (id: string, due: string, filed: string) => cost(id, { due, filed }).says;
  test.each([
    // Tax audit report of 2025-26: a penalty, no fee (s. 271B).
    ['tax-audit-report', '2026-09-30', '2026-10-31', 'due before 2027'],
    // Transfer pricing report of 2025-26.
    ['transfer-pricing-report', '2026-10-31', '2026-12-31', 'due before 2027'],
    // A return after 31 December of its year (s. 263(4)).
    ['income-tax-return', '2026-07-31', '2027-01-05', 'no longer be filed'],
    // FC-GPR after three years (circular of 30 September 2022).
    ['fema-flow', '2026-05-01', '2029-05-02', 'compounded'],
    // GSTR-3B after three years (s. 39; advisory of 7 June 2025).
    ['gstr-3b', '2026-05-20', '2029-05-21', 'does not accept a return'],
    // Director KYC: the fee of the three-yearly form is not announced (facts sheet E).
    ['dir-3-kyc', '2028-06-30', '2028-07-31', 'Check the fee'],
  ])('%s, due %s, filed %s: “%s”', (id, due, filed, text) => {
    expect(says(id, due, filed)).toContain(text);
  });
  test('filed before the portal closed old returns, it still has its fee (advisory of 7 June 2025)', () => {
    expect(says('gstr-3b', '2025-04-20', '2025-05-05')).toBeUndefined();
    expect(says('gstr-3b', '2022-03-20', '2025-06-30')).toBeUndefined();
  });
  test('tax deducted after it was paid, or a State with more turnover than all → a request to correct it', () => {
    const paid = { filed: '2026-10-20', deducted: '2026-12-01', 'deducted-tax': 100_000 };
    expect(cost('tds-deposit', paid).says).toContain('Correct one of the two days');
    const turnover = { 'year-turnover': 40_000_000, 'state-turnover': 40_000_001 };
    expect(cost('gstr-9', { ...late('2026-12-31', 5), ...turnover }).says).toContain(
      'Correct one of the two amounts',
    );
  });
  // Income-tax Act, 2025, section 408.
  test.each(['2026-09-16', '2026-10-15', '2027-03-31'])(
    'an instalment of advance tax due on %s → a request to correct the day',
    (due) => {
      expect(cost('advance-tax-instalment', { ...late(due, 5), 'instalment-short': 1 }).says).toBe(
        'Correct the due date: it can only be 15 June, 15 September, 15 December or 15 March.',
      );
    },
  );
  test.each<[string, Answers, string | undefined]>([
    // GSTR-9 is compulsory above ₹2 crore (Notif. 15/2025).
    ['gstr-9', { 'year-turnover': 20_000_000, 'state-turnover': 1 }, 'there is no late fee'],
    ['gstr-9', { 'year-turnover': 20_000_001, 'state-turnover': 1 }, undefined],
    // GSTR-7, nil (Notif. 23/2024).
    ['gstr-7', { nil: 'yes' }, 'No late fee is payable'],
    // No fee without a duty to file; the basic exemption of the default regime is ₹4 lakh (s. 428; formerly 234F).
    [
      'income-tax-return',
      { income: 400_000, 'return-tax': 0 },
      'no fee if you were not obliged to file',
    ],
    ['income-tax-return', { income: 400_000, 'return-tax': 1 }, undefined],
    ['income-tax-return', { income: 400_001, 'return-tax': 0 }, undefined],
  ])('%s with %j → %s', (id, answers, text) => {
    const { says } = cost(id, { ...late('2026-07-31', 5), ...answers });
    if (text === undefined) expect(says).toBeUndefined();
    else expect(says).toContain(text);
  });
  test('on the last day there still is one', () => {
    expect(says('income-tax-return', '2026-07-31', '2026-12-31')).toBeUndefined();
    expect(says('fema-flow', '2026-05-01', '2029-05-01')).toBeUndefined();
    expect(says('tax-audit-report', '2027-09-30', '2027-10-31')).toBeUndefined();
  });
});

// Income-tax Rules, 2026, rule 218: the 7th of the next month; for March 30 April.
test.each([
  ['2026-10-03', '2026-10-08', '2026-11-07', 0],
  ['2026-12-31', '2027-01-08', '2027-01-07', 1],
  ['2027-03-02', '2027-05-01', '2027-04-30', 1],
])('tax deducted on %s and paid on %s → due on %s, %d days late', (deducted, filed, due, days) => {
  expect(cost('tds-deposit', { deducted, filed, 'deducted-tax': 1e5 })).toMatchObject({
    due,
    days,
  });
});

test('a charge has the name of the law that was in force for the period', () => {
  const labels = (due: string) =>
    cost('income-tax-return', { ...late(due, 5), 'return-tax': 1, income: 1 }).sums.map(
      ({ label }) => label,
    );
  expect(labels('2026-07-31').join()).toMatch(/234F.*234A/);
  expect(labels('2027-07-31').join()).not.toMatch(/234/);
});

test('each sum is written out, with its cap and the reason', () => {
  expect(cost('gstr-1', { ...late(DUE, 41), turnover: 1, nil: 'no' }).sums).toEqual([
    {
      label: 'Late fee (CGST and SGST together)',
      value: '₹2,000',
      steps: ['41 days × ₹50 = ₹2,050', 'Capped at ₹2,000: the most that the law allows'],
    },
  ]);
  expect(
    cost('llp-annual', { ...late('2026-05-30', 370), contribution: 1, turnover: 5e6 }).sums[0]
      ?.steps,
  ).toEqual(['30 × the filing fee of ₹50 = ₹1,500', '10 more days × ₹20 = ₹200']);
  expect(
    cost('tds-deposit', { filed: '2026-10-08', deducted: '2026-09-12', 'deducted-tax': 1e5 })
      .sums[0]?.steps,
  ).toEqual([
    '₹1,00,000 × 1.5% a calendar month × 2 calendar months, from 12 September 2026 = ₹3,000',
  ]);
});

test('the table says the same in words', () => {
  const labels = questionLabels(frozenToolForm('late-fees'));
  const textsOf = (id: string) =>
    ruleOf(id).charges.map((charge) => chargeTexts(charge, figureLookup(figures, DUE), labels));
  expect(textsOf('gstr-1')).toEqual([
    [
      'Late fee (CGST and SGST together), by turnover in the last financial year',
      'nil return: ₹20 a day, at most ₹500',
      'up to ₹1.5 crore: ₹50 a day, at most ₹2,000',
      'up to ₹5 crore: ₹50 a day, at most ₹5,000',
      'otherwise: ₹50 a day, at most ₹10,000',
    ],
  ]);
  // Income-tax Act, 2025, section 427: the fee is not more than the tax deductible.
  expect(textsOf('tds-statement')[0]?.[1]).toBe(
    '₹200 a day, at most the tax deductible for the quarter',
  );
});
