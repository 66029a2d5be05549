/** What is invented carries a label that visitors see: on the screen and on paper. How many: ExampleLabel.tsx. */
import { expect, test } from 'playwright/test';
import { postPath, ROUTES } from '#site/routes.ts';
import { entriesOf } from '../published.ts';

const isExample = ({ data }: { data: object }) => 'example' in data && data.example === true;

const LISTS = {
  [ROUTES.events]: entriesOf('events'),
  [ROUTES.caseStudies]: entriesOf('caseStudies'),
  [ROUTES.recruitment]: entriesOf('recruitmentSuccessStories'),
  [ROUTES.policies]: entriesOf('policies'),
  [postPath(1)]: entriesOf('posts').filter(({ id }) => id === '1'),
  [ROUTES.privacy]: entriesOf('legal').filter(({ id }) => id === 'privacy'),
};

for (const [path, entries] of Object.entries(LISTS))
  test(`${path} with an invented entry → a label, on paper too; else none`, async ({ page }) => {
    await page.goto(path);
    const labels = page.locator('[data-example]');
    expect((await labels.count()) > 0).toBe(entries.some(isExample));
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      for (const label of await labels.all()) await expect(label).toBeVisible();
    }
  });
