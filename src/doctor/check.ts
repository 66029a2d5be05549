/** Checks everything under `content/`: each entry, references between entries, and the copy. */
import { dirname } from 'node:path/posix';
import {
  COLLECTION_NAMES,
  collectionNamed,
  type CollectionName,
  type EntryData,
} from '#collections/index.ts';
import { CONTENT_DIR } from '#collections/reading/files.ts';
import { error, type Problem } from '#collections/reading/problem.ts';
import { buildDay } from '#collections/reading/publication.ts';
import {
  readContent,
  type Content,
  type Entries,
  type EntryOrGroup,
  type ReadEntry,
} from '#collections/reading/read.ts';
import type { Condition } from '#collections/tool-forms.ts';
import { DERIVED_YEAR_ANSWERS } from '#features/compliance-year/compliance-year.logic.ts';
import { dueDatesOfRule } from '#features/compliance-year/due-dates.logic.ts';
import { questionNamesOf } from '#features/late-fees/charges.logic.ts';
import { DERIVED_REGISTRATION_ANSWERS } from '#features/registrations/findings.logic.ts';
import { addMonths } from '#features/tool-engine/calendar-days.logic.ts';
import { unknownNames } from '#features/tool-engine/questions.logic.ts';
import { valuesIn } from '#collections/reading/values.ts';
import { GUIDANCE_ROUTES, ROUTES } from '#site/routes.ts';
import { FAMILIES } from '#site/services.ts';
import { checkAltTexts } from './alt-texts.ts';
import { checkFigures } from './figures.ts';
import { checkPictures, checkPublishedFiles, checkStrayFiles } from './files.ts';
import { checkBeforeLaunch, oldFigures } from './launch.ts';
import { checkLinks, checkReferences } from './links.ts';
import { checkTexts } from './text.ts';
import { everyEntry } from './entries.ts';
import { checkDaysToCome, checkPassedDays } from './passed-days.ts';

/** Reads and checks all content. `today` decides what waits and what has passed. */
export async function checkContent({ contentDir = CONTENT_DIR, today = buildDay() } = {}) {
  const content = readContent(contentDir, today);
  const { all, published } = content;
  const problems = [
    ...checkPublishedFiles(contentDir),
    ...checkStrayFiles(contentDir, all),
    ...content.problems,
    ...checkUniqueValues(content),
    ...checkPlaces(all),
    ...checkTexts(content),
    ...(await checkPictures(all, contentDir)),
    ...checkAltTexts(all),
    ...checkFigures(published, today),
    ...checkPassedDays(published, today),
    ...checkDaysToCome(content, today),
  ];
  // What entries say of each other can be checked once all of them can be read.
  if (!content.problems.some(({ severity }) => severity === 'error'))
    problems.push(
      ...checkNeededEntries(published, contentDir),
      ...checkLinks(content),
      ...checkReferences(all),
      ...checkTools(all, today),
    );
  return {
    /** Errors stop the build, warnings are printed. */
    problems,
    /** What the owner must confirm, replace or take out before the site goes live. */
    open: checkBeforeLaunch(content),
    /** Figures of law to compare with their source again. */
    old: oldFigures(content, today),
  };
}

/** Addresses that the build writes itself, so that no entry of `content/pages/` may claim them. */
const BUILD_ADDRESSES =
  /^\/(?:index|404|500|admin|robots|favicon|search\/index|blog\/[^/]+|(?:api|calendar|downloads|media|og|_astro)(?:\/.*)?)$/;
/** Ids that the frame of every page uses; a part of a page with one of them would take over its links. */
const FRAME_IDS = ['main', 'image-fallback', 'search-over-page', 'sidebar-search', 'next-due'];

/** Entries in a place that no page shows or that the site needs: subsections without a service, pages over files, ids. */
function checkPlaces(entries: Entries): Problem[] {
  const services = new Set(entries.services.map(({ id }) => id));
  const orphans = entries.services.flatMap(({ id, problem }) => {
    const parent = id.split('/').slice(0, 2).join('/');
    if (services.has(parent)) return [];
    return [
      problem('', `is a part of ${parent}, which does not exist; move it, or create that file`),
    ];
  });
  const claims = entries.pages.flatMap(({ id, problem }) =>
    BUILD_ADDRESSES.test(`/${id}`)
      ? [problem('', `the build writes /${id} itself; choose another name`)]
      : [],
  );
  const ids = everyEntry(entries).flatMap(({ address = '', group, problem }) => {
    const [, anchor] = address.split('#');
    return anchor !== undefined && FRAME_IDS.includes(anchor)
      ? [problem(group ? 'id' : '', `"${anchor}" is a part of every page; choose another name`)]
      : [];
  });
  return [...orphans, ...claims, ...ids];
}

interface UniqueValue {
  readonly entry: EntryOrGroup;
  readonly field: string;
  /** What the value is unique among, and the value. */
  readonly key: string;
  /** The message, to be followed by the file that already has the value. */
  readonly message: string;
  readonly severity?: Problem['severity'];
}

/** What no two entries may share: id, address, title, the name of a document, the position in a list. */
function checkUniqueValues({ all, groups }: Content): Problem[] {
  const values = [...everyEntry(all).flatMap(valuesOf), ...groups.flatMap(orderOf)];
  // The draft has to change, because its errors stop no build.
  const isDraft = ({ entry }: UniqueValue) => Number(entry.publication.state === 'draft');
  return [...Map.groupBy(values, ({ key }) => key).values()].flatMap((sharing) => {
    const [first, ...others] = sharing.toSorted((a, b) => isDraft(a) - isDraft(b));
    return others.map(({ entry, field, message, severity }) =>
      entry.problem(field, `${message} ${first?.entry.file}`, severity),
    );
  });
}

/** In these visitors see how search results differ. */
const SEARCH_FIELDS = ['title', 'excerpt', 'summary', 'description'];

function valuesOf(entry: ReadEntry): UniqueValue[] {
  const { address, collection, id, data, group } = entry;
  const { documentName, ownPage } = collectionNamed(collection);
  const values = orderOf(entry);
  const add = (field: string, key: string, message: string) =>
    values.push({ entry, field, key, message });
  // Only pages, parts of pages and the brochure: several stories share the page that prints them. A file has its id by
  // its name.
  if (address !== undefined && (ownPage || /#|\.pdf$/.test(address)))
    add(group ? 'id' : '', `address ${address}`, `the address ${address} is taken by an entry in`);
  else if (group !== undefined)
    add('from' in data ? 'from' : 'id', `${collection} ${id}`, `"${id}" is taken by an entry in`);
  const name = documentName?.(id, data as Record<string, unknown>);
  if (name !== undefined)
    add('', `document ${name}`, `rename this file; its document ${name}.pdf would replace that of`);
  for (const [field, value] of Object.entries(data)) {
    if (ownPage && SEARCH_FIELDS.includes(field))
      add(field, `text ${value}`, `"${value}" is already in`);
    if (field === 'featured' && value)
      add(field, field, 'only one post can be featured; already featured:');
  }
  return values;
}

/** The position of an entry in its list, of a group on its page, of a page among the tools and among the guides. */
function orderOf(entry: EntryOrGroup): UniqueValue[] {
  const { collection, id, data } = entry;
  const message = 'two entries with the same number come in any order; the other is';
  const { tool, guide } = data as Partial<EntryData<'pages'>>;
  if (tool ?? guide) {
    const lists = [
      ['tool.order', tool && `tools ${tool.order}`],
      ['guide.order', guide && `guides ${guide.situation} ${guide.order}`],
    ] as const;
    return lists.flatMap(([field, key]) =>
      key ? [{ entry, field, key, message, severity: 'warning' as const }] : [],
    );
  }
  if (!('order' in data)) return [];
  const { orderScope } = collectionNamed(collection);
  const page = 'page' in data ? String(data.page) : undefined;
  const scope = page ?? orderScope?.(id, data as Record<string, unknown>) ?? dirname(id);
  const key = `order ${collection} ${scope} ${data.order}`;
  return [{ entry, field: 'order', key, message, severity: 'warning' }];
}

const isTool = (route: string) => route.startsWith(`${ROUTES.tools}/`);

/** Entries that the code or the specification names, so that a page is missing something without them: ids by collection. */
const NEEDED: Partial<Record<CollectionName, readonly string[]>> = {
  site: ['site'],
  navigation: ['navigation'],
  home: ['home'],
  pages: [...Object.values(ROUTES), ...Object.values(GUIDANCE_ROUTES)]
    // These two are made of other entries.
    .filter((route) => route !== ROUTES.home && route !== ROUTES.privacy)
    .map((route) => route.slice(1)),
  legal: ['privacy', 'terms'],
  services: [
    ...Object.values(FAMILIES).flatMap(({ aliases }) => Object.values<string>(aliases)),
    // Addresses of the specification lead to it (`ROUTE_ALIASES`), and so does the overview.
    'company-secretarial/company-incorporation',
  ],
  payComponents: ['monthly'],
  toolForms: [...Object.values(ROUTES).filter(isTool), ROUTES.nriLandlord].map(
    (route) => route.split('/').at(-1) ?? '',
  ),
  legalFigures: ['income-tax-act-2025-from'],
};

const GONE =
  'is required by the code but is missing, a draft or not yet published; create or restore it ("git restore" brings back a file that was published)';

/** `contentDir`: where missing files belong. */
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

/** Rules of tools that name a question or an answer that the tool does not have, or a day that is none. */
function checkTools(entries: Entries, today: string): Problem[] {
  /** Names that the rules of a tool may use but that are calculated, or asked by other entries. */
  const otherNames: Readonly<Record<string, readonly string[]>> = {
    registrations: DERIVED_REGISTRATION_ANSWERS,
    'compliance-year': DERIVED_YEAR_ANSWERS,
    'wage-calculator': entries.payComponents.flatMap(({ data }) =>
      data.components.map(({ id }) => id),
    ),
  };
  const nameProblems = (tool: string, entry: ReadEntry, conditions = conditionsIn(entry.data)) => {
    const form = entries.toolForms.find(({ id }) => id === tool);
    const questions = form?.data.groups.flatMap((group) => group.questions) ?? [];
    return unknownNames(conditions, questions, otherNames[tool]).map((name) =>
      entry.problem(
        '',
        `names "${name}", which the tool "${tool}" does not ask; see content/tools/questions.json`,
      ),
    );
  };
  const figures = Object.fromEntries(entries.legalFigures.map(({ id, data }) => [id, data]));
  const dueProblems = ({ data, problem }: ReadEntry<'complianceRules'>) => {
    try {
      dueDatesOfRule(data, figures, [today, addMonths(today, 48)], today);
      return [];
    } catch (failure) {
      return [problem('due', (failure as Error).message)];
    }
  };
  return [
    ...COLLECTION_NAMES.flatMap((name) => {
      const { tool } = collectionNamed(name);
      return tool ? entries[name].flatMap((rule) => nameProblems(tool, rule)) : [];
    }),
    ...entries.complianceRules.flatMap(dueProblems),
    ...entries.lateFees.flatMap((fee) =>
      nameProblems(
        'late-fees',
        fee,
        questionNamesOf(fee.data).map((field) => ({ field })),
      ),
    ),
    ...entries.toolForms.flatMap((form) => nameProblems(form.id, form)),
  ];
}

/** The single conditions in a value, also inside lists. */
const conditionsIn = (value: unknown) =>
  valuesIn(value)
    .map((inner) => inner.value)
    .filter((inner) => typeof inner === 'object' && inner !== null && 'field' in inner)
    .map((inner) => inner as Condition);
