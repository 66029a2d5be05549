/** What a business tells about itself for its due dates, and the calendars that are made ready. */

/** Laws in the order of the page; the late fees have the same. */
export const DUE_LAWS = [
  'GST',
  'Income tax',
  'Company and LLP',
  'Labour',
  'Foreign exchange',
] as const;
export type DueLaw = (typeof DUE_LAWS)[number];

export const DUE_LAW_SLUGS: Record<DueLaw, string> = {
  GST: 'gst',
  'Income tax': 'income-tax',
  'Company and LLP': 'company',
  Labour: 'labour',
  'Foreign exchange': 'fema',
};

/** Filter of the calendar page by law: its value in the address, which a compliance category shares, and its label. */
export const CALENDAR_FILTERS: Record<DueLaw, { value: string; label: string }> = {
  GST: { value: 'gst', label: 'GST' },
  'Income tax': { value: 'income-tax', label: 'TDS and income tax' },
  'Company and LLP': { value: 'company-law', label: 'Company law' },
  Labour: { value: 'labour-payroll', label: 'Payroll' },
  'Foreign exchange': { value: 'fema', label: 'FEMA' },
};

export const BUSINESS_FORMS = {
  proprietorship: 'Proprietorship',
  partnership: 'Partnership firm',
  llp: 'LLP',
  opc: 'One person company',
  private: 'Private limited company',
  public: 'Public limited company, unlisted',
  'section-8': 'Section 8 company',
  branch: 'Branch office of a foreign company',
} as const;
export type BusinessForm = keyof typeof BUSINESS_FORMS;

export const GST_SCHEMES = {
  none: 'Not registered',
  monthly: 'Monthly returns',
  qrmp: 'Quarterly returns (QRMP)',
  composition: 'Composition scheme',
} as const;
export type GstScheme = keyof typeof GST_SCHEMES;

/** Last month of the financial year of a company. */
export const YEAR_ENDS = {
  3: '31 March',
  6: '30 June',
  9: '30 September',
  12: '31 December',
} as const;
export const USUAL_YEAR_END = 3;

/** What may apply beside form and size, by the question under which it is ticked. */
export const SITUATIONS = {
  tax: {
    tds: 'We deduct tax (TDS)',
    advance: 'Tax for the year, after TDS, reaches the limit for advance tax',
    presumptive: 'Income is taxed on the presumptive basis',
    audit: 'Accounts are audited for tax',
    tp: 'Transactions with related parties abroad (transfer-pricing report)',
  },
  company: {
    large: 'Not a small company, or a subsidiary of another company',
    loans: 'Has loans or deposits',
    msme: 'Owes micro or small suppliers beyond the permitted time',
  },
  abroad: {
    foreign: 'Foreign shareholders or partners',
    odi: 'Investment outside India (ODI)',
    ecb: 'Loan from outside India (ECB)',
  },
} as const;
export type Situation = { [Group in keyof typeof SITUATIONS]: keyof (typeof SITUATIONS)[Group] }[
  'tax' | 'company' | 'abroad'];
export const SITUATION_NAMES = Object.values(SITUATIONS).flatMap(
  (group) => Object.keys(group) as Situation[],
);

/** Calendars to subscribe to, by their names in addresses. */
export const DUE_CALENDARS = {
  'gst-monthly': 'GST, monthly filers',
  'gst-quarterly': 'GST, quarterly filers',
  tds: 'TDS',
  company: 'Company filings',
  llp: 'LLP filings',
  'payroll-karnataka': 'Payroll in Karnataka',
  'foreign-investment': 'Foreign investment',
} as const;
export type DueCalendar = keyof typeof DUE_CALENDARS;

/** The files hold so many months after the day of the build, and so many before it. */
export const CALENDAR_MONTHS_AHEAD = 18;
export const CALENDAR_MONTHS_KEPT = 6;
/** The calendar page lists every date of so many days. */
export const CALENDAR_DAYS_LISTED = 60;
/** The page looks so many months ahead. */
export const YEAR_MONTHS = 12;
