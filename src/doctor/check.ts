/** Checks everything under `content/`: each entry, references between entries, files, and the wording of texts. */
import { collectionNamed, type CollectionName } from '#collections/index.ts';
import { CONTENT_DIR } from '#collections/reading/files.ts';
import { error, type Problem } from '#collections/reading/problem.ts';
import { readContent, type Entries, type ReadEntry } from '#collections/reading/read.ts';
import { GUIDANCE_ROUTES, ROUTES } from '#site/routes.ts';
import { FAMILIES } from '#site/services.ts';
import { checkAltTexts } from './alt-texts.ts';
import { checkFigures } from './figures.ts';
import { checkPictures, checkPublishedFiles, checkStrayFiles } from './files.ts';
import { checkBeforeLaunch } from './launch.ts';
import { checkLinks, checkReferences } from './links.ts';
import { checkTexts } from './text.ts';
import { checkTools } from './tools.ts';
import { checkDaysToCome, checkPassedDays, checkStatuses, checkYears } from './passed-days.ts';
import { checkPlaces } from './places.ts';
import { checkRepeatedItems, checkUniqueValues } from './unique.ts';

/** Reads and checks all content. `today` decides which entries are not yet public and which days have passed. */
export async function checkContent({
  contentDir = CONTENT_DIR,
  today,
}: {
  readonly contentDir?: string;
  readonly today: string;
}) {
  const content = readContent(contentDir, today);
  const { all, published } = content;
  const problems = [
    ...checkPublishedFiles(contentDir),
    ...checkStrayFiles(contentDir, content),
    ...content.problems,
    ...checkUniqueValues(content),
    ...checkRepeatedItems(content),
    ...checkPlaces(content),
    ...checkTexts(content),
    ...(await checkPictures(all, contentDir)),
    ...checkAltTexts(all),
    ...checkFigures(published, today),
    ...checkPassedDays(published, today),
    ...checkDaysToCome(content, today),
    ...checkStatuses(published, today),
    ...checkYears(published, today),
  ];
  // References between entries are checked only if all entries can be read.
  if (!content.problems.some(({ severity }) => severity === 'error'))
    problems.push(
      ...checkNeededEntries(published, contentDir),
      ...checkEmptyLists(published, contentDir),
      ...checkLinks(content),
      ...checkReferences(all),
      ...checkTools(all, today),
    );
  return {
    /** Errors stop the build; warnings are only printed. */
    problems,
    /** Texts that the owner must confirm, replace or remove before the site goes live. */
    open: checkBeforeLaunch(content),
  };
}

/** Ids of the entries that the code or the specification needs, by collection. */
const NEEDED: Partial<Record<CollectionName, readonly string[]>> = {
  site: ['site'],
  navigation: ['navigation'],
  home: ['home'],
  pages: [...Object.values(ROUTES), ...Object.values(GUIDANCE_ROUTES)]
    // The home page and the privacy page are in the collections `home` and `legal`, not in `pages`.
    .filter((route) => route !== ROUTES.home && route !== ROUTES.privacy)
    .map((route) => route.slice(1)),
  legal: ['privacy', 'terms'],
  services: [
    ...Object.values(FAMILIES).flatMap(({ aliases }) => Object.values<string>(aliases)),
    // `/company-se` and `/company-incorporation` redirect here; the services overview links to the second address.
    'company-secretarial/company-incorporation',
  ],
  payComponents: ['monthly'],
  toolForms: Object.values(ROUTES)
    .filter((route) => route.startsWith(`${ROUTES.tools}/`) || route === ROUTES.nriLandlord)
    .map((route) => route.split('/').at(-1) ?? ''),
  legalFigures: ['income-tax-act-2025-from'],
};

const GONE =
  'is required by the code but is missing, a draft or not yet published; create or restore it ("git restore" brings back a file that was published)';

const checkNeededEntries = (published: Entries, contentDir: string): Problem[] =>
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

/** Warns of a list without entries, because its page would show only a heading. */
function checkEmptyLists({ guides, ...published }: Entries, contentDir: string): Problem[] {
  const collections = Object.entries(published)
    .filter(([name, entries]) => entries.length === 0 && !(name in NEEDED) && name !== 'redirects')
    .map(([name]) => collectionNamed(name as CollectionName).files.replace(/\/\*.*/, ''));
  const pages = Object.keys(GUIDANCE_ROUTES)
    .filter((page) => !guides.some(({ id }) => id.startsWith(`${page}/`)))
    .map((page) => `guidance/${page}`);
  return [...collections, ...pages].map((place) => ({
    severity: 'warning',
    file: `${contentDir}/${place}`,
    field: '',
    message:
      'has no published entry, so its page shows an empty list; add one, or take the links to that page out',
  }));
}
