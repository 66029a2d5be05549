import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readAdmin, type Admin } from '#site/admin.ts';
import { useContentCopy } from '../../../tests/content-copy.ts';
import { adminSetup } from './admin-config.ts';
import { filesOf, kinds, readForm } from './entries.ts';
import { formOfText, textOfForm, type FormKind } from './form-text.ts';

const ADMIN = readAdmin({ repo: 'firm/website', branch: 'main' }) as Admin;

const every = kinds().flatMap((kind) =>
  filesOf(kind)
    .filter((file) => readForm(kind, file) !== undefined)
    .map((file) => ({ kind, file, text: readFileSync(file, 'utf8') })),
);

test('every entry of content/ comes back from its form as it was written', () => {
  expect(every.length).toBeGreaterThan(100);
  for (const { kind, file, text } of every)
    expect(textOfForm(kind, formOfText(kind, text)).trim(), file).toBe(text.trim());
});

test('a change changes its lines, and what is not of the form stays out', () => {
  for (const { kind, file, text } of every.filter(({ kind }) => kind.name === 'posts')) {
    const form = { ...formOfText(kind, text), author: 'The tax team', _state: 'Published' };
    const changed = textOfForm(kind, form);
    expect(changed.trim(), file).toBe(
      text.replace(/^author: .*$/m, "author: 'The tax team'").trim(),
    );
  }
});

test('an entry without a text yet gets one', () => {
  const kind: FormKind = {
    extension: 'md',
    fields: [{ name: 'title', required: true, about: '', shape: { kind: 'text' } }],
  };
  expect(textOfForm(kind, { title: 'A', body: 'Text.' })).toContain("title: 'A'\n---\n\nText.\n");
  expect(JSON.parse(textOfForm({ ...kind, extension: 'json' }, { title: 'A' }))).toEqual({
    title: 'A',
  });
});

test('what no form can give back is refused with the reason', () => {
  const kindNamed = (name: string) => kinds().find((kind) => kind.name === name) as FormKind;
  expect(() => formOfText(kindNamed('posts'), 'no front matter')).toThrow('front matter');
  const odd = '{ "title": "A", "agenda": "x" }';
  expect(() => formOfText(kindNamed('events'), odd)).toThrow('no form');
});

test('the forms at /admin are those of the editing page, on the files themselves', () => {
  const { config, formats } = adminSetup(ADMIN, {});
  const files = config.collections?.flatMap((one) => ('files' in one ? one.files : [])) ?? [];
  expect(files.map(({ file }) => file).sort()).toEqual(every.map(({ file }) => file).sort());
  for (const { file, format } of files)
    expect(formats[String(format)]?.extension, file).toBe(file.split('.').at(-1));
  expect(config.backend).toMatchObject({ name: 'github', repo: 'firm/website', branch: 'main' });
  expect(config.media_folder).toBe('content/images');
});

describe('in a copy of content/', () => {
  const { contentDir, path, edit } = useContentCopy();
  test('what visitors do not see yet is not named on a public address', () => {
    edit('blog/1.md', (text) => text.replace('---\n', '---\ndraft: true\n'));
    edit('blog/2.md', (text) => text.replace('---\n', '---\npublishDate: 2999-01-01\n'));
    const setup = JSON.stringify(adminSetup(ADMIN, {}, contentDir()));
    expect(setup).toContain(path('blog/3.md'));
    expect(setup).not.toContain(path('blog/1.md'));
    expect(setup).not.toContain(path('blog/2.md'));
  });
});
