/** How many dates a usual company has in each of the next twelve months, from the rules of due dates. */
import type { Chart } from '#lib/charts/chart.ts';
import { MONTHS } from '#lib/format.ts';
import { YEAR_MONTHS, type DueCalendar } from '#site/compliance-year.ts';
import { addDays, addMonths } from '#features/tool-engine/calendar-days.logic.ts';
import { dueMonths } from './due-year.logic.ts';
import { between, getDues } from './data.ts';

/** What a private company in Karnataka with employees subscribes to. */
const CALENDARS: readonly DueCalendar[] = ['gst-monthly', 'tds', 'company', 'payroll-karnataka'];

export async function getYearChart(): Promise<Chart> {
  const { dues, today } = await getDues();
  const first = `${today.slice(0, 7)}-01`;
  const days = [first, addDays(addMonths(first, YEAR_MONTHS), -1)] as const;
  const held = dues.filter(({ rule }) => rule.calendars?.some((one) => CALENDARS.includes(one)));
  const months = dueMonths(between(held, days), days);
  const most = Math.max(...months.map((month) => month.dues.length));
  const full = months.filter((month) => month.dues.length === most).map(({ name }) => name);
  return {
    kind: 'columns',
    title: 'Twelve months of due dates: a private company in Karnataka',
    says: `With monthly GST returns, TDS, company filings and payroll, ${full.join(' and ')} ${full.length === 1 ? 'has' : 'have'} the most due dates, ${most}.`,
    columns: ['Month', 'Due dates'],
    rows: months.map((month) => [shortMonth(month.name), String(month.dues.length)]),
  };
}

/** `November 2026` → `Nov 26`, which fits under a column. */
function shortMonth(name: string): string {
  const month = MONTHS.find((one) => name.startsWith(one)) ?? '';
  return `${month.slice(0, 3)} ${name.slice(-2)}`;
}
