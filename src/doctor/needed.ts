/** Entries that the code or the specification names, so that a page is missing something without them. */
import { collectionNamed, type CollectionName } from '#collections/index.ts';
import type { Problem } from '#collections/reading/problem.ts';
import type { Content, ReadEntry } from '#collections/reading/read.ts';
import { YEAR_FIGURES } from '#features/compliance-year/business-year.logic.ts';
import { HOLIDAY_NAMES } from '#features/compliance-year/closed-days.logic.ts';
import { NRI_RENT_FIGURES } from '#features/nri-rent/rent.logic.ts';
import { WAGE_FIGURES } from '#features/wages/wages.logic.ts';
import { GUIDANCE_ROUTES, ROUTES } from '#site/routes.ts';
import { FAMILIES } from '#site/services.ts';

/** Pages that are made of something else than an entry of `pages`. */
const NO_ENTRY: readonly string[] = [ROUTES.home, ROUTES.privacy];

/** Figures that the code calculates with. */
export const NUMBERS: readonly string[] = [
  ...WAGE_FIGURES,
  ...NRI_RENT_FIGURES,
  ...YEAR_FIGURES,
  'supervisor-wage',
];

/** Documents that only the specification names. */
const TILES: readonly string[] = ['monthly-tax-bulletin', 'quarterly-summary', 'annual-tax-guide'];

/** By collection, with ids. */
const NEEDED: Partial<Record<CollectionName, readonly string[]>> = {
  site: ['site'],
  navigation: ['navigation'],
  home: ['home'],
  pages: [...Object.values(ROUTES), ...Object.values(GUIDANCE_ROUTES)]
    .filter((route) => !NO_ENTRY.includes(route))
    .map((route) => route.slice(1)),
  legal: ['privacy', 'terms'],
  services: Object.values(FAMILIES).flatMap(({ aliases }) => Object.values<string>(aliases)),
  documents: ['brochure', ...TILES],
  payComponents: ['monthly'],
  toolForms: [
    'company-forms',
    'registrations',
    'wage-calculator',
    'compliance-year',
    'late-fees',
    'nri-landlord',
  ],
  facts: [...NUMBERS, ...Object.keys(HOLIDAY_NAMES), 'income-tax-act-2025-from'],
};

/** `contentDir`: where missing files belong. An entry that cannot be read has a problem of its own. */
export function neededProblems({ published, problems }: Content, contentDir: string): Problem[] {
  return (Object.keys(NEEDED) as CollectionName[]).flatMap((name) => {
    const { files, folder, extension, group } = collectionNamed(name);
    // The brochure may be called otherwise: its group makes it one.
    const shown = new Set(
      published[name].flatMap(({ id, data }: ReadEntry) => [id, 'group' in data && data.group]),
    );
    return [...new Set(NEEDED[name])]
      .filter((id) => !shown.has(id))
      .flatMap((id) => {
        const place = group ? files.replace(/\/\*.*/, '') : `${folder}/${id}.${extension}`;
        const file = `${contentDir}/${place}`.replace('/./', '/');
        if (problems.some((problem) => problem.file.startsWith(file))) return [];
        const what = group ? `the entry "${id}"` : 'this entry';
        const severity = TILES.includes(id) ? 'warning' : 'error';
        return [{ severity, file, field: '', message: `${what} ${GONE}` } as const];
      });
  });
}
const GONE =
  'is deleted, a draft or still to come, but the site names it; bring it back ("git restore" brings back a file that was published)';
