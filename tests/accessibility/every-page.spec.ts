/** Every page that `npm test` does not open (tests/e2e/routes.spec.ts opens one of each template). */
import { test } from 'playwright/test';
import { FIRST_VIEW } from '#site/budgets.ts';
import { expectSound } from '../e2e/opened-page.ts';
import { SITE_PATHS, TEMPLATES } from '../e2e/site-pages.ts';

test.use({ viewport: { width: FIRST_VIEW.width, height: 900 } });

for (const path of SITE_PATHS.filter((one) => !TEMPLATES.includes(one)))
  test(path, ({ page, context }) => expectSound(context, page, path, FIRST_VIEW.width));
