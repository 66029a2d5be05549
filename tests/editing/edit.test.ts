/** `npm run edit` as an editor meets it, on a copy of the project. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect as playwrightExpect, type Browser, type Page } from 'playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { EDIT_PATH } from '#cli/edit/settings.ts';
import { findBrowser } from '#cli/find-browser.ts';
import { copyProject } from '#cli/project-copy.ts';

const POST = 'content/blog/6.md';
const TITLE = 'IFRS 18 and the Indian reporting pack';
const NEW_TITLE = 'IFRS 18 and the reporting pack: who maps what';
/** Long, for a machine that is busy with other tests. */
const WAIT_MS = 60_000;
const expectPage = playwrightExpect.configure({ timeout: WAIT_MS });

let dir: string;
let command: ChildProcess;
let site: string;
let browser: Browser;
let page: Page;
/** Addresses outside this machine that something came from. */
const foreign: string[] = [];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'editing-'));
  copyProject(dir);
  // How the formatter writes texts.
  cpSync('.prettierrc.json', join(dir, '.prettierrc.json'));
  command = spawn(process.execPath, ['src/cli/edit.ts'], {
    cwd: dir,
    env: editorsEnv(),
  });
  const [started, launched] = await Promise.all([
    printedAddress(command),
    chromium.launch({
      executablePath: await findBrowser(),
      args: ['--no-sandbox'],
    }),
  ]);
  site = started;
  browser = launched;
  page = await newPage();
  // Unsaved text is left on purpose; the browser would ask.
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('response', (response) => {
    if (!/^(?:data|blob):/.test(response.url()) && !response.url().startsWith(site))
      foreign.push(response.url());
  });
  await page.goto(site + EDIT_PATH);
}, 180_000);

afterAll(async () => {
  await browser?.close();
  // Until it has ended, it may still write what is removed here.
  if (command?.kill()) await once(command, 'exit');
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
});

async function newPage(): Promise<Page> {
  const opened = await browser.newPage();
  opened.setDefaultTimeout(WAIT_MS);
  return opened;
}

/** What the test runner sets would turn the development server into one of a test. */
function editorsEnv(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|TEST|VITE.*)$/.test(name),
  );
  return { ...Object.fromEntries(own), PORT: '0', ASTRO_TELEMETRY_DISABLED: '1' };
}

/** Each test goes on from the one before; after a failure the rest would only wait in vain. */
let hasFailed = false;
beforeEach(({ skip }) => skip(hasFailed, 'an earlier step failed'));
afterEach(({ task }) => {
  hasFailed ||= task.result?.state === 'fail';
});

/** The site's address, once the command has printed that of the editing page. */
function printedAddress(child: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const [, address] = /Edit the site: (http:\S+?)\/-\//.exec(printed) ?? [];
        if (address !== undefined) resolve(address);
      });
    child.on('exit', (code) => reject(new Error(`npm run edit ended with ${code}\n${printed}`)));
  });
}

const text = () => readFileSync(join(dir, POST), 'utf8');
const says = () => page.getByRole('region', { name: 'Content check' });
const field = (name: string) => page.locator(`[data-key-path="${name}"]`).getByRole('textbox');
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();

/** The name of a file in an address. */
const nameOf = (file: string) => file.replace(/\W+/g, '-');

/** Loads the page anew: on the way from one form to the next the CMS may still be busy with the last. */
async function goTo(kind: string, file: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${site}${EDIT_PATH}#/collections/${kind}/entries/${nameOf(file)}`);
}

/** By its address; only the first test goes through the list. */
async function open(title: string): Promise<void> {
  await goTo('posts', POST);
  await expectPage(field('title')).toHaveValue(title);
}

/** The form draws its fields as they are scrolled into view. */
async function bodyField() {
  await expectPage(async () => {
    await page
      .locator('[data-key-path]')
      .last()
      .evaluate((last) => last.scrollIntoView());
    expect(await field('body').isVisible()).toBe(true);
  }).toPass({ timeout: WAIT_MS });
  return field('body');
}

test('a saved change is in the file, alone, and on the page', async () => {
  const reader = await newPage();
  const reading = reader.goto(`${site}/blog/6`);
  await page.getByText('Blog posts', { exact: true }).first().click();
  await page.getByText(TITLE).first().click();
  await expectPage(field('title')).toHaveValue(TITLE);
  expect((await reading)?.status()).toBe(200);
  // The development server may load a page twice at first.
  await expectPage(reader.getByRole('heading', { level: 1 })).toHaveText(TITLE);

  const before = text();
  await field('title').fill(NEW_TITLE);
  await save();
  await expectPage(says()).toContainText(`Saved ${POST}. The check finds no errors.`);
  expect(text()).toBe(before.replace(`'${TITLE}'`, `'${NEW_TITLE}'`));
  // The open page shows it by itself.
  await expectPage(reader.getByRole('heading', { level: 1 })).toHaveText(NEW_TITLE);
  const link = says().getByRole('link', { name: 'See the page' });
  await expectPage(link).toHaveAttribute('href', '/blog/6');
  await reader.close();
});

test('what the form knows to be wrong is not saved, and says what is allowed', async () => {
  await open(NEW_TITLE);
  const before = text();
  const excerpt = await field('excerpt').inputValue();
  await field('excerpt').fill('Too short');
  await save();
  await expectPage(page.getByText('write 40 to 160 characters').first()).toBeVisible();
  expect(text()).toBe(before);
  await expectPage(field('excerpt')).toHaveValue('Too short');
  await field('excerpt').fill(excerpt);
});

test('what the doctor finds is shown with file, line, field and value; the text is kept', async () => {
  await open(NEW_TITLE);
  const sound = text();
  const sentence = 'See [the overview](/no-such-page).';
  const body = await bodyField();
  await body.fill(`${sentence}\n\n${await body.inputValue()}`);
  await save();
  await expectPage(says()).toContainText('The check finds 1 error');
  const first = says().getByRole('listitem').first();
  await expectPage(first).toContainText(/content\/blog\/6\.md:\d+/);
  await expectPage(first).toContainText('/no-such-page');
  expect(text()).toBe(sound.replace('---\n\n', `---\n\n${sentence}\n\n`));

  await open(NEW_TITLE);
  const again = await bodyField();
  await again.fill((await again.inputValue()).replace(`${sentence}\n\n`, ''));
  await save();
  await expectPage(says()).toContainText('The check finds no errors');
  expect(text()).toBe(sound);
});

test.each([
  ['pages', 'content/pages/about.json', 'About our firm in Bangalore'],
  ['services', 'content/services/hr/payroll-management.json', 'Payroll Management'],
  ['facts', 'content/facts/gst.json', 'Goods and Services Tax'],
  ['policies', 'content/policies/leave.md', 'Leave'],
])('of %s the CMS gives everything back: %s', async (kind, file, title) => {
  const read = () => readFileSync(join(dir, file), 'utf8');
  const before = read();
  await goTo(kind, file);
  await expectPage(field('title')).toHaveValue(title);
  await field('title').fill(`${title} too`);
  await save();
  await expectPage(says()).toContainText(`Saved ${file}.`);
  expect(read()).toBe(before.replace(title, `${title} too`));
});

test('a file that changed elsewhere is not overwritten, and what was typed is still there', async () => {
  await open(NEW_TITLE);
  const other = text().replace('International accounting team', 'The other hand');
  writeFileSync(join(dir, POST), other);
  await field('title').fill('Typed in vain');
  await save();
  await expectPage(says()).toContainText('was not saved: the file was changed elsewhere');
  expect(text()).toBe(other);
  await expectPage(field('title')).toHaveValue('Typed in vain');
});

test('nothing came from outside this machine', () => {
  expect(foreign).toEqual([]);
});
