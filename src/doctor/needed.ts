/** Entries that the code or the specification names, so that a page is missing something without them. */
import { collectionNamed, type CollectionName } from '#collections/index.ts';
import { error, type Problem } from '#collections/reading/problem.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';
import { GUIDANCE_ROUTES, ROUTES } from '#site/routes.ts';
import { FAMILIES } from '#site/services.ts';

/** Pages that are made of something else than an entry of `pages`. */
const NO_ENTRY: readonly string[] = [ROUTES.home, ROUTES.privacy];

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
  payComponents: ['monthly'],
  toolForms: [
    'company-forms',
    'registrations',
    'wage-calculator',
    'compliance-year',
    'late-fees',
    'nri-landlord',
  ],
  facts: ['income-tax-act-2025-from'],
};

const GONE =
  'is deleted, a draft or still to come, but the site names it; bring it back ("git restore" brings back a file that was published)';

/** `contentDir`: where missing files belong. */
export const checkNeededEntries = (published: Entries, contentDir: string): Problem[] =>
  Object.entries(NEEDED).flatMap(([key, ids]) => {
    const name = key as CollectionName;
    const { files, folder, extension, group } = collectionNamed(name);
    const entries: readonly ReadEntry[] = published[name];
    return ids
      .filter((needed) => !entries.some(({ id }) => id === needed))
      .map((id) => {
        const file = group ? files.replace(/\/\*.*/, '') : `${folder}/${id}.${extension}`;
        const what = group ? `the entry "${id}"` : 'this entry';
        return error(`${contentDir}/${file}`.replace('/./', '/'), '', `${what} ${GONE}`);
      });
  });
