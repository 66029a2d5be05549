/** The kinds of items and the synonyms of the site's search. */
/** Kinds of things found, with the heading of their group; the list of everything keeps this order. */
export const SEARCH_KINDS = {
  service: 'Services',
  page: 'Pages',
  faq: 'Questions',
  article: 'Articles',
  guide: 'Guidance',
  update: 'Tax updates',
  deadline: 'Deadlines',
  policy: 'HR policies',
  document: 'Documents',
  event: 'Events',
  'case-study': 'Case studies',
} as const;
export type SearchKind = keyof typeof SEARCH_KINDS;
export const SEARCH_KIND_NAMES = Object.keys(SEARCH_KINDS) as SearchKind[];

/**
 * Names of one thing: a search for one of them also finds the others. Written as visitors type them;
 * case and plurals do not matter. Add a line when a search with real words finds nothing.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['pf', 'epf', 'epfo', 'provident fund'],
  ['esi', 'esic', 'employees state insurance'],
  ['wfh', 'work from home', 'working from home', 'remote work'],
  ['opc', 'one person company'],
  ['llp', 'limited liability partnership'],
  ['pvt ltd', 'private limited'],
  ['cfo', 'chief financial officer'],
  ['itr', 'income tax return'],
  ['gst', 'goods and services tax'],
  ['tds', 'tax deducted at source'],
  ['posh', 'sexual harassment'],
  ['msme', 'udyam'],
  ['iec', 'import export code', 'importer exporter code'],
  ['roc', 'registrar of companies'],
  ['annual return', 'annual filing', 'mgt 7'],
  ['agm', 'annual general meeting'],
  ['ngo', 'section 8', 'non profit'],
  ['merger', 'amalgamation'],
  ['fnf', 'full and final', 'final settlement'],
  ['repatriation', 'remittance', 'send money abroad'],
  ['notice period', 'resignation'],
  ['due date', 'deadline', 'compliance calendar'],
  ['register', 'registration'],
  ['incorporation', 'incorporate'],
  ['hiring', 'recruitment', 'staffing'],
  ['salary', 'wage'],
  ['fee', 'cost', 'price'],
  ['bookkeeping', 'accounting'],
  ['ca', 'chartered accountant'],
  ['visa', 'immigration', 'nri'],
];
