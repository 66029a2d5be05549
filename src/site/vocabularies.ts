/**
 * The closed word lists of the site: every status, priority,
 * type, category and colour an entry may name. Schemas turn them into enums, so a value
 * that is not listed here stops the build.
 */

/** Group colours; `grey` is the fallback. Their values live in `palette.ts`. */
export const COLOURS = [
  'blue',
  'green',
  'purple',
  'orange',
  'red',
  'indigo',
  'teal',
  'grey',
] as const;
export type Colour = (typeof COLOURS)[number];

export const BLOG_CATEGORIES = [
  'Financial Planning',
  'Tax & Compliance',
  'Corporate Law',
  'Technology',
  'Risk Management',
  'International Accounting',
] as const;

export const PRIORITIES = ['high', 'medium', 'low'] as const;
export const COMPLIANCE_CATEGORIES = [
  'Income Tax',
  'GST',
  'Company Law',
  'Labour & Payroll',
] as const;
export type ComplianceCategory = (typeof COMPLIANCE_CATEGORIES)[number];

/** The four groups of the HR policies page. */
export const POLICY_CATEGORIES = [
  'Employment and conduct',
  'Leave and attendance',
  'Pay and benefits',
  'Workplace safety and data',
] as const;

/** Recruitment step durations. */
export const STEP_DURATIONS = [
  '1-2 weeks',
  '1 week',
  '2-3 weeks',
  '2-4 weeks',
  '4-8 weeks',
] as const;

/** Where the rule behind a deadline or an update comes from. */
export const JURISDICTIONS = ['India', 'Karnataka'] as const;
