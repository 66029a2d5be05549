/** The laws to which due dates belong, and the ready-made calendars. */
import { COMPLIANCE_SLUGS } from './routes.ts';

/**
 * The laws, in the order in which pages list them, each with the value and label of its filter on the calendar page. If
 * a law is also a category of deadlines, `value` is the category's slug. The late fees are grouped by the same laws.
 */
export const FILTER_OF_LAW = {
  GST: { value: COMPLIANCE_SLUGS.GST, label: 'GST' },
  'Income tax': { value: COMPLIANCE_SLUGS['Income Tax'], label: 'TDS and income tax' },
  'Company and LLP': { value: COMPLIANCE_SLUGS['Company Law'], label: 'Company law' },
  Labour: { value: COMPLIANCE_SLUGS['Labour & Payroll'], label: 'Payroll' },
  'Foreign exchange': { value: 'fema', label: 'FEMA' },
} as const;
export const DUE_LAWS = Object.keys(FILTER_OF_LAW) as (keyof typeof FILTER_OF_LAW)[];

/** Ready-made calendars that visitors can subscribe to. The keys are in the addresses; the values are labels. */
export const FILER_CALENDARS = {
  'gst-monthly': 'GST, monthly filers',
  'gst-quarterly': 'GST, quarterly filers',
  tds: 'TDS',
  company: 'Company filings',
  llp: 'LLP filings',
  'payroll-karnataka': 'Payroll in Karnataka',
  'foreign-investment': 'Foreign investment',
  exports: 'Exports',
} as const;
export type FilerCalendarId = keyof typeof FILER_CALENDARS;

/** Number of days, from today, for which the calendar page lists due dates. */
export const CALENDAR_DAYS_LISTED = 60;
