/** Nothing that was typed in the editing page is lost, whatever happens before it is saved. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectPage, parts, useEditor } from './editor.ts';

const POST = 'content/blog/6.md';
const FORM = 'posts/entries/6';

const editor = useEditor();
const { says, field, save, back, takeBack } = parts(editor);

/** Types into the title of the post. */
async function type(title: string): Promise<void> {
  await expectPage(field('title')).not.toHaveValue('');
  // By key, as a person does: the CMS keeps what someone typed, not what a script has set.
  await field('title').click();
  await field('title').press('ControlOrMeta+a');
  await editor.page.keyboard.type(title);
}
/** After half a second the CMS has a copy of what was typed. */
const pause = () => editor.page.waitForTimeout(1000);

test('the arrow back, pressed at once: it is offered when the form is opened again', async () => {
  const before = editor.read(POST);
  await editor.goTo(FORM);
  await type('Typed, then the arrow');
  await back();
  await editor.page.getByRole('row', { name: 'IFRS 18' }).click();
  await takeBack();
  await expectPage(field('title')).toHaveValue('Typed, then the arrow');
  expect(editor.read(POST)).toBe(before);
});

test('the arrow of the browser', async () => {
  await editor.goTo('posts');
  await editor.page.getByRole('row', { name: 'IFRS 18' }).click();
  await takeBack();
  await expectPage(field('title')).toHaveValue('Typed, then the arrow');
  await type('Typed, then the browser’s arrow');
  await editor.page.goBack();
  await editor.page.getByRole('row', { name: 'IFRS 18' }).click();
  await takeBack();
  await expectPage(field('title')).toHaveValue('Typed, then the browser’s arrow');
});

test('the page loaded anew', async () => {
  await type('Typed, then loaded anew');
  await pause();
  await editor.page.reload();
  await takeBack();
  await expectPage(field('title')).toHaveValue('Typed, then loaded anew');
});

test('the tab closed', async () => {
  await type('Typed, then closed');
  await pause();
  await editor.nextTab();
  await editor.goTo(FORM);
  await takeBack();
  await expectPage(field('title')).toHaveValue('Typed, then closed');
});

test('the server gone: the form says so, and the text is there when it is back', async () => {
  await type('Typed, then the server stopped');
  await pause();
  await editor.stop();
  await save();
  await expectPage(says()).toContainText('does not answer');
  await expectPage(field('title')).toHaveValue('Typed, then the server stopped');
  await editor.nextTab();
  await editor.start();
  await editor.goTo(FORM);
  await takeBack();
  await expectPage(field('title')).toHaveValue('Typed, then the server stopped');
});

test('the file changed elsewhere: neither text is lost', async () => {
  const other = editor.read(POST).replace('International accounting team', 'The other hand');
  writeFileSync(join(editor.dir, POST), other);
  // The text that was kept was made from the file as it was.
  await editor.goTo(FORM);
  await takeBack();
  await expectPage(field('title')).toHaveValue('Typed, then the server stopped');
  await save();
  await expectPage(says()).toContainText('was not saved: the file was changed elsewhere');
  await expectPage(says()).toContainText('author: The other hand');
  expect(editor.read(POST)).toBe(other);
  await expectPage(field('title')).toHaveValue('Typed, then the server stopped');

  // The dialog of the CMS covers the form.
  await editor.page.getByRole('button', { name: 'OK', exact: true }).click();
  await says().getByRole('button', { name: 'Let mine replace it' }).click();
  await save();
  await expectPage(says()).toContainText(`Saved ${POST}.`);
  expect(editor.read(POST)).toContain('Typed, then the server stopped');
  await back();
  const kept = says().locator('summary', { hasText: 'Removed and replaced' });
  await expectPage(kept).toBeVisible();
  await kept.click();
  // The lists are read anew with it.
  await Promise.all([
    editor.page.waitForEvent('load'),
    says().getByRole('button', { name: 'Bring it back' }).first().click(),
  ]);
  await expectPage(() => expect(editor.read(POST)).toBe(other)).toPass();
});

test('a new entry that was never saved', async () => {
  await editor.goTo('events/new');
  await field('title').click();
  await editor.page.keyboard.type('A clinic');
  await back();
  await expectPage(editor.page.getByRole('button', { name: 'Create New Entry' })).toBeVisible();
  await editor.goTo('events/new');
  await takeBack();
  await expectPage(field('title')).toHaveValue('A clinic');
});
