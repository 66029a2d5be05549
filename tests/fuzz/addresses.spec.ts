/** Hostile addresses in a real browser: nothing runs, nothing breaks, nothing leads away. */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES, SEARCH_PARAM, SUBJECT_PARAM } from '#site/routes.ts';
import { FAMILIES, SECTION_PARAM, SERVICE_PARAM } from '#site/services.ts';
import { suggestedSubject } from '#features/contact/draft.ts';
import { field, hydrated } from '../e2e/contact-page.ts';
import { hostilePath, hostileQuery, hostileValue } from './hostile-addresses.ts';
import { randomFrom } from './random.ts';
import { amount, settle } from './record.ts';
import { watchPage } from './watch-page.ts';

test.describe.configure({ timeout: 900_000 });

const AREA = 'Hostile addresses';

interface Target {
  readonly path: string;
  readonly params: readonly string[];
  /** Values that mean something there. */
  readonly valid: readonly string[];
  /** Runs in the page: what is wrong with it, if anything. */
  readonly fault: () => string | undefined;
  /** Waits until the page has dealt with its query, where that takes longer than loading it. */
  readonly ready?: (page: Page) => Promise<void>;
  /** Reads its address again when told (popstate), so that thousands are tried without loading. */
  readonly follows: boolean;
}

/** Exactly one view of a drill-down shows, or a detail is on its way. */
const oneView = () => {
  const shown = [...document.querySelectorAll('[data-view]')].filter((view) =>
    view.checkVisibility(),
  );
  const waits = shown.length === 0 && document.documentElement.dataset['opens'] !== undefined;
  return waits || shown.length === 1 ? undefined : `${shown.length} views show`;
};
const oneHeading = () => {
  const shown = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
  return shown.length === 1 ? undefined : `${shown.length} headings of the first level show`;
};

const serviceTarget = (family: keyof typeof FAMILIES): Target => ({
  path: FAMILIES[family].path,
  params: [SERVICE_PARAM, SECTION_PARAM],
  // Borrowed values lead to another page of the site, which has a test of its own.
  valid: [...FAMILIES[family].services, ...Object.keys(FAMILIES[family].aliases)],
  fault: oneView,
  follows: true,
});

/** The form's island wakes when the browser is idle, and puts the subject in a moment later. */
async function subjectIsIn(page: Page): Promise<void> {
  await hydrated(page);
  const { search } = new URL(page.url());
  await expect(field(page, 'Subject (optional)')).toHaveValue(suggestedSubject(search));
}

/** The search is loaded when there is something to search for, and says what it has found. */
async function searchIsDone(page: Page): Promise<void> {
  const query = new URL(page.url()).searchParams.get(SEARCH_PARAM) ?? '';
  if (query.trim() === '') return;
  await expect(page.locator('[data-search-status]')).toHaveText(
    /^(Nothing found|\d+ results?) for “[^]*”\.?$/,
  );
}

const TARGETS: readonly Target[] = [
  serviceTarget('company-secretarial'),
  serviceTarget('faas'),
  serviceTarget('hr'),
  {
    path: ROUTES.blog,
    params: ['q', 'category'],
    valid: ['tax', 'All', 'Technology'],
    fault: () =>
      /^Showing \d+ of \d+ articles$/.test(
        document.querySelector('[data-shown-line]')?.textContent?.trim() ?? '',
      )
        ? undefined
        : 'the list does not say what it shows',
    follows: true,
  },
  {
    path: ROUTES.contact,
    params: [SUBJECT_PARAM],
    valid: ['GST registration'],
    fault: oneHeading,
    ready: subjectIsIn,
    follows: false,
  },
  {
    path: ROUTES.search,
    params: [SEARCH_PARAM],
    valid: ['gst', 'payroll'],
    fault: oneHeading,
    ready: searchIsDone,
    follows: false,
  },
];

for (const { path, params, valid, fault, ready, follows } of TARGETS) {
  if (follows)
    test(`${path}: queries, one after the other in one page`, async ({ page, baseURL }) => {
      const watch = await watchPage(page, baseURL);
      await page.goto(path);
      const random = randomFrom(7);
      const queries = Array.from({ length: amount({ short: 1_000, long: 5_000 }) }, () =>
        hostileQuery(random, params, valid),
      );
      const broken = await tryInPage(page, path, queries, fault);
      settle(AREA, `${path}: queries in one page`, queries.length, [
        ...broken,
        ...(await watch.take()),
      ]);
    });

  test(`${path}: queries, each loaded`, async ({ page, baseURL }) => {
    const watch = await watchPage(page, baseURL);
    const random = randomFrom(11);
    const queries = Array.from({ length: amount({ short: 15, long: 150 }) }, () =>
      hostileQuery(random, params, valid),
    );
    const broken: string[] = [];
    for (const query of queries) {
      await page.goto(path + query);
      const late = await ready?.(page).catch((error: unknown) => `not ready: ${String(error)}`);
      const wrong = await page.evaluate(fault);
      const faults = [late, wrong].filter((one) => one !== undefined);
      faults.push(...(await watch.take()));
      if (new URL(page.url()).pathname !== path) faults.push(`led to ${page.url()}`);
      if (faults.length > 0) broken.push(`${JSON.stringify(query)}: ${faults.join('; ')}`);
    }
    settle(AREA, `${path}: queries, each loaded`, queries.length, broken);
  });
}

test('hashes, one after the other in one page', async ({ page, baseURL }) => {
  const watch = await watchPage(page, baseURL);
  await page.goto(ROUTES.faqs);
  const random = randomFrom(13);
  const hashes = Array.from(
    { length: amount({ short: 1_000, long: 20_000 }) },
    () =>
      `#${hostileValue(random, ['faq-1', 'faq-30', 'main', 'search']).replaceAll(/\p{Cs}/gu, '')}`,
  );
  const broken = await tryInPage(page, ROUTES.faqs, hashes, oneHeading);
  settle(AREA, 'hashes in one page', hashes.length, [...broken, ...(await watch.take())]);
});

test('texts typed into the search of the FAQs and the blog', async ({ page, baseURL }) => {
  const watch = await watchPage(page, baseURL);
  const random = randomFrom(17);
  const broken: string[] = [];
  const count = amount({ short: 500, long: 5_000 });
  for (const path of [ROUTES.faqs, ROUTES.blog]) {
    await page.goto(path);
    const texts = Array.from({ length: count }, () => hostileValue(random, ['gst', 'tax', 'the']));
    broken.push(
      ...(await page.evaluate((typed) => {
        const box = document.querySelector<HTMLInputElement>('#search');
        if (!box) return ['no search box'];
        // A detail that a family's page opens is wanted.
        const count = () =>
          document.querySelectorAll('*').length - document.querySelectorAll('[data-host] *').length;
        const before = count();
        return typed.flatMap((text) => {
          box.value = text;
          box.dispatchEvent(new InputEvent('input', { bubbles: true }));
          const after = count();
          return after === before
            ? []
            : [`${JSON.stringify(text)} made ${after - before} elements`];
        });
      }, texts)),
    );
  }
  settle(AREA, 'texts typed into a search', 2 * count, [...broken, ...(await watch.take())]);
});

test('paths that lead nowhere, each loaded', async ({ page, baseURL }) => {
  const watch = await watchPage(page, baseURL);
  const random = randomFrom(19);
  const paths = Array.from({ length: amount({ short: 40, long: 300 }) }, () =>
    hostilePath(random, [ROUTES.blog, ROUTES.hr, '/resources']),
  );
  const broken: string[] = [];
  for (const path of paths) {
    const response = await page.goto(path);
    const faults = await watch.take();
    if (![400, 404].includes(response?.status() ?? 0)) faults.push(`status ${response?.status()}`);
    if (response?.status() === 404 && (await page.evaluate(oneHeading)) !== undefined)
      faults.push('not the page for what is not found');
    if (faults.length > 0) broken.push(`${JSON.stringify(path)}: ${faults.join('; ')}`);
  }
  settle(AREA, 'paths that lead nowhere, each loaded', paths.length, broken);
});

test('borrowed values lead to a page of the site, and nothing like them does', async ({ page }) => {
  const { path, borrowed } = FAMILIES.hr;
  const leading = borrowed.flatMap((value) => [
    value,
    `${value}&${SERVICE_PARAM}=//evil.example/`,
    `${value}#//evil.example/`,
  ]);
  const staying = borrowed.flatMap((value) => [
    `${value}+`,
    value.toUpperCase(),
    `${value}/`,
    `//${value}`,
    `javascript:${value}`,
    `${value}%00`,
    `//evil.example/&${SERVICE_PARAM}=${value}`,
  ]);
  const broken: string[] = [];
  for (const value of [...leading, ...staying]) {
    await page.goto(`${path}?${SERVICE_PARAM}=${value}`);
    const expected = leading.includes(value) ? ROUTES.faas : path;
    const arrived = expect(page).toHaveURL((url) => url.pathname === expected);
    await arrived.catch(() => broken.push(`${value} led to ${page.url()}`));
  }
  settle(AREA, 'borrowed values and their likes', leading.length + staying.length, broken);
});

/** Puts each into the address and tells the page, as Back and Forward do. */
function tryInPage(
  page: Page,
  path: string,
  ends: readonly string[],
  fault: () => string | undefined,
): Promise<string[]> {
  const tryAll = (path: string, ends: readonly string[], fault: () => string | undefined) => {
    // A detail that a family's page opens is wanted.
    const count = () =>
      document.querySelectorAll('*').length - document.querySelectorAll('[data-host] *').length;
    const before = count();
    return ends.flatMap((end) => {
      history.replaceState(null, '', path + end);
      dispatchEvent(new PopStateEvent('popstate'));
      dispatchEvent(new HashChangeEvent('hashchange'));
      const after = count();
      const found = fault() ?? (after === before ? undefined : `${after - before} new elements`);
      return found === undefined ? [] : [`${JSON.stringify(end)}: ${found}`];
    });
  };
  // As text: a function cannot be handed over, and the page's policy forbids it to make one.
  return page.evaluate(
    `(${String(tryAll)})(${JSON.stringify(path)}, ${JSON.stringify(ends)}, ${String(fault)})`,
  );
}
