/** What `npm run dev` adds to the site for editors, in a browser, on a copy of the project. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect as playwrightExpect, type Browser, type Page } from 'playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../find-browser.ts';
import { copyProject } from '../project-copy.ts';
import { axeViolations } from '../e2e/axe.ts';

const POST = 'content/blog/6.md';
const TITLE = 'IFRS 18 and the Indian reporting pack';
/** Long, for a machine that is busy with other tests. */
const WAIT_MS = 60_000;
const expectPage = playwrightExpect.configure({ timeout: WAIT_MS });

let dir: string;
let site: string;
let browser: Browser;
let page: Page;
const running: ChildProcess[] = [];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'dev-'));
  copyProject(dir);
  cpSync('.prettierrc.json', join(dir, '.prettierrc.json'));
  await start(['src/cli/edit.ts']);
  site = await start(['node_modules/astro/bin/astro.mjs', 'dev', '--port', '0']);
  browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox'],
  });
  page = await browser.newPage();
  page.setDefaultTimeout(WAIT_MS);
}, 180_000);

afterAll(async () => {
  await browser?.close();
  // Until they have ended, they may still write what is removed here.
  for (const child of running) if (child.kill()) await once(child, 'exit');
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
});

/** Runs a development server in the copy; the address that it prints first. */
function start(args: readonly string[]): Promise<string> {
  // What the test runner sets would turn the server into one of a test.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|TEST|VITE.*)$/.test(name),
  );
  const env = {
    ...Object.fromEntries(own),
    PORT: '0',
    NO_COLOR: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  const child = spawn(process.execPath, args, { cwd: dir, env });
  running.push(child);
  let printed = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const [address] = /http:\/\/[\w.]+:\d+/.exec(printed) ?? [];
        if (address !== undefined) resolve(address);
      });
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}\n${printed}`)));
  });
}

/** The server may reload a page while it is asked for another. */
const visit = (path: string, tab = page) =>
  expectPage(async () => void (await tab.goto(site + path))).toPass({ timeout: WAIT_MS });
const heading = () => page.getByRole('heading', { level: 1 });
const write = (change: (text: string) => string) =>
  writeFileSync(join(dir, POST), change(readFileSync(join(dir, POST), 'utf8')));

describe('“Edit this page”', () => {
  const follow = async (path: string) => {
    await visit(path);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Edit this page' }).click();
    return opened;
  };

  test('opens the form while the editing page runs', async () => {
    const form = await follow('/blog/6');
    await expectPage(form.locator('[data-key-path="title"]').getByRole('textbox')).toHaveValue(
      TITLE,
    );
    await form.close();
    const many = await follow('/faqs');
    await expectPage(many.getByRole('link', { name: 'edit in a form' }).first()).toBeVisible();
    expect(await many.getByRole('listitem').first().textContent()).toContain(
      'content/pages/faqs.json',
    );
    await many.close();
  });

  test('names the files, to be opened in the editor of the machine, when it has ended', async () => {
    const [editing] = running.splice(0, 1) as [ChildProcess];
    editing.kill();
    await once(editing, 'exit');
    const listing = await follow('/blog/6');
    const files = listing.getByRole('listitem');
    await expectPage(files).toHaveText([
      `${POST}: open the file`,
      'content/site.json: open the file',
      'content/navigation.json: open the file',
    ]);
    await expectPage(files.first().getByRole('link')).toHaveAttribute(
      'href',
      `/__open-in-editor?file=${encodeURIComponent(POST)}`,
    );
    await expectPage(listing.getByText('npm run edit')).toBeVisible();
    expect(await axeViolations(listing)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await listing.close();
  });
});

describe('a page whose content has errors', () => {
  const broken = (text: string) => text.replace(/^category: .*$/m, "category: 'Taxes'");
  const sound = readFileSync(POST, 'utf8');

  test('says so in its place, with file, line and what is allowed, and comes back when it is mended', async () => {
    await visit('/blog/6');
    await expectPage(heading()).toHaveText(TITLE);
    write(broken);
    await expectPage(heading()).toHaveText('This page has errors');
    const line = sound.split('\n').findIndex((one) => one.startsWith('category:')) + 1;
    const finding = page.getByRole('listitem');
    await expectPage(finding).toContainText(`${POST}:${line}`);
    await expectPage(finding).toContainText(
      'category: found "Taxes"; allowed: "Financial Planning"',
    );
    await expectPage(page.getByRole('link', { name: 'Show the page all the same' })).toHaveCount(0);

    expect(await axeViolations(page)).toEqual([]);
    // Still wrong, in another way: the page says the new thing.
    write((text) => text.replace("'Taxes'", "'Rates'"));
    await expectPage(finding).toContainText('found "Rates"');
    write(() => sound);
    await expectPage(heading()).toHaveText(TITLE);
  });

  test('is shown all the same where it can be', async () => {
    write((text) => `${text}\nSee [the overview](/no-such-page).\n`);
    await expectPage(heading()).toHaveText('This page has errors');
    await expectPage(page.getByRole('listitem')).toContainText('/no-such-page');
    await page.getByRole('link', { name: 'Show the page all the same' }).click();
    await expectPage(heading()).toHaveText(TITLE);
    expect(page.url()).toContain('anyway');
    write(() => sound);
    await visit('/blog/6');
    await expectPage(heading()).toHaveText(TITLE);
  });

  test('a draft that cannot be read says so too', async () => {
    write((text) => broken(text).replace('---\n', '---\ndraft: true\n'));
    await expectPage(heading()).toHaveText('This page has errors');
    await expectPage(page.getByRole('listitem')).toContainText('found "Taxes"');
    write(() => sound);
    await expectPage(heading()).toHaveText(TITLE);
  });

  test('leaves other pages alone', async () => {
    write(broken);
    await visit('/about');
    await expectPage(page.getByRole('link', { name: 'Edit this page' })).toBeVisible();
    write(() => sound);
  });
});
