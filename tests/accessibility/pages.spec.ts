/**
 * What axe cannot see, on every page: reflow, large and spaced text (docs/accessibility.md). Each test
 * lists all problems of its pages at its end.
 */
import { expect, test } from 'playwright/test';
import { drillDownHref } from '#site/services.ts';
import { EVERY_PATH, openAwake, unfold } from '../e2e/site-pages.ts';
import { checkText } from './text-in-sight.ts';

const PAGES = [
  ...EVERY_PATH,
  drillDownHref('company-secretarial', 'company-incorporation'),
  drillDownHref('company-secretarial', 'company-incorporation', 'opc'),
  drillDownHref('hr', 'payroll-management'),
];
/** Windows by their width in CSS pixels; 640 and 320 are a window of 1280 at zoom 2 and 4. */
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 1024 };
const ZOOM_2 = { width: 640, height: 512 };
const ZOOM_4 = { width: 320, height: 256 };

const AS_IT_IS = '';
const TWICE_AS_LARGE = ':root { font-size: 200% }';
/**
 * The least spacing that text must bear (WCAG 1.4.12). The labels of a drawing stand where they were placed; the table
 * below it has them as text.
 */
const SPACED = `
  *:not(svg[role=img], svg[role=img] *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

// Sections that wait for their turn to rise would be measured half-way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

interface Try {
  readonly what: string;
  readonly view: { width: number; height: number };
  readonly css: string;
}

/** All on one visit of a page, since opening it takes longer than looking at it. */
const TRIES: readonly Try[] = [
  { what: 'zoom 2', view: ZOOM_2, css: AS_IT_IS },
  { what: 'zoom 4', view: ZOOM_4, css: AS_IT_IS },
  { what: 'text × 2', view: DESK, css: TWICE_AS_LARGE },
  { what: 'text × 2', view: PHONE, css: TWICE_AS_LARGE },
  { what: 'spaced text', view: DESK, css: SPACED },
  { what: 'spaced text', view: PHONE, css: SPACED },
];

/** So that two browsers share the work evenly. */
const PARTS = 4;
for (let part = 0; part < PARTS; part += 1)
  test(`zoom, large and spaced text: pages ${part + 1} of ${PARTS}`, async ({ page }) => {
    const broken: string[] = [];
    for (const path of PAGES.filter((_, index) => index % PARTS === part)) {
      await openAwake(page, path);
      await unfold(page);
      for (const { what, view, css } of TRIES) {
        await page.setViewportSize(view);
        await page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets = [sheet];
        }, css);
        const found = await checkText(page);
        expect(found.tried, `${path}, ${what}: nothing was looked at`).toBeGreaterThan(0);
        broken.push(...found.broken.map((line) => `${path}, ${what}, ${view.width} px: ${line}`));
      }
    }
    expect(broken).toEqual([]);
  });
