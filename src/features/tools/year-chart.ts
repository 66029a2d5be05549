/** How many dates a usual company has in each of the next twelve months, from the rules of due dates. */
import type { Chart } from '#lib/charts/chart.ts';
import { YEAR_MONTHS, type DueCalendar } from '#site/compliance-year.ts';
import { addDays, addMonths } from '#features/tool-engine/calendar-days.logic.ts';
import { between, getDues } from './data.ts';
import { dueMonths } from './due-year.logic.ts';

/** What a private company in Karnataka with employees subscribes to. */
const CALENDARS: readonly DueCalendar[] = ['gst-monthly', 'tds', 'company', 'payroll-karnataka'];

export async function getYearChart(): Promise<Chart> {
  const { dues, today } = await getDues();
  const first = `${today.slice(0, 7)}-01`;
  const year = between(dues, [first, addDays(addMonths(first, YEAR_MONTHS), -1)]);
  const months = dueMonths(
    year.filter(({ rule }) => rule.calendars?.some((one) => CALENDARS.includes(one))),
  );
  const most = Math.max(...months.map(([, own]) => own.length));
  const full = months.filter(([, own]) => own.length === most).map(([month]) => month);
  return {
    kind: 'columns',
    title: 'Twelve months of due dates: a private company in Karnataka',
    says: `With monthly GST returns, TDS, company filings and payroll, ${full.join(' and ')} ${full.length === 1 ? 'has' : 'have'} the most due dates, ${most}.`,
    columns: ['Month', 'Due dates'],
    // "Nov 26", which fits under a column.
    rows: months.map(([month, own]) => [month.replace(/^(...)\S* ../, '$1 '), String(own.length)]),
  };
}
