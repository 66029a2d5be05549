/** What is invented carries a label that visitors see: on the screen and on paper. */
import { expect, test } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { checkContent } from '#doctor/check.ts';
import { allExamples, type MaybeExample } from '#ui/ExampleLabel.tsx';

const { entries } = await checkContent();
const isExample = ({ data }: { data: { example?: boolean | undefined } }) => data.example === true;
const figures = entries.pages.find(({ id }) => `/${id}` === ROUTES.resources)?.data.blocks ?? [];

/** A page with the number of its labels, where its content has something to mark. */
const PAGES = [
  [ROUTES.events, entries.events.filter(isExample).length],
  [ROUTES.caseStudies, entries.caseStudies.filter(isExample).length],
  [ROUTES.recruitment, entries.recruitmentStories.filter(isExample).length],
  [ROUTES.policies, entries.policies.filter(isExample).length],
  [
    ROUTES.resources,
    figures.flatMap((block) => (block.block === 'stats' && block.example ? block.items : []))
      .length,
  ],
  ['/blog/1', entries.posts.some((post) => post.id === '1' && isExample(post)) ? 2 : 0],
  ['/privacy', entries.legal.some((page) => page.id === 'privacy' && isExample(page)) ? 1 : 0],
] as const;
/** The lists say it once where all their entries are examples, or else what the label means. */
const LISTS: Readonly<Record<string, readonly MaybeExample[]>> = {
  [ROUTES.events]: entries.events,
  [ROUTES.caseStudies]: entries.caseStudies,
  [ROUTES.recruitment]: entries.recruitmentStories,
  [ROUTES.policies]: entries.policies,
};
const labelsOn = (path: string, count: number): number => {
  const list = LISTS[path];
  if (count === 0 || list === undefined) return count;
  const whole = allExamples(list);
  const said = whole || path !== ROUTES.policies ? 1 : 0;
  return count + said - (whole ? list.length : 0);
};

for (const [path, count] of PAGES)
  test(path, async ({ page }) => {
    await page.goto(path);
    const labels = page.locator('[data-example]');
    await expect(labels).toHaveCount(labelsOn(path, count));
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      for (const label of await labels.all()) await expect(label).toBeVisible();
    }
  });
