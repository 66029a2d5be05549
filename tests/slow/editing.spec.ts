/** Tests the editing page as an editor uses it: `npm run edit` in a copy of the project with its own repository. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect as quickExpect, test, type Page } from 'playwright/test';
import { axeViolations } from '../e2e/axe.ts';
import { OWN_ENV, copyProject } from '../project-copy.ts';
import { entriesOf } from '../published.ts';

/** Maximum wait in milliseconds. On a busy machine, a development server is slow to read, check and compile. */
const WAIT_MS = 120_000;
const expect = quickExpect.configure({ timeout: WAIT_MS });

const [post] = entriesOf('posts');
const [renamed = '', deleted = ''] = entriesOf('guides').flatMap(
  ({ id }) => id.split('cfo-insights/')[1] ?? [],
);

let [dir, project, site] = ['', '', ''];
let server: ChildProcess;

// The window is wide enough for the list of collections, which a small window does not show.
test.use({
  viewport: { width: 1280, height: 900 },
  actionTimeout: WAIT_MS,
  navigationTimeout: WAIT_MS,
});
test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async () => {
  dir = fs.mkdtempSync(join(tmpdir(), 'editing-'));
  project = join(dir, 'project');
  fs.mkdirSync(project);
  copyProject(project);
  fs.cpSync('.gitignore', join(project, '.gitignore'));
  for (const command of [
    'init --quiet --initial-branch=main',
    'config user.name Editor',
    'config user.email editor@example.com',
    'add --all',
    'commit --quiet -m Start',
    'init --quiet --bare --initial-branch=main ../site.git',
    'remote add origin ../site.git',
    'push --quiet -u origin main',
  ])
    git(...command.split(' '));
  site = await startServer();
});
test.afterAll(async () => {
  if (server?.kill()) await once(server, 'exit');
  fs.rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts the server; resolves with the site's address. */
function startServer(): Promise<string> {
  const env = { ...OWN_ENV, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const command = ['node_modules/astro/bin/astro.mjs', 'dev', '--port', '0'];
  server = spawn(process.execPath, command, { cwd: project, env });
  let printed = '';
  return new Promise((found, failed) => {
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const [, address] = /edit the site: (http:\S+?)\/admin/.exec(printed) ?? [];
        if (address !== undefined) found(address);
      });
    server.on('exit', (code) => failed(new Error(`the server ended with ${code}\n${printed}`)));
  });
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const read = (file: string) => fs.readFileSync(join(project, file), 'utf8');
const redirect = (...redirects: { from: string; to: string }[]) =>
  fs.writeFileSync(join(project, 'content/redirects/moved.json'), JSON.stringify({ redirects }));
/** Polls git for the removed and added lines of a file: `await changed(file).toEqual(lines)`. */
const changed = (file: string) =>
  expect.poll(() =>
    git('diff', '-U0', '--', file)
      .split('\n')
      .filter((line) => /^[+-](?![+-])/.test(line)),
  );
const statusOf = (folder: string) =>
  git('status', '--porcelain', '-uall', '--', folder).trimEnd().split('\n');
// Restores the content that was published last.
test.afterEach(() => {
  git('checkout', '--quiet', '--', 'content');
  git('clean', '--quiet', '-fd', 'content');
});

const check = (page: Page) => page.getByRole('region', { name: 'Check of the content' });
const group = (page: Page, name: string) => page.locator(`[data-key-path="${name}"]`);
const field = (page: Page, name: string) => group(page, name).getByRole('textbox').first();

async function open(page: Page, fragment: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${site}/admin#/collections/${fragment}`);
  await expect(check(page)).toBeVisible();
}

/** Scrolls to a field, because the form renders a field only when it comes into view. */
async function fill(page: Page, name: string, value: string): Promise<void> {
  await expect(group(page, name)).toBeAttached();
  await group(page, name).scrollIntoViewIfNeeded();
  await field(page, name).fill(value);
  await expect(field(page, name)).toHaveValue(value);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Chooses an item in the menu of an entry's form. */
async function chooseOption(page: Page, name: string): Promise<void> {
  await expect(field(page, 'title')).toBeVisible();
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('button', { name }).click();
}

test('a correction changes one line of the file, and appears on the page', async ({ page }) => {
  const foreign: string[] = [];
  page.on('response', (response) => {
    if (!/^(?:data|blob):/.test(response.url()) && !response.url().startsWith(site))
      foreign.push(response.url());
  });
  await page.goto(`${site}/admin`);
  await page.getByText('Blog posts', { exact: true }).first().click();
  const title = 'A title without a typo';
  const file = `content/blog/${post?.id}.md`;
  await page
    .getByText(post?.data.title ?? '-')
    .first()
    .click();
  await fill(page, 'title', title);
  await save(page);
  await changed(file).toEqual([expect.stringMatching(/^-title: /), `+title: ${title}`]);
  await expect(check(page)).toContainText(`${file}: nothing to fix.`);
  const opened = page.waitForEvent('popup');
  await check(page).getByRole('link', { name: 'See the page' }).click();
  const reader = await opened;
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
  await reader.getByRole('link', { name: 'Edit this page' }).waitFor();
  expect(foreign).toEqual([]);
  expect(await axeViolations(page, '#check')).toEqual([]);
});

test('does not save an invalid phone number or publish a broken redirect', async ({ page }) => {
  await open(page, 'firm/entries/site');
  await fill(page, 'phone', 'by post');
  await save(page);
  await expect(check(page)).toContainText('Not saved: the form marks what it refuses.');
  await fill(page, 'phone', '+91 80 0000 0001');
  await save(page);
  await changed('content/site.json').toEqual([
    expect.stringContaining('+91 80 0000 0000'),
    expect.stringContaining('+91 80 0000 0001'),
  ]);
  redirect({ from: '/old', to: '/no-such-page' });
  await expect(check(page)).toContainText('1 error in all.');
  await expect(check(page)).toContainText('/no-such-page');
  await check(page).getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish your changes' });
  await expect(dialog).toContainText('content/site.json');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toContainText('Nothing was published: 1 error to fix first.');
  redirect();
  await expect(check(page)).toContainText('The check finds no errors.');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toContainText('Published.');
  expect(git('log', '-1', '--format=%s', 'origin/main').trim()).toBe('Change content');
});

test('redirects the old address of a renamed page', async ({ page }) => {
  await open(page, `guides-cfo-insights/entries/${renamed}`);
  await chooseOption(page, 'Edit Slug');
  await page.getByRole('textbox', { name: 'Slug' }).fill('pack-for-the-board');
  await page.keyboard.press('Enter');
  await save(page);
  await expect
    .poll(() => read('content/redirects/moved.json'))
    .toContain('"to": "/financial/cfo-insights/pack-for-the-board"');
  expect(statusOf('content/guidance')).toEqual([
    ` D content/guidance/cfo-insights/${renamed}.md`,
    '?? content/guidance/cfo-insights/pack-for-the-board.md',
  ]);
});

test('reports the address of a deleted page until the address is redirected', async ({ page }) => {
  const address = `/financial/cfo-insights/${deleted}`;
  await open(page, `guides-cfo-insights/entries/${deleted}`);
  await chooseOption(page, 'Delete');
  await expect(check(page)).toContainText(`${address} will not be found any more.`);
  redirect({ from: address, to: '/about' });
  await expect(check(page)).not.toContainText('will not be found any more');
});

test('gives a new post the next number, and converts its picture to WebP', async ({ page }) => {
  const create = { width: 1280, height: 800, channels: 3, background: '#123' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  const posts = fs.readdirSync(join(project, 'content/blog'));
  await open(page, 'posts');
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await fill(page, 'title', 'Closing the books in five days');
  await fill(page, 'excerpt', 'What has to be ready before the last day of the month.');
  await fill(page, 'author', 'Editor');
  await group(page, 'category').getByRole('combobox').click();
  await page.getByRole('option').nth(1).click();
  const file = group(page, 'image').locator('input[type=file]').first();
  await file.setInputFiles({ name: 'My photo.png', mimeType: 'image/png', buffer });
  await fill(page, 'alt', 'A calendar on a desk');
  await save(page);
  await expect(check(page)).toContainText('Not saved: the form marks what it refuses.');
  await group(page, 'keywords').scrollIntoViewIfNeeded();
  await group(page, 'keywords').getByRole('button', { name: /^Add/ }).first().click();
  await fill(page, 'keywords.0', 'month-end close');
  await save(page);
  const number = Math.max(...posts.map((name) => parseInt(name, 10))) + 1;
  await expect
    .poll(() => statusOf('content'))
    .toEqual([`?? content/blog/${number}.md`, '?? content/images/blog/my-photo.webp']);
  expect(read(`content/blog/${number}.md`)).toContain(
    '\nimage: /images/blog/my-photo.webp\nalt: A calendar on a desk\n',
  );
  expect(read('content/images/blog/my-photo.webp').slice(0, 4)).toBe('RIFF');
  // An empty text in a new post is an error, which the check reports.
  await expect(check(page)).toContainText('To be written');
});

test('does not serve the messages of visitors', async ({ request }) => {
  fs.mkdirSync(join(project, 'outbox'), { recursive: true });
  fs.writeFileSync(join(project, 'outbox/a.eml'), 'Subject: private');
  expect((await request.get(`${site}/outbox/a.eml`)).status()).toBe(403);
});

test('when `npm run edit` has ended, shows a red bar that says what to do', async ({ page }) => {
  const errors: Error[] = [];
  await open(page, 'posts');
  await expect(page.getByRole('button', { name: 'Create New Entry' })).toBeVisible();
  page.on('pageerror', (error) => errors.push(error));
  server.kill();
  const silence = 'The command “npm run edit” does not answer. Start it again.';
  await expect(check(page)).toContainText(silence);
  // The bar sends a request every second. These requests fail, but must not cause an uncaught error.
  for (let failed = 1; failed <= 2; failed += 1)
    await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/report'));
  // Ignores errors of the CMS, because the CMS reports pictures that were still loading when the command ended.
  expect(errors.filter(({ stack }) => stack?.includes('/admin/cms/') !== true)).toEqual([]);
});
