/** /admin in the browser, with a code host that is played; only the hosts' rules are tested elsewhere. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { chromium, expect as playwrightExpect, type Browser, type Page } from 'playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findBrowser } from '../find-browser.ts';
import { formatted } from '#cli/formatted.ts';
import { answerAsGitHub, TOKEN, type Commit } from './code-host.ts';

const expectPage = playwrightExpect.configure({ timeout: 60_000 });

let dir: string;
let app: FastifyInstance;
let site: string;
let browser: Browser;
let page: Page;
let commits: readonly Commit[] = [];
/** What the browser complained of. */
const complaints: string[] = [];
const foreign: string[] = [];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'admin-'));
  vi.stubEnv('CMS_REPO', 'firm/website');
  const { ADMIN } = await import('#site/admin.ts');
  const { writeAdmin } = await import('#build/admin.ts');
  const { createApp } = await import('#server/app.ts');
  if (ADMIN === undefined) throw new Error('CMS_REPO was not read');
  mkdirSync(join(dir, 'dist'));
  writeFileSync(join(dir, 'dist/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeAdmin(join(dir, 'dist'), ADMIN);
  app = createApp({ site: { current: join(dir, 'dist') } });
  site = await app.listen({ port: 0, host: '127.0.0.1' });
  browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  // The browser of an office in Bangalore.
  page = await (await browser.newContext({ locale: 'en-IN' })).newPage();
  page.setDefaultTimeout(60_000);
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) complaints.push(line.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(?:data|blob):/.test(url) && !url.startsWith(site)) foreign.push(url);
  });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await app?.close();
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true, force: true });
});

test('the form to sign in opens without a complaint, with a policy of its own', async () => {
  const answer = await page.goto(`${site}/admin`);
  expect(answer?.headers()['content-security-policy']).toMatch(
    /frame-ancestors 'none'.*, default-src 'none'.*connect-src 'self' data: blob: https:\/\/api\.github\.com/,
  );
  await expectPage(page.getByRole('button', { name: /token/i })).toBeVisible();
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});

test('an editor signs in with a token', async () => {
  commits = await answerAsGitHub(page, process.cwd());
  await page.getByRole('button', { name: /token/i }).click();
  await page.locator('dialog input').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectPage(page.getByText('Blog posts', { exact: true }).first()).toBeVisible();
});

test.each([
  ['Blog posts', 'content/blog/6.md', 'IFRS 18 and the Indian reporting pack'],
  ['Statutory figures', 'content/facts/gst.json', 'Goods and Services Tax'],
  ['Pages', 'content/pages/about.json', 'About our firm in Bangalore'],
])('of %s a saved change is one commit with that change alone: %s', async (kind, file, title) => {
  const before = commits.length;
  await page.getByText(kind, { exact: true }).first().click();
  // Pages lie in folders, of which none is open yet.
  if (kind === 'Pages') await page.goto(`${site}/admin#/collections/pages/entries/about`);
  else await page.getByRole('row').filter({ hasText: title }).first().click();
  const field = page.locator('[data-key-path="title"]').getByRole('textbox');
  await expectPage(field).toHaveValue(title);
  await field.fill(`${title} too`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectPage(async () => expect(commits).toHaveLength(before + 1)).toPass({
    timeout: 60_000,
  });
  const { message, fileChanges } = commits[before] ?? expect.fail('no commit');
  expect(message.headline).toBe(`Change ${file}`);
  expect(fileChanges.deletions).toEqual([]);
  expect(fileChanges.additions.map(({ path }) => path)).toEqual([file]);
  const saved = Buffer.from(fileChanges.additions[0]?.contents ?? '', 'base64').toString();
  expect(saved).toBe(readFileSync(file, 'utf8').replace(title, `${title} too`));
  // As the check of layouts wants it.
  expect(await formatted(saved, file)).toBe(saved);
});

test('nothing was asked of anybody but the code host, and nothing complained', () => {
  expect(new Set(foreign.map((url) => new URL(url).origin))).toEqual(
    new Set(['https://api.github.com']),
  );
  expect(complaints).toEqual([]);
});
