/** Compares due dates of sample businesses, in the year from 22 November 2026, with lists made by hand from the law. */
import { expect, test } from 'vitest';
import { notesFor, type Answers } from '#features/tool-engine/questions.logic.ts';
import { formatDate } from '#lib/format.ts';
import {
  frozenDueRules,
  frozenFigure,
  frozenFigures,
  frozenToolForm,
} from '../../../tests/frozen-law.ts';
import { calculateComplianceYear } from './compliance-year.logic.ts';
import { complianceYearAnswer } from './ComplianceYear.tsx';
import { dueDatesByMonth, isCountedFromMeeting } from './due-dates.logic.ts';

const figures = frozenFigures();
const rules = frozenDueRules();

/** A private company in Karnataka with monthly GST returns and no employees. No box is ticked. */
const PRIVATE: Answers = {
  form: 'private',
  gst: 'monthly',
  turnover: 0,
  employees: 0,
  karnataka: 'yes',
  'esi-wage': 'yes',
  'pt-wage': 'yes',
  tax: [],
  company: [],
  abroad: [],
  supplies: [],
};
const yearOf = (business: Answers) =>
  calculateComplianceYear(rules, { ...PRIVATE, ...business }, figures, '2026-11-22');

/** Returns the days of each rule: `{ 'tds-deposit': '7 Dec Jan Feb Mar, 30 Apr, 7 May …' }`. */
function datesOf(business: Answers): Partial<Record<string, string>> {
  const dates: Partial<Record<string, string>> = {};
  for (const { rule, day } of yearOf(business).dues) {
    const [date, month = ''] = formatDate(day).split(' ');
    const before = dates[rule.id];
    const [lastDate] = before?.split(', ').at(-1)?.split(' ') ?? [];
    const next = `${lastDate === date ? '' : `${date} `}${month.slice(0, 3)}`;
    dates[rule.id] = before ? `${before}${lastDate === date ? '' : ','} ${next}` : next;
  }
  return dates;
}
const EVERY_MONTH = 'Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov';

test('lists every date of an LLP with quarterly GST returns, three employees, TDS and no tax audit', () => {
  const llp = { form: 'llp', gst: 'qrmp', turnover: 15_000_000, contribution: 0 };
  expect(datesOf({ ...llp, employees: 3, tax: ['tds', 'advance'] })).toEqual({
    // CGST Rules, rules 59(2), 61A: IFF and PMT-06 for the first two months of a quarter; GSTR-1 and GSTR-3B (with the
    // day for Karnataka) for the quarter.
    iff: '13 Dec Feb Mar May Jun Aug Sep Nov',
    'pmt-06': '25 Nov Dec Feb Mar May Jun Aug Sep',
    'gstr-1-quarterly': '13 Jan Apr Jul Oct',
    'gstr-3b-quarterly': '22 Jan Apr Jul Oct',
    // CGST Act, section 16(4).
    'gst-credit': '30 Nov',
    // Income-tax Rules, rules 218 and 219.
    'tds-deposit': '7 Dec Jan Feb Mar, 30 Apr, 7 May Jun Jul Aug Sep Oct Nov',
    'tds-statements': '31 Jan May Jul Oct',
    'tds-certificates': '15 Feb Jun Aug Nov',
    'tds-salary-certificates': '15 Jun',
    // Income-tax Act, 2025, section 408.
    'advance-tax': '15 Dec Mar Jun Sep',
    // Section 263: return of an audited business. LLP law requires an audit if the turnover exceeds ₹40 lakh.
    'return-audit': '31 Oct',
    'return-belated': '31 Dec',
    'return-revised': '31 Mar',
    // LLP Rules, 2009.
    'llp-form-11': '30 May',
    'llp-form-8': '30 Oct',
    // Code on Wages, section 17; Karnataka professional tax.
    wages: `7 ${EVERY_MONTH}`,
    'professional-tax': `20 ${EVERY_MONTH}`,
    'professional-tax-year': '30 May',
    'professional-tax-enrolment': '30 Apr',
  });
});

test('lists every date of a foreign subsidiary with monthly GST returns, transfer pricing and 25 employees', () => {
  const size = { turnover: 50_000_001, employees: 25, company: ['large', 'msme'] };
  expect(datesOf({ ...size, tax: ['tds', 'audit', 'tp'], abroad: ['foreign'] })).toEqual({
    // CGST Rules, rules 59 and 61; CGST Act, sections 16(4) and 44: turnover above the limits for GSTR-9 and GSTR-9C.
    'gstr-1-monthly': `11 ${EVERY_MONTH}`,
    'gstr-3b-monthly': `20 ${EVERY_MONTH}`,
    'gst-credit': '30 Nov',
    'gstr-9': '31 Dec',
    'gstr-9c': '31 Dec',
    'tds-deposit': '7 Dec Jan Feb Mar, 30 Apr, 7 May Jun Jul Aug Sep Oct Nov',
    'tds-statements': '31 Jan May Jul Oct',
    'tds-certificates': '15 Feb Jun Aug Nov',
    'tds-salary-certificates': '15 Jun',
    // Income-tax Act, 2025, sections 172 and 263: with transfer pricing, reports are due one month before the return.
    'tax-audit-tp': '31 Oct',
    'transfer-pricing-report': '31 Oct',
    'return-transfer-pricing': '30 Nov',
    'return-belated': '31 Dec',
    'return-revised': '31 Mar',
    // Companies Act, sections 96, 139, 137 and 92: meeting on 30 September, forms due 15, 30 and 60 days after it.
    agm: '30 Sep',
    'adt-1': '15 Oct',
    'aoc-4': '30 Oct',
    'mgt-7': '29 Nov',
    // MSME-1. PAS-6: 60 days after each half-year. Rule 9B: shares in demat form within 18 months of 31 March 2026.
    'msme-1': '30 Apr, 31 Oct',
    'pas-6': '29 Nov, 30 May',
    'demat-2027': '30 Sep',
    // Labour laws: EPF and bonus apply from 20 employees, ESI and the welfare fund from 10.
    wages: `7 ${EVERY_MONTH}`,
    'provident-fund': `15 ${EVERY_MONTH}`,
    esi: `15 ${EVERY_MONTH}`,
    'professional-tax': `20 ${EVERY_MONTH}`,
    'professional-tax-year': '30 May',
    'professional-tax-enrolment': '30 Apr',
    'labour-welfare-fund': '15 Jan',
    'posh-annual-report': '31 Jan',
    bonus: '30 Nov',
    // FEMA: the FLA return and its revision.
    fla: '15 Jul',
    'fla-revision': '30 Sep',
  });
});

const THIRTY_DAYS_AFTER = '30 Nov Dec Jan, 2 Mar, 30 Mar Apr May Jun Jul Aug Sep Oct';
const LLP = { form: 'llp', turnover: 0, contribution: 0 };
const PARTNERSHIP = { form: 'partnership', tax: ['advance'] };
test.each<[Answers, string, string]>([
  // LLP Rules, 2009, rule 24(8), and Income-tax Act, 2025, section 263: an LLP is audited if its turnover exceeds
  // ₹40 lakh or its contribution exceeds ₹25 lakh.
  [{ ...LLP, turnover: 4_000_000, contribution: 2_500_000 }, 'return-business', '31 Aug'],
  [{ ...LLP, turnover: 4_000_001 }, 'return-audit', '31 Oct'],
  [{ ...LLP, contribution: 2_500_001 }, 'return-audit', '31 Oct'],
  // Companies Act, 2013, sections 92, 96, 137: forms due 30 and 60 days after a meeting; next meeting within 15 months.
  [{ meeting: '2026-12-15' }, 'aoc-4', '14 Jan, 30 Oct'],
  [{ meeting: '2026-05-10' }, 'agm', '10 Aug'],
  // Section 173: board meetings are at most 120 days apart, here counted from 1 October 2026. A small company or any
  // OPC needs one meeting in each half-year.
  [{ board: '2026-10-01', company: ['large'] }, 'board-meeting', '29 Jan May, 26 Sep'],
  // Section 2(85): a company with a turnover above ₹100 crore is not small. Section 173 for a company formed on
  // 1 January 2027: the first board meeting is due within 30 days, the second within 120 days after the first.
  [{ board: '2026-10-01', turnover: 1e9 + 1 }, 'board-meeting', '29 Jan May, 26 Sep'],
  [{ incorporated: '2027-01-01', company: ['large'] }, 'first-board-meeting', '31 Jan'],
  [{ incorporated: '2027-01-01', company: ['large'] }, 'board-meeting', '31 May'],
  // A board meeting on 1 July counts for the half-year that begins on that day.
  [{ board: '2026-07-01' }, 'board-meeting-small', '30 Jun'],
  [{ board: '2026-06-30' }, 'board-meeting-small', '31 Dec, 30 Jun'],
  [{ form: 'opc', company: ['large'] }, 'board-meeting-small', '31 Dec, 30 Jun'],
  // After incorporation: first auditor within 45 days (section 139), share certificates within 2 months (section 56).
  [{ incorporated: '2026-11-10' }, 'first-auditor', '25 Dec'],
  [{ incorporated: '2027-02-28' }, 'share-certificates', '28 Apr'],
  [{ incorporated: '2026-11-10' }, 'return-audit', '31 Oct'],
  // Nothing is due before the company exists: no advance tax on 15 December 2026 (Income-tax Act, 2025, section 408).
  [{ incorporated: '2027-01-01', tax: ['advance'] }, 'advance-tax', '15 Mar Jun Sep'],
  // The first board meeting also counts for its half-year (Companies Act, section 173(5)).
  [{ incorporated: '2026-11-10' }, 'board-meeting-small', '30 Jun'],
  [{ incorporated: '2027-01-31' }, 'gstr-3b-monthly', '20 Feb Mar Apr May Jun Jul Aug Sep Oct Nov'],
  // Rule 9A covers a public company from its first year.
  [{ incorporated: '2026-11-10', form: 'public' }, 'pas-6', '30 May'],
  [{ incorporated: '2025-06-01', company: ['large'] }, 'pas-6', '29 Nov, 30 May'],
  // The first general meeting is due within 9 months after the first year (section 96). The first year of a company
  // formed in January, February or March ends on 31 March of the next year (section 2(41)).
  [{ incorporated: '2025-04-01' }, 'agm', '31 Dec, 30 Sep'],
  [{ incorporated: '2025-06-01' }, 'aoc-4', '30 Jan Oct'],
  [{ incorporated: '2025-12-31' }, 'agm', '31 Dec, 30 Sep'],
  // The 180th day after 31 March 2027 is 27 September.
  [{ form: 'opc' }, 'aoc-4-opc', '27 Sep'],
  // CGST Rules, rules 45(3), 62, 96A.
  [{ gst: 'composition' }, 'gstr-4', '30 Jun'],
  [{ turnover: 50_000_000, supplies: ['job-work'] }, 'itc-04-year', '25 Apr'],
  [{ turnover: 50_000_001, supplies: ['job-work'] }, 'itc-04-half', '25 Apr Oct'],
  [{ supplies: ['lut'] }, 'lut', '1 Apr'],
  // FEMA 23(R)/2026: 30 days from the end of the month of invoice, since 1 October 2026.
  [{ abroad: ['services-out'] }, 'edf', THIRTY_DAYS_AFTER],
  // Foreign Trade Policy, 2023: the IEC is confirmed each year from April to June.
  [{ abroad: ['iec'] }, 'iec-confirmation', '30 Jun'],
  // Income-tax Rules, 2026: 30 days from the end of the month of the deduction.
  [{ tax: ['pan-tds'] }, 'form-141', THIRTY_DAYS_AFTER],
  // Income-tax Act, 2025, section 408: one instalment under the presumptive scheme. The tool does not ask companies
  // about the scheme.
  [{ ...PARTNERSHIP, presumptive: 'yes' }, 'advance-tax-presumptive', '15 Mar'],
  [{ ...PARTNERSHIP, presumptive: 'no' }, 'advance-tax', '15 Dec Mar Jun Sep'],
  [{ tax: ['advance'] }, 'advance-tax', '15 Dec Mar Jun Sep'],
  // Code on Social Security, First Schedule; CGST Act, section 44.
  [{ employees: 10 }, 'esi', `15 ${EVERY_MONTH}`],
  [{ turnover: 20_000_001 }, 'gstr-9', '31 Dec'],
])('for %j, lists the dates of %s: %s', (business, id, dates) =>
  expect(datesOf(business)[id]).toBe(dates),
);

// Each row: answers, and the ids of rules that do not apply, often because of a limit, the State or the legal form.
test.each<[Answers, string]>([
  [{ ...LLP, turnover: 4_000_001 }, 'return-business'],
  [{ ...PARTNERSHIP, presumptive: 'yes' }, 'advance-tax'],
  [{ form: 'opc' }, 'agm'],
  [{ board: '2026-10-01', company: ['large'] }, 'board-meeting-small'],
  [{ board: '2026-10-01' }, 'board-meeting'],
  [{ board: '2026-05-01', company: ['large'] }, 'board-meeting'],
  // A board meeting that was held after incorporation was the first, so no first meeting is due.
  [{ incorporated: '2026-11-10', board: '2026-11-20' }, 'first-board-meeting'],
  [{ board: '2026-10-01', turnover: 1e9 }, 'board-meeting'],
  [{ incorporated: '2026-11-10' }, 'mgt-7 gst-credit return-belated'],
  // Rule 9B depends on the size of a private company at a year-end, so no PAS-6 is due in the company's first year.
  [{ incorporated: '2026-11-10', company: ['large'] }, 'demat-2027 pas-6'],
  [{ incorporated: '2026-03-30' }, 'agm'],
  [{ turnover: 20_000_000 }, 'gstr-9'],
  [{ turnover: 50_000_001, supplies: ['job-work'] }, 'itc-04-year'],
  [{ employees: 0 }, 'professional-tax'],
  [{ employees: 9 }, 'esi labour-welfare-fund'],
  [{ employees: 12, 'esi-wage': 'no', 'pt-wage': 'no' }, 'esi professional-tax'],
  [{ employees: 50, karnataka: 'no' }, 'labour-welfare-fund professional-tax'],
  [{ karnataka: 'no' }, 'professional-tax-enrolment'],
])('lists no date of %s for %j', (business, ids) => {
  expect(Object.keys(datesOf(business)).filter((id) => ids.split(' ').includes(id))).toEqual([]);
});

test('lists the rules that depend on an unanswered question, but no dates for them', () => {
  const { dues, unsure } = yearOf({ ...LLP, employees: 12, 'esi-wage': 'unsure', tax: ['unsure'] });
  const ids = unsure.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['esi', 'tds-deposit', 'return-audit']));
  expect(dues.some(({ rule }) => ids.includes(rule.id))).toBe(false);
});

const notesOf = (answers: Answers) =>
  notesFor(frozenToolForm('compliance-year').notes, answers, frozenFigure);
const LARGE = { company: ['large'], meeting: '2026-09-30' };
test.each<[Answers, string | undefined]>([
  // Companies Act, 2013, sections 92, 96(1).
  [{}, 'counted from the last permitted day'],
  [{ form: 'opc' }, undefined],
  [{ meeting: '2026-09-30' }, undefined],
  [{ meeting: '2026-12-15' }, 'is after the last permitted day'],
  [{ incorporated: '2025-06-01', meeting: '2026-12-15' }, undefined],
  [{ incorporated: '2025-06-01', meeting: '2027-01-15' }, 'is after the last permitted day'],
  // Companies Act, 2013, section 173: four board meetings a year, at most 120 days apart.
  [LARGE, 'Enter the date of the last meeting'],
  [{ ...LARGE, board: '2026-07-24' }, 'is overdue'],
  // LLP Act, 2008, section 2.
  [{ ...LLP, incorporated: '2026-10-01' }, 'may close its first accounts one year after'],
  [{ ...LLP, incorporated: '2026-09-30' }, undefined],
  [{ ...LARGE, board: '2026-07-25' }, undefined],
])('for %j, prints the note “%s”', (business, text) => {
  expect(notesOf(yearOf(business).business)).toEqual(
    text === undefined ? [] : [expect.stringContaining(text)],
  );
});

// Income-tax Act, 2025, sections 58, 63(2): no audit for an owner who declares at least the income of the presumptive
// scheme. A company or an LLP cannot use the scheme.
const OWNER = { form: 'proprietorship', gst: 'none', turnover: 6_000_000, tax: [] };
const FREE = 'You need no tax audit if you declare';
test.each<[Answers, string | undefined]>([
  [{ ...OWNER, presumptive: 'yes' }, `${FREE} at least`],
  [{ ...OWNER, presumptive: 'no' }, `${FREE} your`],
  [{ ...OWNER, presumptive: 'unsure' }, `${FREE} your`],
  [{ ...OWNER, tax: ['audit'], presumptive: 'no' }, undefined],
  [{ ...OWNER, turnover: 5_000_000, presumptive: 'no' }, undefined],
  [{ ...LLP, turnover: 6_000_000 }, 'A tax audit is required above'],
])('for %j, prints the note on the tax audit: “%s”', (business, text) => {
  const audit = notesOf(yearOf(business).business).filter((note) => note.includes('tax audit'));
  expect(audit).toEqual(text === undefined ? [] : [expect.stringContaining(text)]);
});

test.each([
  ['2026-09-30', true],
  ['', false],
  // A meeting on 20 September 2025 is the general meeting of the previous year.
  ['2025-09-20', false],
])('counts MGT-7 of 2026 from a general meeting on “%s”: %s', (meeting, isCounted) => {
  const business = meeting ? { meeting } : {};
  const mgt7 = yearOf(business).dues.find(({ rule }) => rule.id === 'mgt-7');
  expect(mgt7 && isCountedFromMeeting(mgt7, business)).toBe(isCounted);
});

test.each<[Answers, string | undefined]>([
  [{ gst: 'qrmp', turnover: 50_000_000, tax: ['audit'] }, undefined],
  [{ gst: 'qrmp', turnover: 50_000_001, tax: ['audit'] }, 'Quarterly GST returns'],
  [{ gst: 'none', turnover: 2_000_000 }, undefined],
  [{ gst: 'none', turnover: 2_000_001 }, 'GST registration is compulsory'],
  [{ karnataka: 'no', employees: 1 }, 'Professional tax'],
])('for %j, prints below the questions the note “%s”', (business, text) => {
  expect(notesOf({ ...PRIVATE, ...business })).toEqual(
    text === undefined ? [] : [expect.stringContaining(text)],
  );
});

test.each<[string, Answers, string]>([
  // Companies (Management and Administration) Rules, 2014, rule 11(1): small companies and OPCs file MGT-7A.
  ['mgt-7', { company: [] }, 'MGT-7A, annual return'],
  ['mgt-7', { company: ['large'] }, 'MGT-7, annual return'],
  ['mgt-7', { form: 'section-8' }, 'MGT-7, annual return'],
  ['mgt-7', { company: ['unsure'] }, 'MGT-7 or MGT-7A, annual return'],
  // Rule 9B gives a private company 18 months from the year-end to bring its shares into demat form.
  ['pas-6', { company: ['large'] }, 'PAS-6, once the shares are in demat form'],
  ['pas-6', { form: 'public' }, 'PAS-6, reconciliation of share capital'],
])('the title of %s for %j is “%s”', (id, business, title) => {
  expect(yearOf(business).dues.find(({ rule }) => rule.id === id)?.rule.title).toBe(title);
});

test('groups the dates by month, in order', () => {
  const { days, dues } = yearOf({});
  expect(days).toEqual(['2026-11-22', '2027-11-21']);
  const months = dueDatesByMonth(dues);
  const names = months.map(([month]) => month).slice(0, 3);
  expect(names).toEqual(['November 2026', 'December 2026', 'January 2027']);
  expect(months.flatMap(([, monthDues]) => monthDues)).toEqual(dues);
});

test('lists the dates of the next 30 days, the rules with an unanswered question, and the dates of each month', () => {
  const data = { rules, figures, form: frozenToolForm('compliance-year') };
  const answers = { ...PRIVATE, meeting: '2026-09-30', 'esi-wage': 'unsure', employees: 12 };
  const answer = complianceYearAnswer({ answers, data, today: '2026-11-22' } as never);
  expect(answer.brief).toMatch(/^Next: 29 November 2026, /);
  expect(answer.verdict).toMatch(
    /^\d+ due dates from 22 November 2026 to 21 November 2027, 1 question open\.$/,
  );
  const [soon, unsure, month] = answer.groups ?? [];
  expect(soon?.title).toBe('In the next 30 days');
  const byDay = soon?.items.map(({ by }) => by);
  expect([byDay?.[0], byDay?.at(-1)]).toEqual([
    'By Sunday, 29 November 2026',
    'By Sunday, 20 December 2026',
  ]);
  const returns = soon?.items.find(({ title }) => title === 'GSTR-3B, monthly: November 2026');
  expect(returns?.link?.[1]).toBe('/tools/late-fees#form=gstr-3b&due=2026-12-20');
  const [esi] = unsure?.items ?? [];
  expect(esi?.reason).toMatch(/^It depends on your answer to “.+”\.$/);
  expect([month?.title, month?.items[0]?.title]).toEqual(['November 2026', 'Sunday, 29 November']);
});
