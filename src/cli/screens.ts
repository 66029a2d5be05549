/** `npm run screens`: pictures of every template of the built site, for looking at after a change of design. */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { ROUTES, postPath } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { readArguments } from './arguments.ts';
import { lookAtSite } from './built-site.ts';
import { countSteps } from './progress.ts';

const { word = join(tmpdir(), 'screens') } = readArguments({
  call: 'npm run screens',
  about:
    'Whole pages of every template at 390, 768 and 1440 px, light and dark. Needs "npm run build".',
  word: {
    name: 'folder',
    about: `where the pictures go, ${join(tmpdir(), 'screens')} unless told`,
  },
});

const VIEWS = [390, 768, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
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

await lookAtSite(async (browser, url) => {
  const folder = resolve(word);
  mkdirSync(folder, { recursive: true });
  const next = countSteps('Pictures', VIEWS.length * Object.keys(TEMPLATES).length);
  for (const { width, colorScheme } of VIEWS) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    for (const [template, path] of Object.entries(TEMPLATES)) {
      await page.goto(url + path);
      // Fonts are used from the second view on, when they come from the cache.
      await page.reload({ waitUntil: 'networkidle' });
      await showAll(page);
      await page.screenshot({
        path: join(folder, `${template}-${width}-${colorScheme}.png`),
        fullPage: true,
      });
      next();
    }
    await page.close();
  }
  console.log(`The pictures are in ${folder}`);
});

/** Lazy pictures come in. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
