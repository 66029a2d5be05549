import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSingle } from '#collections/single-files.ts';
import { readAdmin, type Admin } from '#site/admin.ts';
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
      text
        .replace(/^author: '.*'$/m, "author: 'The tax team'")
        .replace(/^author: \w.*$/m, 'author: The tax team')
        .trim(),
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
  expect(() => formOfText(kindNamed('posts'), 'no front matter')).toThrow('cannot be read');
  const odd = '{ "title": "A", "agenda": "x" }';
  expect(() => formOfText(kindNamed('events'), odd)).toThrow('no form');
});

test('the forms at /admin are those of the editing page, on the files themselves', () => {
  const { config, formats } = adminSetup(ADMIN, {});
  const forms = (config.collections?.flatMap((one): readonly object[] =>
    'files' in one ? one.files : [one],
  ) ?? []) as { name: string; file?: string; folder?: string; format?: string }[];
  const places = forms.map(({ file, folder }) => file ?? folder ?? '');
  for (const { file } of every)
    expect(places.some((place) => file === place || file.startsWith(`${place}/`))).toBe(true);
  for (const { file } of every.filter(({ kind }) => isSingle(kind.name)))
    expect(places).toContain(file);
  for (const form of forms)
    expect(formats[String(form.format)]?.extension, form.name).toMatch(/^(?:md|json)$/);
  expect(config.backend).toMatchObject({ name: 'github', repo: 'firm/website', branch: 'main' });
  expect(config.media_folder).toBe('content/images');
});

test('no entry is named on a public address, so none that visitors do not see yet', () => {
  const setup = JSON.stringify(adminSetup(ADMIN, {}));
  for (const { file, kind } of every.filter(({ kind }) => kind.extension === 'md'))
    expect(setup, kind.name).not.toContain(file);
});
