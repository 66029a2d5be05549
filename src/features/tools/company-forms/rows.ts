import type { CompanyForm } from '#collections/company-forms.ts';

/** The rows of the comparison, in the order in which founders ask. */
export const ROWS: readonly (readonly [keyof CompanyForm['facts'], string])[] = [
  ['owners', 'Owners'],
  ['managers', 'Managers'],
  ['capital', 'Capital'],
  ['liability', 'Liability'],
  ['audit', 'Audit'],
  ['filings', 'Yearly filings'],
  ['foreign', 'Owners from abroad'],
  ['money', 'Raising money'],
  ['cost', 'Government cost to form'],
  ['tax', 'Income tax'],
  ['changes', 'Later changes'],
  ['law', 'Law'],
];
