/** What is invented carries a label that visitors see: on the screen and on paper. */
import { expect, test } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { readContent } from '#collections/reading/read.ts';
import { allExamples, type MaybeExample } from '#ui/ExampleLabel.tsx';

const entries = readContent().published;
const isExample = ({ data }: MaybeExample) => data.example === true;
const figures = entries.pages.find(({ id }) => `/${id}` === ROUTES.resources)?.data.blocks ?? [];

/** Lists say it once where all their entries are examples, or else what the label means; that of policies only the first. */
const labelsOfList = (path: string, list: readonly MaybeExample[]): number => {
  const count = list.filter(isExample).length;
  if (count === 0 || allExamples(list)) return Math.min(count, 1);
  return path === ROUTES.policies ? count : count + 1;
};

/** A page with the number of its labels. */
const PAGES = [
  ...(
    [
      [ROUTES.events, entries.events],
      [ROUTES.caseStudies, entries.caseStudies],
      [ROUTES.recruitment, entries.recruitmentStories],
      [ROUTES.policies, entries.policies],
    ] as const
  ).map(([path, list]) => [path, labelsOfList(path, list)] as const),
  [
    ROUTES.resources,
    figures.flatMap((block) => (block.block === 'stats' && block.example ? block.items : []))
      .length,
  ],
  ['/blog/1', entries.posts.some((post) => post.id === '1' && isExample(post)) ? 2 : 0],
  ['/privacy', entries.legal.some((page) => page.id === 'privacy' && isExample(page)) ? 1 : 0],
] as const;

for (const [path, count] of PAGES)
  test(`${path} → ${count} labels, on the screen and on paper`, async ({ page }) => {
    await page.goto(path);
    const labels = page.locator('[data-example]');
    await expect(labels).toHaveCount(count);
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      for (const label of await labels.all()) await expect(label).toBeVisible();
    }
  });
