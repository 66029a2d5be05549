/** What `npm run dev` knows of a page: its files, and their forms in the editing page. */
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cmsConfig } from '#cli/edit/config.ts';
import * as editing from '#cli/edit/settings.ts';
import { useContentCopy } from '../../tests/content-copy.ts';
import { EDIT_PATH, formFragment } from './dev-pages.ts';
import { entriesOfPage } from './dev/entries-of-page.ts';
import { entryPage, errorPage } from './dev/pages.ts';

describe('the files of a page', () => {
  const { contentDir, path, local } = useContentCopy();
  const filesOf = (page: string) =>
    entriesOfPage(page, contentDir()).map(({ file }) => local(file));

  test.each([
    ['/', ['home/home.json', 'site.json']],
    ['/blog/6', ['blog/6.md', 'site.json']],
    ['/no-such-page', ['site.json']],
  ])('%s', (page, files) => expect(filesOf(page)).toEqual(files));

  test('the page itself comes before its parts, and the firm last', () => {
    const files = filesOf('/faqs');
    expect(files[0]).toBe('pages/faqs.json');
    expect(files).toContain('faqs/hr.json');
    expect(files.at(-1)).toBe('site.json');
  });

  test.each([
    ['blog/6.md', '/blog/6'],
    ['faqs/hr.json', '/faqs'],
    ['documents/exit-and-settlement-steps.md', '/hr/policies'],
  ])('%s is one of them although it cannot be read', (file, page) => {
    writeFileSync(path(file), '{');
    expect(filesOf(page)).toContain(file);
  });
});

test('each form is where the editing page has it', () => {
  const { collections = [] } = cmsConfig();
  const forms = collections.flatMap((collection) =>
    'files' in collection
      ? collection.files.map(({ name }) => `#/collections/${collection.name}/entries/${name}`)
      : [],
  );
  for (const page of ['/', '/blog/6', '/faqs', '/services'])
    for (const { kind, file } of entriesOfPage(page).filter((one) => one.kind !== 'home'))
      expect(forms).toContain(formFragment(kind, file));
  expect(EDIT_PATH).toBe(editing.EDIT_PATH);
});

test('what stands in a file cannot become part of the page', () => {
  const finding = { severity: 'error', file: 'content/x.md', field: 'title', line: 2 } as const;
  const page = errorPage([{ ...finding, message: 'found "<script>"' }], true);
  expect(page).toContain('title: found &quot;&lt;script&gt;&quot;');
  expect(page).toContain('/__open-in-editor?file=content%2Fx.md%3A2');
  expect(entryPage('/"><b>', [], [], undefined)).not.toContain('<b>');
});
