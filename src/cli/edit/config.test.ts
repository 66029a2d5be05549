import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SINGLE_NAMES } from '#collections/single-files.ts';
import { BLOG_CATEGORIES } from '#site/vocabularies.ts';
import { COLLECTIONS } from '#collections/index.ts';
import { cmsConfig } from './config.ts';
import { filesOf, formPath, kinds } from './entries.ts';
import { fieldsOf } from '#collections/form-fields.ts';
import { jsonSchemas } from '#collections/json-schemas.ts';
import { useContentCopy } from '../../../tests/content-copy.ts';

interface FormField {
  readonly name: string;
  readonly widget?: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly options?: readonly string[];
  readonly pattern?: readonly [string, string];
  readonly types?: readonly { name: string }[];
  readonly fields?: readonly FormField[];
}
interface FormFile {
  readonly file: string;
  readonly label: string;
  readonly name: string;
  readonly fields: readonly FormField[];
}

const files = (contentDir?: string) =>
  cmsConfig(contentDir).collections?.flatMap((one) =>
    'files' in one ? one.files : [],
  ) as FormFile[];
const fileNamed = (file: string) => files().find((one) => one.file === file);
const field = (file: string, name: string) =>
  fileNamed(file)?.fields.find((one) => one.name === name);

test('every file of every collection can be edited, each under a name of its own', () => {
  const all = kinds().flatMap((kind) => filesOf(kind));
  expect(
    files()
      .map(({ file }) => file)
      .sort(),
  ).toEqual(all.map(formPath).sort());
  expect(new Set(files().map(({ name }) => name)).size).toBe(all.length);
  expect(Object.keys(COLLECTIONS).length + SINGLE_NAMES.length).toBe(kinds().length);
});

test('the fields that no form shows are these', () => {
  const left = Object.entries(jsonSchemas()).flatMap(([file, schema]) => {
    const shown = fieldsOf(schema).map(({ name }) => name);
    return Object.keys(schema.properties ?? {})
      .filter((name) => name !== '$schema' && !shown.includes(name))
      .map((name) => `${file}: ${name}`);
  });
  // A film followed by pictures: a place in the list decides the fields. The kind of a chart decides its own.
  expect(left).toEqual([
    'case-studies.json: chart',
    'home.json: slides',
    'compliance-rules.json: due',
  ]);
});

test('a field says what the schema says', () => {
  const post = 'content/blog/1.md.json';
  expect(field(post, 'category')).toMatchObject({ widget: 'select', options: BLOG_CATEGORIES });
  expect(field(post, 'date')).toMatchObject({ widget: 'datetime', required: true });
  expect(field(post, 'updated')).toMatchObject({ required: false });
  expect(field(post, 'excerpt')).toMatchObject({
    widget: 'text',
    hint: 'Shown on cards and in search results: 40 to 160 characters.',
  });
  expect(field(post, 'body')).toMatchObject({ widget: 'text' });
  const [, says] = field(post, 'excerpt')?.pattern ?? [];
  expect(says).toBe('write 40 to 160 characters');
  expect(field('content/pages/about.json', 'blocks')?.types?.map(({ name }) => name)).toContain(
    'cta',
  );
});

test('an optional field with a form may stay empty', () => {
  const [pattern = ''] =
    field('content/services/hr/payroll-management.json', 'image')?.pattern ?? [];
  const expression = new RegExp(pattern.slice(1, -1));
  expect(['', 'blog/1.svg', '../x'].map((value) => expression.test(value))).toEqual([
    true,
    true,
    false,
  ]);
});

describe('in a copy of content/', () => {
  const { contentDir, path, local } = useContentCopy();

  test('a file that no form can hold is left out', () => {
    writeFileSync(path('blog/1.md'), '---\ntitle: [1\n---\n');
    writeFileSync(path('events/x.json'), '{ "title": { "a": 1 }, "order": "x" }');
    const listed = files(contentDir()).map(({ file }) => local(file));
    expect(listed).toContain('blog/2.md.json');
    expect(listed).not.toContain('blog/1.md.json');
  });
});
