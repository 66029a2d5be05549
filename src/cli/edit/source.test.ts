import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseFile } from '#collections/reading/parse-file.ts';
import { filesOf, kinds, readForm, withForm } from './entries.ts';
import { withData } from './source.ts';
import { formatted } from '#cli/formatted.ts';

const POST = `---
# a remark
title: 'One'
date: 2026-11-16
tags:
    -   a
order: 2 # kept
---

A body with  two blanks.
`;
const data = { title: 'One', date: '2026-11-16', tags: ['a'], order: 2 };
const body = 'A body with  two blanks.';

test('the same data is the same text', () => {
  expect(withData(POST, 'md', data, body)).toBe(POST);
});

test.each([
  ['a title', { ...data, title: "It's two: new" }, "title: 'One'", "title: 'It''s two: new'"],
  ['a day', { ...data, date: '2026-12-01' }, 'date: 2026-11-16', 'date: 2026-12-01'],
  ['a list', { ...data, tags: ['a', 'b'] }, '    -   a\n', "  - 'a'\n  - 'b'\n"],
])('%s changes its own lines only', (_what, changed, from, to) => {
  expect(withData(POST, 'md', changed, body)).toBe(POST.replace(from, to));
});

test('fields come and go, the body is replaced, line ends of Windows are read', () => {
  const rest = { title: data.title, date: data.date, tags: data.tags };
  const text = withData(POST, 'md', { ...rest, draft: true }, 'New.');
  expect(text).toContain('tags:\n    -   a\ndraft: true\n---\n\nNew.\n');
  expect(withData(POST.replaceAll('\n', '\r\n'), 'md', data, body)).toContain("title: 'One'\r\n");
});

test('JSON keeps what is written over several lines, and order', () => {
  const source = '{\n  "b": { "x": 1 },\n  "a": {\n    "y": "é"\n  },\n  "list": ["1", "2"]\n}\n';
  const changed = withData(source, 'json', { b: { x: 2 }, a: { y: 'é' }, list: ['2', '3'] }, '');
  expect(JSON.parse(changed)).toEqual({ b: { x: 2 }, a: { y: 'é' }, list: ['2', '3'] });
  expect(changed).toContain('"a": {\n    "y": "é"\n  }');
});

/** Lines of one text that the other has not. */
const onlyIn = (text: string, other: string) => {
  const lines = new Set(other.split('\n'));
  return text.split('\n').filter((line) => !lines.has(line));
};

test('a new title changes the lines of the title of a file of every kind, and no other', async () => {
  for (const kind of kinds())
    for (const file of filesOf(kind).slice(0, 2)) {
      const form = readForm(kind, file);
      const source = readFileSync(file, 'utf8');
      expect(await formatted(withForm(kind, file, form ?? {}), file), file).toBe(source);
      if (typeof form?.['title'] !== 'string') continue;
      const title = `${form['title']} *`;
      const changed = await formatted(withForm(kind, file, { ...form, title }), file);
      expect(onlyIn(source, changed).length, file).toBe(1);
      expect(onlyIn(changed, source).length, file).toBe(1);
    }
});

test('a body is left as it is written, and a changed one lands below the same front matter', async () => {
  const kind = kinds().find(({ name }) => name === 'posts');
  if (kind === undefined) throw new Error('no posts');
  const file = 'content/blog/1.md';
  const form = readForm(kind, file) ?? {};
  const changed = await formatted(
    withForm(kind, file, { ...form, body: 'First.\r\n\r\nSecond.' }),
    file,
  );
  const [, front] = /^(---[\s\S]*?\n---\n)/.exec(readFileSync(file, 'utf8')) ?? [];
  expect(changed).toBe(`${front}\nFirst.\n\nSecond.\n`);
  expect(parseFile(file, 'md')).toMatchObject({ body: form['body'] });
});
