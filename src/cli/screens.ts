/**
 * `npm run screens`: pictures of every template of the built site, for looking at: 390, 768 and
 * 1440 px, light and dark, whole pages, into test-results/screens/. A chosen few, first view only,
 * become the small files of docs/screens/, which are committed.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { ROUTES, postPath } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { createApp } from '#server/app.ts';
import { listen } from '#server/listen.ts';
import { findBrowser } from './find-browser.ts';

const ALL = resolve('test-results/screens');
const CHOSEN = resolve('docs/screens');
const WIDTHS = [390, 768, 1440] as const;
const SCHEMES = ['light', 'dark'] as const;
const FIRST_VIEW_HEIGHT = { 390: 844, 768: 1024, 1440: 900 } as const;

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
  legal: ROUTES.privacy,
  'not-found': '/no-such-page',
};

/** `template-width-scheme` of the pictures that go into docs/screens/. */
const FOR_DOCS = new Set([
  'home-1440-light',
  'home-390-dark',
  'service-1440-light',
  'service-390-light',
  'article-768-light',
  'calendar-1440-dark',
  'contact-390-light',
]);

const server = await listen(createApp({ site: { current: 'dist' } }), {
  port: 0,
  host: '127.0.0.1',
});
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox'],
});
mkdirSync(ALL, { recursive: true });
mkdirSync(CHOSEN, { recursive: true });
for (const width of WIDTHS)
  for (const colorScheme of SCHEMES) {
    const page = await browser.newPage({
      viewport: { width, height: FIRST_VIEW_HEIGHT[width] },
      colorScheme,
      reducedMotion: 'reduce',
    });
    for (const [template, path] of Object.entries(TEMPLATES)) {
      const name = `${template}-${width}-${colorScheme}`;
      await page.goto(server.url + path);
      // Fonts are used from the second view on, when they come from the cache.
      await page.reload({ waitUntil: 'networkidle' });
      if (FOR_DOCS.has(name))
        await sharp(await page.screenshot())
          .webp({ quality: 72 })
          .toFile(join(CHOSEN, `${name}.webp`));
      await showAll(page);
      await page.screenshot({ path: join(ALL, `${name}.png`), fullPage: true });
    }
    await page.close();
  }
await browser.close();
await server.close();
console.log(`${Object.keys(TEMPLATES).length} templates in ${ALL}`);

/** Lazy pictures come in. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
