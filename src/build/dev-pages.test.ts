/** What `npm run dev` knows of a page: its files, and their forms in the editing page. */
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cmsConfig } from '#cli/edit/config.ts';
import * as editing from '#cli/edit/settings.ts';
import { useContentCopy } from '../../tests/content-copy.ts';
import { EDIT_PATH, formFragment } from './dev-pages.ts';
import { entriesOfPage } from './dev/entries-of-page.ts';
import { entryPage, errorPage } from './dev/pages.ts';

const EVERYWHERE = ['site.json', 'navigation.json'];

describe('the files of a page', () => {
  const { contentDir, path, local } = useContentCopy();
  const filesOf = (page: string) =>
    entriesOfPage(page, contentDir()).map(({ file }) => local(file));

  test.each([
    ['/', ['home/home.json', ...EVERYWHERE]],
    ['/blog/6', ['blog/6.md', ...EVERYWHERE]],
    ['/no-such-page', EVERYWHERE],
  ])('%s', (page, files) => expect(filesOf(page)).toEqual(files));

  test('the page itself comes before its parts, and what every page prints last', () => {
    const files = filesOf('/faqs');
    expect(files[0]).toBe('pages/faqs.json');
    expect(files).toContain('faqs/hr.json');
    expect(files.slice(-EVERYWHERE.length)).toEqual(EVERYWHERE);
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
  const forms = (file: string) =>
    collections.flatMap((collection) => {
      const { name } = collection as { name: string };
      if ('files' in collection)
        return collection.files
          .filter((one) => one.file === file)
          .map((one) => `#/collections/${name}/entries/${one.name}`);
      const folder = 'folder' in collection ? `${collection.folder}/` : '';
      return folder !== '' && file.startsWith(folder)
        ? [`#/collections/${name}/entries/${file.slice(folder.length).replace(/\.\w+$/, '')}`]
        : [];
    });
  for (const page of ['/', '/blog/6', '/faqs', '/services', '/services/hr-services/hr-compliance'])
    for (const { kind, file } of entriesOfPage(page))
      expect(forms(file)).toContain(formFragment(kind, file));
  expect(EDIT_PATH).toBe(editing.EDIT_PATH);
});

test('what a file holds cannot become part of the page', () => {
  const finding = { severity: 'error', file: 'content/x.md', field: 'title', line: 2 } as const;
  const page = errorPage([{ ...finding, message: 'found "<script>"' }], true);
  expect(page).toContain('title: found &quot;&lt;script&gt;&quot;');
  expect(page).toContain('/__open-in-editor?file=content%2Fx.md%3A2');
  expect(entryPage('/"><b>', [], [], undefined)).not.toContain('<b>');
});
