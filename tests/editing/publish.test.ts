/** Publishing as an editor meets it: from the button to the repository of the code host. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect as playwrightExpect, type Browser, type Page } from 'playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EDIT_PATH } from '#cli/edit/settings.ts';
import { findBrowser } from '../find-browser.ts';
import { copyProject } from '../project-copy.ts';
import { axeViolations } from '../e2e/axe.ts';
import { startEditing, type Editing } from './edit-server.ts';

const expectPage = playwrightExpect.configure({ timeout: 60_000 });

let dir: string;
let editing: Editing;
let browser: Browser;
let page: Page;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: join(dir, 'project') })
    .toString()
    .trim();
const published = () => git('--git-dir', '../site.git', 'log', '--format=%s', 'main');
const change = (file: string, from: string, to: string) => {
  const path = join(dir, 'project', file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'publishing-'));
  const project = join(dir, 'project');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', 'site.git'], {
    cwd: dir,
  });
  execFileSync('git', ['clone', '--quiet', 'site.git', 'project'], { cwd: dir, stdio: 'ignore' });
  copyProject(project);
  for (const name of ['.prettierrc.json', '.gitignore']) cpSync(name, join(project, name));
  writeFileSync(join(project, '.gitignore'), '\nnode_modules\n', { flag: 'a' });
  git('config', 'user.name', 'Editor');
  git('config', 'user.email', 'editor@example.com');
  git('checkout', '--quiet', '-B', 'main');
  git('add', '--all');
  git('commit', '--quiet', '-m', 'Start');
  git('push', '--quiet', '-u', 'origin', 'main');
  editing = await startEditing(project);
  browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(editing.site + EDIT_PATH);
  await expectPage(page.getByText('The check finds no errors.')).toBeVisible();
}, 180_000);

afterAll(async () => {
  await browser?.close();
  if (editing?.command.kill()) await once(editing.command, 'exit');
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
}, 60_000);

const dialog = () => page.getByRole('dialog', { name: 'Publish your changes' });
const button = () => page.getByRole('button', { name: 'Publish …' });

async function expectNoFindings(): Promise<void> {
  expect(await axeViolations(page, {}, '#publish, #doctor')).toEqual([]);
}

test('a change goes from the button to the code host, by keyboard alone', async () => {
  change('content/site.json', '"+91 80 0000 0000"', '"+91 80 0000 0001"');
  await button().focus();
  await page.keyboard.press('Enter');
  await expectPage(dialog()).toContainText('1 change will go to the site');
  await expectPage(dialog().getByRole('listitem')).toHaveText('Phone changed in site.json');
  const line = dialog().getByLabel('What changed, in one line');
  await expectPage(line).toHaveValue('Phone changed in site.json');
  await expectNoFindings();
  await page.keyboard.press('Tab');
  await expectPage(line).toBeFocused();
  await page.keyboard.type('New number of the office');
  await page.keyboard.press('Enter');
  await expectPage(dialog()).toContainText('Published as');
  await expectPage(dialog()).toContainText(git('rev-parse', '--short=7', 'HEAD'));
  await expectNoFindings();
  expect(published()).toBe('New number of the office\nStart');
  await page.keyboard.press('Escape');
  await expectPage(dialog()).toBeHidden();
  await expectPage(button()).toBeFocused();
});

test('nothing changed is told, and there is nothing to press', async () => {
  await button().click();
  await expectPage(dialog()).toContainText('nothing to publish');
  await expectPage(dialog().getByRole('button', { name: 'Publish' })).toBeHidden();
  await dialog().getByRole('button', { name: 'Close' }).click();
});

test('an error of the check is listed with its file, and nothing leaves', async () => {
  change('content/site.json', '"+91 80 0000 0001"', '"0800"');
  await button().click();
  await expectPage(dialog()).toContainText('The check finds');
  await expectPage(dialog().getByRole('listitem').first()).toContainText('content/site.json');
  await expectPage(dialog().getByRole('button', { name: 'Publish' })).toBeHidden();
  await expectNoFindings();
  await dialog().getByRole('button', { name: 'Close' }).click();
  change('content/site.json', '"0800"', '"+91 80 0000 0001"');
  expect(published()).toBe('New number of the office\nStart');
});

test('what is typed and not saved is no part of it, and is told', async () => {
  await page.getByText('Blog posts', { exact: true }).first().click();
  await page.getByText('IFRS 18 and the Indian reporting pack').first().click();
  const title = page.locator('[data-key-path="title"]').getByRole('textbox');
  await title.fill('Half a title');
  await button().click();
  await expectPage(dialog()).toContainText('nothing to publish');
  await expectPage(dialog()).toContainText('changes that are not saved yet');
  await dialog().getByRole('button', { name: 'Close' }).click();
  await expectPage(title).toHaveValue('Half a title');
});

test('another website cannot publish', async () => {
  const answer = await fetch(`${editing.site}${EDIT_PATH}/publish`, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: '{"summary":"","version":""}',
  });
  expect(answer.status).toBe(403);
});
