/** Laws of the due dates, and the ready-made calendars. */
import { COMPLIANCE_SLUGS } from './routes.ts';

/**
 * Laws in the order of the page, each with its filter on the calendar page: value, which a category shares, and
 * label. The late fees are grouped by the laws too.
 */
export const FILTER_OF_LAW = {
  GST: { value: COMPLIANCE_SLUGS.GST, label: 'GST' },
  'Income tax': { value: COMPLIANCE_SLUGS['Income Tax'], label: 'TDS and income tax' },
  'Company and LLP': { value: COMPLIANCE_SLUGS['Company Law'], label: 'Company law' },
  Labour: { value: COMPLIANCE_SLUGS['Labour & Payroll'], label: 'Payroll' },
  'Foreign exchange': { value: 'fema', label: 'FEMA' },
} as const;
export const DUE_LAWS = Object.keys(FILTER_OF_LAW) as (keyof typeof FILTER_OF_LAW)[];

/** Calendars to subscribe to, by their names in addresses. */
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

/** Days ahead whose dates the calendar page lists. */
export const CALENDAR_DAYS_LISTED = 60;
