/** What `npm test` leaves out (tests/e2e/routes.spec.ts): every other page, and a page of each template opened wide. */
import { test } from 'playwright/test';
import { NARROW, WIDE, expectSound } from '../e2e/opened-page.ts';
import { SITE_PATHS, TEMPLATES } from '../e2e/site-pages.ts';

for (const [width, ofTemplates] of [
  [NARROW, false],
  [WIDE, true],
] as const)
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of SITE_PATHS.filter((one) => TEMPLATES.includes(one) === ofTemplates))
      test(path, ({ page, context }) => expectSound(context, page, path, width));
  });
