/** `npm run screens`: pictures of every template of the built site, for looking at after a change of design. */
import { expect, test } from 'playwright/test';
import { ROUTES, postPath } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';

const FOLDER = 'test-results/screens';
/** One page of each template. */
const TEMPLATES: Record<string, string> = {
  home: ROUTES.home,
  blocks: ROUTES.about,
  services: ROUTES.services,
  'drill-down': ROUTES.companySecretarial,
  service: servicePagePath('hr/payroll-management'),
  'page-of-a-subject': ROUTES.tax,
  hub: ROUTES.resources,
  contact: ROUTES.contact,
  blog: ROUTES.blog,
  article: postPath(1),
  faqs: ROUTES.faqs,
  'case-studies': ROUTES.caseStudies,
  calendar: ROUTES.complianceCalendar,
  events: ROUTES.events,
  downloads: ROUTES.faasResources,
  updates: ROUTES.taxUpdates,
  guidance: ROUTES.complianceGuides,
  recruitment: ROUTES.recruitment,
  tools: ROUTES.tools,
  'tool-comparison': ROUTES.companyForms,
  'tool-questions': ROUTES.registrations,
  'tool-sum': ROUTES.wageCalculator,
  'tool-dates': ROUTES.complianceYear,
  'tool-fees': ROUTES.lateFees,
  'tool-guide': ROUTES.nriLandlord,
  glossary: ROUTES.glossary,
  legal: ROUTES.privacy,
  'not-found': '/no-such-page',
};

for (const width of [390, 768, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${width}-${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
      for (const [template, path] of Object.entries(TEMPLATES))
        test(template, async ({ page }) => {
          await page.goto(path);
          // Fonts are used from the second view on, when they come from the cache.
          await page.reload({ waitUntil: 'networkidle' });
          await page.evaluate(async () => {
            for (const image of document.images) image.loading = 'eager';
            await Promise.all(
              [...document.images].map((image) => image.decode().catch(() => undefined)),
            );
          });
          const file = `${FOLDER}/${template}-${width}-${colorScheme}.png`;
          expect(await page.screenshot({ path: file, fullPage: true })).not.toHaveLength(0);
        });
    });
