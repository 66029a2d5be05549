/** Permitted values of fields. The schemas turn each list into an enum, so any other value stops the build. */

export const BLOG_CATEGORIES = [
  'Financial Planning',
  'Tax & Compliance',
  'Corporate Law',
  'Technology',
  'Risk Management',
  'International Accounting',
] as const;

export const PRIORITIES = ['high', 'medium', 'low'] as const;

/** The four groups of the HR policies page. */
export const POLICY_CATEGORIES = [
  'Employment and conduct',
  'Leave and attendance',
  'Pay and benefits',
  'Workplace safety and data',
] as const;

/** Headings of the list on /guides, in their order. */
export const GUIDE_SITUATIONS = [
  'I am starting',
  'I run a business',
  'I employ people',
  'I sell abroad',
  'I received a notice',
  'I live abroad',
  'I want to change or close',
] as const;

/** Areas in which a deadline or an update applies. */
export const JURISDICTIONS = ['India', 'Karnataka'] as const;
