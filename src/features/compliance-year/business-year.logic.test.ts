/** The dates of three businesses from 22 November 2026, against lists written by hand from the law. */
import { describe, expect, test } from 'vitest';
import { notesFor } from '#features/tool-engine/questions.logic.ts';
import {
  frozenDueRules,
  frozenFigure,
  frozenFigures,
  frozenToolForm,
} from '../../../tests/frozen-law.ts';
import { businessYear, yearFrom } from './business-year.logic.ts';
import { dueMonths } from './due-dates.logic.ts';

const figures = frozenFigures();
const rules = frozenDueRules();
const TODAY = '2026-11-22';

/** Answers that are left out: none of the boxes, somebody in each range of wages, a year that ends in March. */
interface Business {
  readonly form: string;
  readonly gst: string;
  readonly turnover: number;
  readonly employees: number;
  readonly karnataka: string;
  readonly [other: string]: number | string | readonly string[];
}
const yearOf = (business: Business) =>
  businessYear(
    rules,
    {
      tax: [],
      company: [],
      abroad: [],
      supplies: [],
      'esi-wage': 'yes',
      'pt-wage': 'yes',
      ...business,
    },
    figures,
    TODAY,
  );
const listOf = (business: Business) =>
  yearOf(business).dues.map(({ rule, day }) => `${day} ${rule.id}`);
/** The same day of several months, `YYYY-MM`. */
const on = (day: string, id: string, months: readonly string[]) =>
  months.map((month) => `${month}-${day} ${id}`);
const months = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const [year = 0, month = 0] = first.split('-').map(Number);
    return new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7);
  });
const sameDates = (lines: readonly string[], expected: readonly string[]) =>
  expect([...lines].sort()).toEqual([...expected].sort());

test('an LLP with quarterly GST returns, three employees, TDS and no tax audit', () => {
  const lines = listOf({
    form: 'llp',
    gst: 'qrmp',
    turnover: 15_000_000,
    employees: 3,
    karnataka: 'yes',
    contribution: 0,
    tax: ['tds', 'advance'],
  });
  sameDates(lines, [
    // CGST Rules, rule 59(2): IFF by the 13th for months 1 and 2 of a quarter.
    ...on('13', 'iff', [
      ...['2026-12', '2027-02', '2027-03', '2027-05'],
      ...['2027-06', '2027-08', '2027-09', '2027-11'],
    ]),
    // CGST Rules, rule 61A: PMT-06 by the 25th. November's own day is past on the 22nd's year: 25 Nov 2026 is in.
    ...on('25', 'pmt-06', [
      ...['2026-11', '2026-12', '2027-02', '2027-03'],
      ...['2027-05', '2027-06', '2027-08', '2027-09'],
    ]),
    // GSTR-1 13th and, for Karnataka's group, GSTR-3B 22nd after the quarter.
    ...on('13', 'gstr-1-quarterly', ['2027-01', '2027-04', '2027-07', '2027-10']),
    ...on('22', 'gstr-3b-quarterly', ['2027-01', '2027-04', '2027-07', '2027-10']),
    // CGST Act, section 16(4).
    '2026-11-30 gst-credit',
    // Income-tax Rules, rules 218 and 219: 7th, for March 30 April; statements and certificates.
    ...on('07', 'tds-deposit', [...months('2026-12', 4), ...months('2027-05', 7)]),
    '2027-04-30 tds-deposit',
    '2027-01-31 tds-statements',
    '2027-05-31 tds-statements',
    '2027-07-31 tds-statements',
    '2027-10-31 tds-statements',
    '2027-02-15 tds-certificates',
    '2027-06-15 tds-certificates',
    '2027-08-15 tds-certificates',
    '2027-11-15 tds-certificates',
    '2027-06-15 tds-salary-certificates',
    // Income-tax Act, 2025, section 408.
    '2026-12-15 advance-tax',
    '2027-03-15 advance-tax',
    '2027-06-15 advance-tax',
    '2027-09-15 advance-tax',
    // Section 263: audited under the law on LLPs, since its turnover is above ₹40 lakh.
    '2027-10-31 return-audit',
    '2026-12-31 return-belated',
    '2027-03-31 return-revised',
    // LLP Rules, 2009.
    '2027-05-30 llp-form-11',
    '2027-10-30 llp-form-8',
    // Code on Wages, section 17; Karnataka professional tax.
    ...on('07', 'wages', months('2026-12', 12)),
    ...on('20', 'professional-tax', months('2026-12', 12)),
    '2027-05-30 professional-tax-year',
    '2027-04-30 professional-tax-enrolment',
  ]);
});

test('a foreign subsidiary with monthly GST returns, transfer pricing and 25 employees', () => {
  const lines = listOf({
    form: 'private',
    gst: 'monthly',
    turnover: 60_000_000,
    employees: 25,
    karnataka: 'yes',
    tax: ['tds', 'audit', 'tp'],
    company: ['large', 'msme'],
    abroad: ['foreign'],
  });
  sameDates(lines, [
    // CGST Rules, rules 59 and 61; CGST Act, sections 16(4) and 44. Turnover is above both limits.
    ...on('11', 'gstr-1-monthly', months('2026-12', 12)),
    ...on('20', 'gstr-3b-monthly', months('2026-12', 12)),
    '2026-11-30 gst-credit',
    '2026-12-31 gstr-9',
    '2026-12-31 gstr-9c',
    ...on('07', 'tds-deposit', [...months('2026-12', 4), ...months('2027-05', 7)]),
    '2027-04-30 tds-deposit',
    ...['2027-01-31', '2027-05-31', '2027-07-31', '2027-10-31'].map(
      (day) => `${day} tds-statements`,
    ),
    ...['2027-02-15', '2027-06-15', '2027-08-15', '2027-11-15'].map(
      (day) => `${day} tds-certificates`,
    ),
    '2027-06-15 tds-salary-certificates',
    // Income-tax Act, 2025, sections 172 and 263: reports one month before the later return, for both years.
    '2027-10-31 tax-audit-tp',
    '2027-10-31 transfer-pricing-report',
    '2026-11-30 return-transfer-pricing',
    '2026-12-31 return-belated',
    '2027-03-31 return-revised',
    // Companies Act, sections 96, 137, 139 and 92: 30 September, 15, 30 and 60 days on.
    '2027-09-30 agm',
    '2027-10-15 adt-1',
    '2027-10-30 aoc-4',
    '2026-11-29 mgt-7',
    // MSME-1 by 30 April and 31 October; PAS-6 60 days after each half-year; rule 9B for year-end 31 March 2026.
    '2027-04-30 msme-1',
    '2027-10-31 msme-1',
    '2026-11-29 pas-6',
    '2027-05-30 pas-6',
    '2027-09-30 demat-2027',
    // Labour: EPF from 20, ESI and welfare fund from 10, bonus from 20 employees.
    ...on('07', 'wages', months('2026-12', 12)),
    ...on('15', 'provident-fund', months('2026-12', 12)),
    ...on('15', 'esi', months('2026-12', 12)),
    ...on('20', 'professional-tax', months('2026-12', 12)),
    '2027-05-30 professional-tax-year',
    '2027-04-30 professional-tax-enrolment',
    '2027-01-15 labour-welfare-fund',
    '2027-01-31 posh-annual-report',
    '2026-11-30 bonus',
    // FEMA: FLA by 15 July, revised by 30 September.
    '2027-07-15 fla',
    '2027-09-30 fla-revision',
  ]);
});

test('a one person company under the composition scheme, outside Karnataka, alone', () => {
  const lines = listOf({
    form: 'opc',
    gst: 'composition',
    turnover: 9_000_000,
    employees: 0,
    karnataka: 'no',
    company: ['loans'],
  });
  sameDates(lines, [
    // CGST Rules, rule 62: CMP-08 by the 18th after the quarter, GSTR-4 by 30 June.
    ...on('18', 'cmp-08', ['2027-01', '2027-04', '2027-07', '2027-10']),
    '2027-06-30 gstr-4',
    '2027-10-31 return-audit',
    '2026-12-31 return-belated',
    '2027-03-31 return-revised',
    // 180 days after 31 March 2027 is 27 September; 60 days after 30 September is 29 November.
    '2027-09-27 aoc-4-opc',
    '2026-11-29 mgt-7a-opc',
    '2027-06-30 dpt-3',
    // Section 173(5): a board meeting in each half of the calendar year.
    '2026-12-31 board-meeting-small',
    '2027-06-30 board-meeting-small',
  ]);
});

const PRIVATE: Business = {
  form: 'private',
  gst: 'monthly',
  turnover: 0,
  employees: 0,
  karnataka: 'yes',
};
const has = (business: Partial<Business>, id: string) =>
  listOf({ ...PRIVATE, ...business } as Business).some((line) => line.endsWith(` ${id}`));

test.each([
  [4_000_000, 2_500_000, '2027-08-31 return-business'],
  [4_000_001, 0, '2027-10-31 return-audit'],
  [0, 2_500_001, '2027-10-31 return-audit'],
])(
  'an LLP with turnover %d and contribution %d files its return: %s (LLP Rules, 2009, rule 24(8); Income-tax Act, 2025, section 263)',
  (turnover, contribution, expected) => {
    const lines = listOf({ ...PRIVATE, form: 'llp', turnover, contribution });
    expect(lines.filter((line) => /return-(business|audit)/.test(line))).toEqual([expected]);
  },
);

test('a general meeting on 15 December 2026: AOC-4 30 and MGT-7 60 days on, and a warning (Companies Act, 2013, sections 92, 96, 137)', () => {
  const { dues, notes } = yearOf({ ...PRIVATE, meeting: '2026-12-15' });
  const days = (id: string) => dues.filter(({ rule }) => rule.id === id).map(({ day }) => day);
  expect(days('aoc-4')[0]).toBe('2027-01-14');
  expect(days('mgt-7')[0]).toBe('2027-02-13');
  expect(notes[0]).toContain('is after 30 September 2026, the last permitted day');
  expect(yearOf({ ...PRIVATE, meeting: '2026-09-30' }).notes).toEqual([]);
});

test('without a day of the general meeting MGT-7 is due on 29 November 2026, 60 days after 30 September, which the answer says (Companies Act, 2013, sections 92, 96)', () => {
  const { dues, notes } = yearOf(PRIVATE);
  expect(dues.find(({ rule }) => rule.id === 'mgt-7')?.day).toBe('2026-11-29');
  expect(notes).toEqual([
    'AOC-4, MGT-7 and what else follows the general meeting are counted from its last permitted day, such as 30 September 2026. If your meeting is on another day, enter it.',
  ]);
  expect(yearOf({ ...PRIVATE, form: 'opc' }).notes).toEqual([]);
});

test('after a meeting on 10 May 2026 the next is held within 15 months (Companies Act, 2013, section 96(1))', () => {
  expect(listOf({ ...PRIVATE, meeting: '2026-05-10' })).toContain('2027-08-10 agm');
});

test('a one person company holds a board meeting each half-year, small or not (Companies Act, 2013, section 173(5))', () => {
  expect(has({ form: 'opc', company: ['large'] }, 'board-meeting-small')).toBe(true);
  expect(has({ company: ['large'] }, 'board-meeting-small')).toBe(false);
});

test('an LLP formed from October to March may close its first accounts a year later, while their forms are ahead (LLP Act, 2008, section 2)', () => {
  const notes = (incorporated: string) => yearOf({ ...PRIVATE, form: 'llp', incorporated }).notes;
  expect(notes('2026-11-15')[0]).toContain('31 March 2028 instead of 31 March 2027');
  expect(notes('2026-06-15')).toEqual([]);
  expect(notes('2025-11-15')).toEqual([]);
});

describe('a new company', () => {
  const formed = (incorporated: string, more: Partial<Business> = {}) =>
    listOf({ ...PRIVATE, incorporated, ...more } as Business);

  test('formed on 28 February, it issues the shares by 28 April (section 56(4))', () => {
    expect(formed('2027-02-28')).toContain('2027-04-28 share-certificates');
  });
  test('formed on 10 November 2026: 30, 45 and 180 days and 2 months on, and nothing for the year before (Companies Act, 2013, sections 10A, 56, 139, 173)', () => {
    const lines = formed('2026-11-10', { company: ['large'], tax: ['tds'] });
    expect(lines).toEqual(
      expect.arrayContaining([
        '2026-12-10 first-board-meeting',
        '2026-12-25 first-auditor',
        '2027-01-10 share-certificates',
        '2027-05-09 inc-20a',
        '2027-10-31 return-audit',
      ]),
    );
    for (const id of ['mgt-7', 'gst-credit', 'return-belated', 'demat-2027', 'agm'])
      expect(lines.join(' ')).not.toContain(` ${id}`);
  });
  test('formed on 1 June 2025: the first meeting within 9 months, by 31 December 2026 (section 96)', () => {
    const lines = formed('2025-06-01');
    expect(lines).toEqual(
      expect.arrayContaining(['2026-12-31 agm', '2027-01-30 aoc-4', '2027-03-01 mgt-7']),
    );
    expect(lines).toContain('2027-09-30 agm');
    const notes = (meeting: string) =>
      yearOf({ ...PRIVATE, incorporated: '2025-06-01', meeting }).notes;
    expect(notes('2026-12-15')).toEqual([]);
    expect(notes('2027-01-15')[0]).toContain('after 31 December 2026');
  });
  test('formed from January on, it closes its first year a year later (section 2(41))', () => {
    expect(formed('2026-02-10').filter((line) => line.endsWith(' agm'))).toEqual([]);
    expect(formed('2025-12-31').filter((line) => line.endsWith(' agm'))).toHaveLength(2);
  });
});

test('the board meets within 120 days of 1 October 2026, or once in a half-year (Companies Act, 2013, section 173)', () => {
  const meetings = (company: readonly string[]) =>
    listOf({ ...PRIVATE, board: '2026-10-01', company }).filter((line) => line.includes(' board-'));
  expect(meetings(['large'])).toEqual(['2027-01-29 board-meeting']);
  expect(meetings([])).toEqual([
    '2026-12-31 board-meeting-small',
    '2027-06-30 board-meeting-small',
  ]);
});

test.each([
  [50_000_000, ['2027-04-25 itc-04-year']],
  [50_000_001, ['2027-04-25 itc-04-half', '2027-10-25 itc-04-half']],
])('job work and exports with a turnover of %d (CGST Rules, rules 45(3), 96A)', (turnover, itc) => {
  const lines = listOf({ ...PRIVATE, turnover, supplies: ['lut', 'job-work'] });
  expect(lines.filter((line) => line.includes('itc-04'))).toEqual(itc);
  expect(lines).toContain('2027-04-01 lut');
});

// FEMA 23(R)/2026: 30 days from the end of the month of invoice, since 1 October 2026; Foreign Trade Policy: 1 April
// to 30 June; Income-tax Rules, 2026, rule 219: 30 days from the end of the month of deduction.
test('exporter of services with IEC who deducts with a PAN → EDF and Form 141 each month, IEC by 30 June', () => {
  const lines = (more: Partial<Business>) => listOf({ ...PRIVATE, ...more } as Business);
  const edf = lines({ abroad: ['services-out'] }).filter((line) => line.endsWith(' edf'));
  expect(edf.slice(0, 5).map((line) => line.slice(0, 10))).toEqual([
    ...['2026-11-30', '2026-12-30', '2027-01-30', '2027-03-02', '2027-03-30'],
  ]);
  expect(edf).toHaveLength(12);
  expect(lines({ tax: ['pan-tds'] })).toContain('2027-03-30 form-141');
  expect(lines({ abroad: ['iec'] })).toContain('2027-06-30 iec-confirmation');
  for (const id of ['edf', 'form-141', 'iec-confirmation']) expect(has({}, id)).toBe(false);
});

test('an LLP formed late in the year may close its first accounts later (LLP Act, 2008, section 2)', () => {
  const llp = { ...PRIVATE, form: 'llp', contribution: 0 };
  expect(yearOf({ ...llp, incorporated: '2026-10-01' }).notes[0]).toContain('LLP Act, 2008');
  expect(yearOf({ ...llp, incorporated: '2026-09-30' }).notes).toEqual([]);
});

test('one instalment of advance tax on the presumptive basis, four without it (Income-tax Act, 2025, section 408)', () => {
  const instalments = (business: Partial<Business>) =>
    listOf({ ...PRIVATE, tax: ['advance'], ...business } as Business).filter((line) =>
      line.includes('advance-tax'),
    );
  expect(instalments({ form: 'partnership', presumptive: 'yes' })).toEqual([
    '2027-03-15 advance-tax-presumptive',
  ]);
  expect(instalments({ form: 'partnership', presumptive: 'no' })).toHaveLength(4);
  // A company is not asked.
  expect(instalments({})).toHaveLength(4);
});

test('ESI and professional tax come with somebody in their range of wages; what is open is told', () => {
  const staff = { ...PRIVATE, employees: 12 };
  expect(has({ ...staff, 'esi-wage': 'no' }, 'esi')).toBe(false);
  expect(has({ ...staff, 'pt-wage': 'no' }, 'professional-tax')).toBe(false);
  const open = yearOf({ ...staff, 'esi-wage': 'unsure', tax: ['unsure'] });
  const ids = open.unsure.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['esi', 'tds-deposit', 'return-audit']));
  expect(open.dues.some(({ rule }) => ids.includes(rule.id))).toBe(false);
});

test.each([
  ['employees', 9, 'esi', false],
  ['employees', 10, 'esi', true],
  ['employees', 19, 'provident-fund', false],
  ['employees', 20, 'provident-fund', true],
  ['employees', 9, 'labour-welfare-fund', false],
  ['employees', 10, 'labour-welfare-fund', true],
  ['employees', 0, 'professional-tax', false],
  ['employees', 1, 'professional-tax', true],
  ['turnover', 20_000_000, 'gstr-9', false],
  ['turnover', 20_000_001, 'gstr-9', true],
  ['turnover', 50_000_000, 'gstr-9c', false],
  ['turnover', 50_000_001, 'gstr-9c', true],
])('with %s %d the year has %s: %s', (field, value, id, expected) => {
  expect(has({ [field]: value }, id)).toBe(expected);
});

test('what is outside Karnataka has none of its dates', () => {
  for (const id of ['professional-tax', 'professional-tax-enrolment', 'labour-welfare-fund'])
    expect(has({ karnataka: 'no', employees: 50 }, id)).toBe(false);
});

test.each<[string, Partial<Business>, string | undefined]>([
  ['quarterly returns at ₹5 crore', { gst: 'qrmp', turnover: 50_000_000 }, undefined],
  ['and above it', { gst: 'qrmp', turnover: 50_000_001 }, 'Quarterly GST returns'],
  ['no GST at ₹20 lakh (CGST Act, s. 22)', { gst: 'none', turnover: 2_000_000 }, undefined],
  ['and above it', { gst: 'none', turnover: 2_000_001 }, 'Registration for GST is compulsory'],
  ['a loan from abroad', { abroad: ['ecb'] }, 'Loan from outside India'],
  ['CSR, whose day moves', { company: ['csr'] }, 'Corporate social responsibility'],
  ['staff outside Karnataka', { karnataka: 'no', employees: 1 }, 'Professional tax'],
])('what is said of %s', (_what, business, text) => {
  const { notes } = frozenToolForm('compliance-year');
  const shown = notesFor(notes, { ...PRIVATE, ...business }, frozenFigure);
  if (text === undefined) expect(shown).toEqual([]);
  else expect(shown[0]).toContain(text);
});

test('months of the span in order, with every date in its own', () => {
  const days = yearFrom(TODAY);
  expect(days).toEqual(['2026-11-22', '2027-11-21']);
  const { dues } = yearOf(PRIVATE);
  const lines = dueMonths(dues);
  expect(lines.map(([month]) => month).slice(0, 3)).toEqual([
    'November 2026',
    'December 2026',
    'January 2027',
  ]);
  expect(lines.flatMap(([, monthDues]) => monthDues)).toEqual(dues);
  expect(yearFrom('2028-02-29')).toEqual(['2028-02-29', '2029-02-27']);
});
