/** The main ways through the site in Firefox, over WebDriver BiDi, where one is installed; FIREFOX_PATH names another. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ROUTES, postPath, searchHref } from '#site/routes.ts';
import { createApp } from '#server/app.ts';
import { createOutbox } from '#server/outbox.ts';
import { FIREFOX as firefox, NO_FIREFOX } from '../firefox.ts';
import { settle } from '../fuzz/record.ts';
import { closeNow } from '../server-harness.ts';

if (firefox === undefined) console.warn(NO_FIREFOX);

const FIRM = { name: 'Firm', email: 'desk@firm.example' };

let browser: Browser;
let site: FastifyInstance;
let origin: string;
let outboxDir: string;
let page: Page;
/** What broke on the page: errors, and what the policy stopped. */
let faults: string[];
let tried = 0;
const broken: string[] = [];

beforeAll(async () => {
  if (firefox === undefined) return;
  outboxDir = mkdtempSync(join(tmpdir(), 'firefox-'));
  site = createApp({
    site: { current: 'dist' },
    messages: { outbox: createOutbox(outboxDir), firm: FIRM },
  });
  origin = await site.listen({ host: '127.0.0.1', port: 0 });
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: true,
  });
}, 60_000);
afterAll(async () => {
  if (firefox === undefined) return;
  await browser.close();
  await closeNow(site);
  rmSync(outboxDir, { recursive: true, force: true });
});

beforeEach(async ({ skip }) => {
  skip(firefox === undefined, NO_FIREFOX);
  page = await browser.newPage();
  faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.text().startsWith('policy:')) faults.push(message.text());
  });
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
});
afterEach(async ({ task }) => {
  if (firefox === undefined) return;
  tried += 1;
  if (task.result?.state === 'fail') broken.push(task.name);
  await page.close();
});

const open = (path: string) => page.goto(origin + path);
/** Waits until it is there and shows. */
const seen = (selector: string) => page.locator(selector).wait();
const click = (selector: string) => page.locator(selector).click();
const textOf = (selector: string) => page.$eval(selector, (node) => node.textContent ?? '');
/** Waits until an element's text matches. */
const says = (selector: string, pattern: string) =>
  page.waitForFunction(
    (selector, pattern) =>
      new RegExp(pattern).test(document.querySelector(selector)?.textContent ?? ''),
    {},
    selector,
    pattern,
  );
const awake = (inside: string) =>
  page.waitForFunction(
    (inside) => document.querySelector(`astro-island:has(${inside}):not([ssr])`) !== null,
    {},
    inside,
  );

test('home: heading, hero with its controls, search of services', async () => {
  const answer = await open(ROUTES.home);
  expect(answer?.status()).toBe(200);
  await seen('h1');
  await seen('button[aria-label="Next slide"]');
  await click('input[role=combobox]');
  await page.keyboard.type('payroll');
  await seen('[role=option]');
  await page.keyboard.press('ArrowDown');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  expect(page.url()).toContain(`${ROUTES.hr}?service=`);
  expect(faults).toEqual([]);
});

test('header: a dropdown opens and leads on, the phone menu opens', async () => {
  await page.setViewport({ width: 1280, height: 800 });
  await open(ROUTES.about);
  await click('header nav details:nth-of-type(1) > summary');
  const link = `header nav details[open] a[href="${ROUTES.hr}"]`;
  await seen(link);
  await Promise.all([page.waitForNavigation(), click(link)]);
  await page.setViewport({ width: 390, height: 800 });
  await click('[data-menu] > summary');
  await seen('[data-menu] nav');
  expect(faults).toEqual([]);
});

test('a drill-down opens in place, and Back returns to the grid', async () => {
  await open(ROUTES.faas);
  await awake('[data-host]');
  await click('a[data-opens="registrations"]');
  await seen('article[data-view="registrations"]');
  expect(page.url()).toContain('?service=registrations');
  await click('a[data-opens="registrations/gst"]');
  await seen('article[data-view="registrations/gst"]');
  await click('article details[name] > summary');
  await seen('article details[name][open] [data-answer]');
  await page.goBack();
  await seen('article[data-view="registrations"]');
  await page.goBack();
  await seen(`[data-view=""]`);
  expect(faults).toEqual([]);
});

test('FAQs: the search narrows, an answer opens', async () => {
  await open(ROUTES.faqs);
  await click('#search');
  await page.keyboard.type('gst');
  await says('[data-faq-count]', '^\\s*Showing [1-9]\\d? of 30');
  await click('details[id^=faq-]:not([hidden]) > summary');
  await seen('details[id^=faq-][open] [data-answer]');
  expect(faults).toEqual([]);
});

test('FAQs: an address opens its answer, and an opened question stays where it is', async () => {
  await open(`${ROUTES.faqs}#faq-2`);
  await seen('#faq-2[open] [data-answer]');
  const placeOf = () => page.$eval('#faq-6 > summary', (node) => node.getBoundingClientRect().top);
  await page.$eval('#faq-6 > summary', (node) => {
    scrollBy({ top: node.getBoundingClientRect().top - 300, behavior: 'instant' });
  });
  const before = await placeOf();
  await click('#faq-6 > summary');
  await seen('#faq-6[open] [data-answer]');
  await page.waitForFunction(
    () => document.querySelectorAll('details[id^=faq-][open]').length === 1,
  );
  expect(Math.abs((await placeOf()) - before)).toBeLessThanOrEqual(2);
  expect(faults).toEqual([]);
});

test('share: the printed list becomes a menu with keys', async () => {
  await open(postPath(1));
  await click('main [data-share] > summary');
  await seen('[role=menu]');
  await page.keyboard.press('End');
  await page.waitForFunction(() =>
    document.querySelector('[role=menuitem][data-focus]')?.textContent?.includes('Copy'),
  );
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('[role=menu]') === null);
  expect(faults).toEqual([]);
});

test('contact: a message arrives in the outbox', async () => {
  await open(`${ROUTES.contact}?subject=From%20Firefox`);
  await awake('form');
  const values = {
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@visitor.example',
    phone: '+91 98450 00000',
    company: 'Rao Exports',
    message: 'Please call me.',
  };
  for (const [name, value] of Object.entries(values))
    await page.locator(`#field-${name}`).fill(value);
  await click('form[method=post] button[type=submit]');
  await says('[data-outcome]', 'Message Sent Successfully!');
  const [name = ''] = existsSync(outboxDir) ? readdirSync(outboxDir) : [];
  const mail = await PostalMime.parse(readFileSync(join(outboxDir, name)));
  expect(mail.subject).toBe('From Firefox');
  expect(mail.text).toContain('Please call me.');
  expect(faults).toEqual([]);
});

test('search: the site is searched', async () => {
  await open(searchHref('gst'));
  // Not just any link: the list of everything below the results has some that match.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-search-results] a')].some((link) =>
      /gst/i.test(link.textContent ?? ''),
    ),
  );
  expect(faults).toEqual([]);
});

test('not found: status and text', async () => {
  const answer = await open('/no/such/page');
  expect(answer?.status()).toBe(404);
  expect(await textOf('h1')).toContain('Oops! Page not found');
  expect(faults).toEqual([]);
});

afterAll(() => {
  if (firefox !== undefined) settle('Browsers', 'ways through the site in Firefox', tried, broken);
});
