/** `npm run edit` as an editor meets it, on a copy of the project. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from 'playwright/test';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectPage, parts, useEditor } from './editor.ts';

const POST = 'content/blog/6.md';
const TITLE = 'IFRS 18 and the Indian reporting pack';
const NEW_TITLE = 'IFRS 18 and the reporting pack: who maps what';

const editor = useEditor();
const { says, field, save, back, drawn } = parts(editor);
const text = () => editor.read(POST);

/** By its address; only the first test goes through the list. */
async function open(title: string): Promise<void> {
  await editor.goTo('posts/entries/6');
  await expectPage(field('title')).toHaveValue(title);
}

test('a saved change is in the file, alone, and on the page', async () => {
  const reader = await editor.newPage();
  expect((await reader.goto(`${editor.site}/blog/6`))?.status()).toBe(200);
  await editor.page.getByText('Blog posts', { exact: true }).first().click();
  const row = editor.page.getByRole('row', { name: TITLE });
  await expectPage(row).toContainText(/12 Aug 2026 · Published/);
  await row.click();
  await expectPage(field('title')).toHaveValue(TITLE);
  await expectPage(says()).toContainText(`${POST}: The check finds no errors.`);
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

test('the page opens beside the form', async () => {
  await says().getByRole('button', { name: 'Page beside the form' }).click();
  const beside = editor.page.frameLocator('iframe[title="The page"]');
  await expectPage(beside.getByRole('heading', { level: 1 })).toHaveText(NEW_TITLE);
});

test('what the form knows to be wrong is not saved, and says what is allowed', async () => {
  await open(NEW_TITLE);
  const before = text();
  const excerpt = await field('excerpt').inputValue();
  await field('excerpt').fill('Too short');
  await save();
  await expectPage(editor.page.getByText('write 40 to 160 characters').first()).toBeVisible();
  expect(text()).toBe(before);
  await expectPage(field('excerpt')).toHaveValue('Too short');
  await field('excerpt').fill(excerpt);
  await save();
  await expectPage(says()).toContainText('The check finds no errors');
});

test('what the check finds is shown with file, line, field and value; the text is kept', async () => {
  await open(NEW_TITLE);
  const sound = text();
  const sentence = 'See [the overview](/no-such-page).';
  const body = await drawn('body');
  await body.fill(`${sentence}\n\n${await body.inputValue()}`);
  await save();
  await expectPage(says()).toContainText('The check finds 1 error');
  const first = says().getByRole('listitem').first();
  await expectPage(first).toContainText(/content\/blog\/6\.md:\d+/);
  await expectPage(first).toContainText('/no-such-page');
  expect(text()).toBe(sound.replace('---\n\n', `---\n\n${sentence}\n\n`));
  await body.fill((await body.inputValue()).replace(`${sentence}\n\n`, ''));
  await save();
  await expectPage(says()).toContainText('The check finds no errors');
  expect(text()).toBe(sound);
});

test('a new post is begun, gets a picture, and is in the list as a draft', async () => {
  await editor.goTo('posts');
  await editor.page.getByRole('button', { name: 'Create New Entry' }).click();
  // The form sets its fields anew when it has what an entry begins with.
  await expectPage(await drawn('body')).toHaveValue(/To be written/);
  await field('title').fill('Board minutes');
  await field('excerpt').fill('What the minutes of a board meeting must hold, in a few words.');
  await (await drawn('author')).fill('Company secretarial team');
  await editor.page.locator('[data-key-path="category"]').getByRole('combobox').click();
  await editor.page.getByRole('option', { name: 'Corporate Law' }).click();
  const picture = editor.page.locator('[data-key-path="image"]');
  const buffer = await sharp({
    create: { width: 1800, height: 900, channels: 3, background: '#345' },
  })
    .jpeg()
    .toBuffer();
  await picture.getByRole('button', { name: 'Browse' }).click();
  const chooser = editor.page.waitForEvent('filechooser');
  await editor.page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles({ name: 'Board Room.JPEG', mimeType: 'image/jpeg', buffer });
  await editor.page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  // It is turned into WebP first.
  await expectPage(picture.getByRole('button', { name: 'Replace' })).toBeVisible();
  await (await drawn('alt')).fill('A long table with eight chairs');
  const words = editor.page.locator('[data-key-path="keywords"]');
  await words.getByRole('textbox').first().fill('board minutes');
  await expectPage(words.getByRole('textbox').first()).toHaveValue('board minutes');
  await (await drawn('body')).fill('Minutes are read years later, by people who were not there.');
  await save();
  await expectPage(says()).toContainText('Saved content/blog/7.md. The check finds no errors.');
  const written = editor.read('content/blog/7.md');
  expect(written).toContain('draft: true');
  expect(written).toContain("image: 'blog/board-room.webp'");
  expect(written).toContain("category: 'Corporate Law'\n");
  expect(written).toContain("author: 'Company secretarial team'\n");
  expect(existsSync(join(editor.dir, 'content/images/blog/board-room.webp'))).toBe(true);
  const reader = await editor.newPage();
  await reader.goto(`${editor.site}/blog/7`);
  await expectPage(reader.getByRole('heading', { level: 1 })).toHaveText('Board minutes');
  await expectPage(reader.locator('main')).toContainText('Company secretarial team');
  await expectPage(reader.getByAltText('A long table with eight chairs').first()).toBeVisible();
  await reader.close();
  await back();
  await expectPage(editor.page.getByRole('row', { name: 'Board minutes' })).toContainText(
    'Draft, hidden',
  );
});

test('a removed entry is brought back by one press', async () => {
  const files = () => readdirSync(join(editor.dir, 'content/blog'));
  const before = editor.read('content/blog/7.md');
  await editor.goTo('posts/entries/7');
  await expectPage(field('title')).toHaveValue('Board minutes');
  await editor.page.getByRole('button', { name: 'Show Editor Options' }).click();
  await editor.page.getByRole('menuitem', { name: 'Delete Entry' }).click();
  await editor.page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click();
  await expectPage(says()).toContainText('Removed content/blog/7.md.');
  expect(files()).not.toContain('7.md');
  await says().getByRole('button', { name: 'Bring it back' }).first().click();
  await expectPage(editor.page.getByRole('row', { name: 'Board minutes' })).toBeVisible();
  expect(editor.read('content/blog/7.md')).toBe(before);
});

test.each([
  ['pages/entries/about', 'content/pages/about.json', 'About our firm in Bangalore'],
  [
    'services/entries/hr/payroll-management',
    'content/services/hr/payroll-management.json',
    'Payroll Management',
  ],
  ['facts/entries/gst', 'content/facts/gst.json', 'Goods and Services Tax'],
  ['policies/entries/leave', 'content/policies/leave.md', 'Leave'],
  ['complianceRules/entries/gstr-1-monthly', 'content/compliance-rules/gstr-1-monthly.json', ''],
])('the CMS gives everything back: %s', async (hash, file, title) => {
  const before = editor.read(file);
  const { title: own } = file.endsWith('.json')
    ? (JSON.parse(before) as { title: string })
    : { title };
  await editor.goTo(hash);
  await expectPage(field('title')).toHaveValue(own);
  await field('title').fill(`${own} too`);
  await save();
  await expectPage(says()).toContainText(`Saved ${file}.`);
  expect(editor.read(file)).toBe(before.replace(own, `${own} too`));
});

test('a save is told although the check of the opened form comes late', async () => {
  const isCheck = (address: URL) => address.href.includes('/doctor?file=content');
  let held: Route | undefined;
  await editor.page.route(isCheck, async (route) => {
    if (held === undefined) return void (held = route);
    // The answer to the older question arrives while the newer one is under way.
    const answered = editor.page.waitForResponse((answer) => isCheck(new URL(answer.url())));
    await held.continue();
    await answered;
    await route.continue();
  });
  await open(NEW_TITLE);
  await field('title').fill(TITLE);
  await save();
  await expectPage(says()).toContainText(`Saved ${POST}. The check finds no errors.`);
  await editor.page.unrouteAll();
});

test('a list whose entries lie in folders begins with all of them, by folder', async () => {
  await editor.goTo('services');
  for (const name of [/^Payroll Management/, /^GST Registration/])
    await expectPage(editor.page.getByRole('row', { name })).toBeAttached();
  await expectPage(editor.page.getByText('faas/registrations', { exact: true })).toBeAttached();
});

test('a link that is put into the menu is in the header of every page', async () => {
  const file = 'content/navigation.json';
  const before = JSON.parse(editor.read(file)) as { header: object[] };
  await editor.goTo('firm/entries/navigation');
  const header = editor.page.locator('[data-key-path="header"]');
  await header.getByRole('button', { name: /^Add/ }).last().click();
  const item = `header.${before.header.length}`;
  await (await drawn(`${item}.label`)).fill('Glossary');
  await (await drawn(`${item}.href`)).fill('/resources/glossary');
  await save();
  await expectPage(says()).toContainText(`Saved ${file}. The check finds no errors.`);
  expect(JSON.parse(editor.read(file))).toEqual({
    ...before,
    header: [...before.header, { label: 'Glossary', href: '/resources/glossary' }],
  });
  const reader = await editor.newPage();
  await reader.goto(`${editor.site}/about`);
  const link = reader.locator('header nav').getByRole('link', { name: 'Glossary', exact: true });
  await expectPage(link.first()).toHaveAttribute('href', '/resources/glossary');
  await reader.close();
});

test('nothing was asked of another machine, and nothing was stopped or missing', () => {
  expect(editor.foreign).toEqual([]);
  expect(editor.complaints).toEqual([]);
});
