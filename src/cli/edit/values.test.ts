import { expect, test } from 'vitest';
import { COLLECTION_NAMES } from '#collections/index.ts';
import { SINGLE_NAMES } from '#collections/single-files.ts';
import { parseFile } from '#collections/reading/parse-file.ts';
import { filesOf, kinds } from './entries.ts';
import { fieldsOf, type Shape } from '#collections/form-fields.ts';
import { fromForm, isFaithful, toForm } from './values.ts';

const every = kinds().flatMap((kind) =>
  filesOf(kind).map((file) => {
    const parsed = parseFile(file, kind.extension);
    if ('errors' in parsed) throw new Error(`${file} cannot be read`);
    const shape: Shape = { kind: 'group', fields: kind.fields };
    return { file, shape, data: parsed.data };
  }),
);
/** As it travels between page and server. */
const sent = (form: unknown) => JSON.parse(JSON.stringify(form)) as unknown;

test('every collection has a form, and so has each file by itself', () => {
  expect(kinds().map(({ name }) => name)).toEqual([...COLLECTION_NAMES, ...SINGLE_NAMES]);
  for (const { name, fields } of kinds()) expect(fields.length, name).toBeGreaterThan(0);
});

test('every entry of content/ comes back from its form as it went in', () => {
  for (const { file, shape, data } of every) {
    expect(isFaithful(shape, data), file).toBe(true);
    expect(fromForm(shape, sent(toForm(shape, data)), data), file).toBe(data);
    // Even where nothing of the old file is at hand.
    expect(fromForm(shape, sent(toForm(shape, data))), file).toEqual(data);
  }
});

const shape: Shape = {
  kind: 'group',
  fields: fieldsOf({
    required: ['title', 'order', 'text'],
    properties: {
      $schema: { type: 'string' },
      title: { type: 'string' },
      order: { type: 'integer' },
      draft: { type: 'boolean' },
      listed: { type: 'boolean', default: true },
      updated: { type: 'string', format: 'date' },
      text: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
      tags: { type: 'array', items: { type: 'string' } },
      slides: { type: 'array', items: [{ type: 'string' }, { type: 'number' }] },
      rows: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
      items: {
        type: 'array',
        items: {
          anyOf: [
            { type: 'string' },
            { type: 'object', properties: { title: { type: 'string' }, text: { type: 'string' } } },
          ],
        },
      },
    },
  }),
};
const before = {
  $schema: '../x.json',
  title: 'A title',
  order: 2,
  text: ['One.', 'Two.'],
  slides: ['a', 1],
  items: ['Bare', { title: 'Bold', text: 'rest' }],
  rows: [['a', 'b']],
};
const { items, ...withoutItems } = before;
const form = toForm(shape, before) as Record<string, unknown>;

test('a form shows one text for paragraphs, a line for a cell, and defaults for flags', () => {
  expect(form).toMatchObject({
    text: 'One.\n\nTwo.',
    rows: ['a\nb'],
    draft: false,
    listed: true,
    items: [{ text: 'Bare' }, { title: 'Bold', text: 'rest' }],
  });
});

test.each([
  ['a text', { title: ' New ' }, { ...before, title: 'New' }],
  ['a number typed as text', { order: '7' }, { ...before, order: 7 }],
  ['a flag', { draft: true, listed: false }, { ...before, draft: true, listed: false }],
  ['one paragraph', { text: 'Only.' }, { ...before, text: 'Only.' }],
  ['a cell', { rows: ['a\n c '] }, { ...before, rows: [['a', 'c']] }],
  ['blanks of optional fields', { updated: '', tags: [''], draft: null }, before],
  [
    'an item moved',
    { items: [form['items']].flat().reverse() },
    { ...before, items: [...items].reverse() },
  ],
  ['an item added', { tags: ['x', ''] }, { ...before, tags: ['x'] }],
  ['a list emptied', { items: [] }, withoutItems],
  ['a required text emptied', { title: '' }, { ...before, title: '' }],
])('%s changes nothing else', (_what, change, after) => {
  expect(fromForm(shape, { ...form, ...change }, before)).toEqual(after);
});

test('what no form shows stays, whether or not it travels along', () => {
  const shown = { ...form, $schema: undefined, slides: undefined };
  const changed = fromForm(shape, sent({ ...shown, title: 'New' }), before);
  expect(changed).toEqual({ ...before, title: 'New' });
  expect(Object.keys(changed as object)).toEqual(Object.keys(before));
});

test('a value of another kind is not put into a form', () => {
  expect(isFaithful(shape, { ...before, tags: 'x' })).toBe(false);
  expect(isFaithful(shape, { ...before, items: { a: 1 } })).toBe(false);
});
