import { cpSync, mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SINGLE_NAMES } from '#collections/single-files.ts';
import { BLOG_CATEGORIES } from '#site/vocabularies.ts';
import { COLLECTIONS } from '#collections/index.ts';
import { cmsConfig } from './config.ts';
import { filesOf, kinds } from './entries.ts';
import { STATE } from './settings.ts';
import { unknownWords, wordsModule } from './words.ts';
import { fieldsOf } from '#collections/form-fields.ts';
import { jsonSchemas } from '#collections/json-schemas.ts';
import { useContentCopy } from '../../../tests/content-copy.ts';

const copies = useContentCopy();

interface FormField {
  readonly name: string;
  readonly label?: string;
  readonly widget?: string;
  readonly required?: boolean;
  readonly hint?: string;
  readonly options?: readonly string[];
  readonly pattern?: readonly [string, string];
  readonly types?: readonly FormField[];
  readonly field?: FormField;
  readonly fields?: readonly FormField[];
}
interface FormFile {
  readonly file?: string;
  readonly folder?: string;
  readonly label: string;
  readonly name: string;
  readonly summary?: string;
  readonly fields: readonly FormField[];
}

/** Every form: of a folder of entries, or of a file that there is one of. */
const forms = (contentDir?: string) =>
  cmsConfig(contentDir).collections?.flatMap((one): readonly unknown[] =>
    'files' in one ? one.files : [one],
  ) as FormFile[];
const fieldsFor = (place: string) =>
  forms().find(({ file, folder }) => (file ?? folder) === place)?.fields ?? [];
const field = (place: string, name: string) => fieldsFor(place).find((one) => one.name === name);

/** Every field of every form, those inside others too. */
const within = (fields: readonly FormField[]): FormField[] =>
  fields.flatMap((one) => [
    one,
    ...within([
      ...(one.fields ?? []),
      ...(one.field ? [one.field] : []),
      ...(one.types ?? []).flatMap(({ fields: more }) => more ?? []),
    ]),
  ]);

test('there is a form for every file of every collection, each under a name of its own', () => {
  const places = forms().map(({ file, folder }) => file ?? folder ?? '');
  for (const file of kinds().flatMap((kind) => filesOf(kind)))
    expect(
      places.some((place) => file === place || file.startsWith(`${place}/`)),
      file,
    ).toBe(true);
  expect(new Set(forms().map(({ name }) => name)).size).toBe(
    Object.keys(COLLECTIONS).length + SINGLE_NAMES.length,
  );
});

test('the configuration is the same whatever entries there are: drafts are kept under it', () => {
  const { contentDir } = copies;
  const before = JSON.stringify(cmsConfig(contentDir()));
  cpSync(`${contentDir()}/blog/1.md`, `${contentDir()}/blog/99.md`);
  mkdirSync(`${contentDir()}/services/hr/new`);
  cpSync(`${contentDir()}/events`, `${contentDir()}/services/hr/new`, { recursive: true });
  expect(JSON.stringify(cmsConfig(contentDir()))).toBe(before);
});

test('labels are words of an office', () => {
  const fields = forms().flatMap((form) => within(form.fields));
  const labels = fields.map(({ label = '' }) => label).filter((label) => label !== '');
  expect(
    labels.filter((label) => /eyebrow|blocks?$|prose|slug|\bcta\b|boolean/i.test(label)),
  ).toEqual([]);
  expect(field('content/blog', 'draft')).toMatchObject({
    label: 'Hidden from visitors',
    hint: expect.stringContaining('hidden from visitors') as string,
  });
});

test('a list shows the day and whether visitors see the entry', () => {
  const posts = forms().find(({ name }) => name === 'posts');
  expect(posts).toMatchObject({ thumbnail: 'image', create: true, delete: true });
  expect(posts?.summary).toContain('{{date');
  expect(posts?.summary).toContain(`{{${STATE}}}`);
});

test('the words of the CMS that are replaced are words it has', () => {
  expect(unknownWords()).toEqual([]);
  expect(wordsModule()).not.toMatch(/[“ "](?:Assets?|Slug)[” "]/);
});

test('the fields that no form shows are these', () => {
  const left = Object.entries(jsonSchemas()).flatMap(([file, schema]) => {
    const shown = fieldsOf(schema).map(({ name }) => name);
    return Object.keys(schema.properties ?? {})
      .filter((name) => name !== '$schema' && !shown.includes(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(left).toEqual([]);
});

test('a field says what the schema says', () => {
  const post = 'content/blog';
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
  expect(field('content/pages', 'blocks')?.types?.map(({ name }) => name)).toContain('cta');
});

test('an optional field with a form may stay empty', () => {
  const { pattern: [written = ''] = [] } =
    within(fieldsFor('content/compliance-rules')).find(({ name }) => name === 'lateFee') ?? {};
  const expression = new RegExp(written.slice(1, -1));
  expect(['', 'gstr-7', 'No'].map((value) => expression.test(value))).toEqual([true, true, false]);
});

test('a picture is chosen or put in, into the folder of its kind', () => {
  expect(field('content/blog', 'image')).toMatchObject({
    widget: 'image',
    media_folder: '/content/images/blog',
    public_folder: '/images/blog',
  });
  expect(field('content/home/home.json', 'slides')?.types).toHaveLength(2);
});
