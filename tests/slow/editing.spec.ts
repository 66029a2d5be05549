/** The editing page as an editor meets it: `npm run edit` on a copy of the project, with a repository to publish to. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect as quickExpect, test, type Page } from 'playwright/test';
import { axeViolations } from '../e2e/axe.ts';
import { copyProject } from '../project-copy.ts';

/** A development server on a busy machine reads, checks and compiles for long. */
const WAIT_MS = 120_000;
const expect = quickExpect.configure({ timeout: WAIT_MS });

let dir: string;
let project: string;
let site: string;
let server: ChildProcess;

// Wide enough for the list of collections, which a small window leaves out.
test.use({
  viewport: { width: 1280, height: 900 },
  actionTimeout: WAIT_MS,
  navigationTimeout: WAIT_MS,
});
test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'editing-'));
  project = join(dir, 'project');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', 'site.git'], {
    cwd: dir,
  });
  execFileSync('git', ['clone', '--quiet', 'site.git', 'project'], { cwd: dir, stdio: 'ignore' });
  copyProject(project);
  cpSync('.gitignore', join(project, '.gitignore'));
  git('config', 'user.name', 'Editor');
  git('config', 'user.email', 'editor@example.com');
  git('checkout', '--quiet', '-B', 'main');
  git('add', '--all');
  git('commit', '--quiet', '-m', 'Start');
  git('push', '--quiet', '-u', 'origin', 'main');
  site = await startServer();
});
test.afterAll(async () => {
  if (server?.kill()) await once(server, 'exit');
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
});

/** Resolves with the address of the site, once the server has printed that of the editing page. */
function startServer(): Promise<string> {
  // What a test runner sets would turn it into a server of a test.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|TEST|VITE.*|CMS_.*)$/.test(name),
  );
  const env = { ...Object.fromEntries(own), NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };
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
const read = (file: string) => readFileSync(join(project, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(project, file), text);
/** What git says has changed in a file, without the lines around. */
const diffOf = (file: string) =>
  git('diff', '-U0', '--', file)
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line));
/** The content as it was published last. */
const restore = () => {
  git('checkout', '--quiet', '--', 'content');
  git('clean', '--quiet', '-fd', 'content');
};
test.afterEach(restore);

const check = (page: Page) => page.getByRole('region', { name: 'Check of the content' });
const group = (page: Page, name: string) => page.locator(`[data-key-path="${name}"]`);
const field = (page: Page, name: string) => group(page, name).getByRole('textbox').first();

/** Opens the page at a form or a list. */
async function open(page: Page, fragment: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${site}/admin#/collections/${fragment}`);
  await expect(check(page)).toBeVisible();
}

/** The form draws its fields as they come into view. */
async function fill(page: Page, name: string, value: string): Promise<void> {
  await expect(group(page, name)).toBeAttached();
  await group(page, name).scrollIntoViewIfNeeded();
  await field(page, name).fill(value);
  await expect(field(page, name)).toHaveValue(value);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}
const changed = (file: string) => expect.poll(() => diffOf(file));

test('a typo in a post is mended → one line of its file changes, and the page shows it', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('response', (response) => {
    if (!/^(?:data|blob):/.test(response.url()) && !response.url().startsWith(site))
      foreign.push(response.url());
  });
  await page.goto(`${site}/admin`);
  await page.getByText('Blog posts', { exact: true }).first().click();
  await page.getByText('IFRS 18 and the Indian reporting pack').first().click();
  await fill(page, 'title', 'IFRS 18 and the reporting pack');
  await save(page);
  await changed('content/blog/6.md').toEqual([
    '-title: IFRS 18 and the Indian reporting pack',
    '+title: IFRS 18 and the reporting pack',
  ]);
  await expect(check(page)).toContainText('content/blog/6.md: nothing to fix.');
  const opened = page.waitForEvent('popup');
  await check(page).getByRole('link', { name: 'See the page' }).click();
  const reader = await opened;
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
    'IFRS 18 and the reporting pack',
  );
  await reader.getByRole('link', { name: 'Edit this page' }).waitFor();
  expect(foreign).toEqual([]);
  expect(await axeViolations(page, {}, '#check')).toEqual([]);
});

test('a wrong telephone number, a redirect that leads nowhere → not saved, not published, until they are right', async ({
  page,
}) => {
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
  write(
    'content/redirects/moved.json',
    '{\n  "redirects": [{ "from": "/old", "to": "/no-such-page" }]\n}\n',
  );
  await expect(check(page)).toContainText('1 error in all.');
  await expect(check(page)).toContainText('/no-such-page');
  await check(page).getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish your changes' });
  await expect(dialog).toContainText('content/site.json');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toContainText('Nothing was published: 1 error to fix first.');
  write('content/redirects/moved.json', '{\n  "redirects": []\n}\n');
  await expect(check(page)).toContainText('The check finds no errors.');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toContainText('Published.');
  expect(git('log', '-1', '--format=%s', 'origin/main').trim()).toBe('Change content');
});

test('a file was changed meanwhile → it is not written over unseen', async ({ page }) => {
  await open(page, 'posts/entries/6');
  await fill(page, 'title', 'Mine');
  const theirs = read('content/blog/6.md').replace(
    /^title: .*$/m,
    'title: Theirs, from a text editor',
  );
  write('content/blog/6.md', theirs);
  await save(page);
  await expect(page.getByRole('button', { name: 'Save Anyway' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  expect(read('content/blog/6.md')).toBe(theirs);
  await expect(field(page, 'title')).toHaveValue('Mine');
});

test('a second tab → it waits for the first, because the two would not see each other', async ({
  page,
}) => {
  await open(page, 'posts');
  const second = await page.context().newPage();
  await second.goto(`${site}/admin`);
  await expect(second.getByText('is open in another tab')).toBeVisible();
  await page.close();
  await expect(check(second)).toBeVisible();
});

test('a field that names another entry → it offers those that exist', async ({ page }) => {
  await open(page, 'compliance/entries/gstr-3b-october-2026');
  await group(page, 'rule').scrollIntoViewIfNeeded();
  await group(page, 'rule').getByRole('combobox').first().click();
  await page.getByRole('option', { name: /^gstr-9 / }).click();
  await save(page);
  await changed('content/compliance/gstr-3b-october-2026.json').toEqual([
    expect.stringContaining('"rule": "gstr-3b-monthly"'),
    expect.stringContaining('"rule": "gstr-9"'),
  ]);
});

test('a page gets another name → its old address leads on', async ({ page }) => {
  await open(page, 'guidance-cfo-insights/entries/board-pack');
  await expect(field(page, 'title')).toBeVisible();
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Edit Slug' }).click();
  await page.getByRole('button', { name: 'Edit Slug' }).click();
  await page.getByRole('textbox', { name: 'Slug' }).fill('pack-for-the-board');
  await page.keyboard.press('Enter');
  await save(page);
  await expect
    .poll(() => read('content/redirects/moved.json'))
    .toContain('"to": "/financial/cfo-insights/pack-for-the-board"');
  expect(git('status', '--porcelain', '-uall', '--', 'content/guidance').split('\n')).toEqual([
    ' D content/guidance/cfo-insights/board-pack.md',
    '?? content/guidance/cfo-insights/pack-for-the-board.md',
    '',
  ]);
});

test('a page is deleted → the bar says that its address is lost, until a redirect leads on', async ({
  page,
}) => {
  await open(page, 'guidance-cfo-insights/entries/covenants-and-working-capital');
  await expect(field(page, 'title')).toBeVisible();
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(check(page)).toContainText(
    '/financial/cfo-insights/covenants-and-working-capital will not be found any more.',
  );
  write(
    'content/redirects/moved.json',
    '{\n  "redirects": [{ "from": "/financial/cfo-insights/covenants-and-working-capital", "to": "/about" }]\n}\n',
  );
  await expect(check(page)).not.toContainText('will not be found any more');
});

test('a new post with a picture → the picture becomes WebP, and the post stands under the next number', async ({
  page,
}) => {
  const picture = await sharp({
    create: { width: 1280, height: 800, channels: 3, background: '#123' },
  })
    .png()
    .toBuffer();
  const posts = readdirSync(join(project, 'content/blog'));
  await open(page, 'posts');
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await fill(page, 'title', 'Closing the books in five days');
  await fill(page, 'excerpt', 'What has to be ready before the last day of the month.');
  await fill(page, 'author', 'Editor');
  await group(page, 'category').getByRole('combobox').click();
  await page.getByRole('option').nth(1).click();
  await group(page, 'image')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'My photo.png', mimeType: 'image/png', buffer: picture });
  await fill(page, 'alt', 'A calendar on a desk');
  await group(page, 'keywords').scrollIntoViewIfNeeded();
  await group(page, 'keywords').getByRole('button', { name: /^Add/ }).first().click();
  await fill(page, 'keywords.0', 'month-end close');
  await save(page);
  const isNew = () => git('status', '--porcelain', '-uall', '--', 'content').split('\n');
  const number = Math.max(...posts.map((name) => parseInt(name, 10))) + 1;
  await expect
    .poll(isNew)
    .toEqual([`?? content/blog/${number}.md`, '?? content/images/blog/my-photo.webp', '']);
  expect(read(`content/blog/${number}.md`)).toContain(
    '\nimage: /images/blog/my-photo.webp\nalt: A calendar on a desk\n',
  );
  expect(read('content/images/blog/my-photo.webp').slice(0, 4)).toBe('RIFF');
  // What the starter leaves to be written holds up everything, and the bar says so.
  await expect(check(page)).toContainText('To be written');
});
