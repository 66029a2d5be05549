import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { cmsConfig, listEntryForms } from './config.ts';
import { isFromThisMachine, redirectsAfterMove } from './integration.ts';

interface Fields {
  name: string;
  fields: (Fields & { options?: object[]; pattern?: string[] })[];
}
interface List extends Fields {
  label: string;
  label_singular?: string;
  files?: Fields[];
}
const config = cmsConfig({ name: 'gitea', repo: 'a/b' });
const { collections } = config as unknown as { collections: List[] };

test.each(listEntryForms())('shows every field of $file in its form', ({ file, form }) => {
  const [, list, entry] = /^#\/collections\/(.+)\/entries\/(.+)$/.exec(form) ?? [];
  const { fields = [], files } = collections.find(({ name }) => name === list) ?? {};
  const inForm = files?.find(({ name }) => name === entry)?.fields ?? fields;
  const text = readFileSync(file, 'utf8');
  const [, frontMatter] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
  const data = parse(frontMatter ?? text) as object;
  // A save writes JSON with an indent of two spaces, so a save without changes leaves the file as it is.
  if (frontMatter === undefined) expect(text).toBe(`${JSON.stringify(data, null, 2)}\n`);
  expect(inForm.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(data)));
});

test('gives each list and each kind of new entry a unique name', () => {
  const names = collections.map(({ label }) => label);
  const entries = collections.map((list) => list.label_singular);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(entries).size).toBe(entries.length);
  expect(names).toContain('CFO insights · Guidance articles');
  expect(entries).toContain('Registrations, FAAS · Service');
});

test('permits empty optional fields, suggests a number for a new post, and does not permit a new legal page', () => {
  const listOf = (collection: string) => collections.find(({ name }) => name === collection);
  const fieldOf = (name: string, list?: Fields) =>
    list?.fields.find((field) => field.name === name);
  const optionsOf = (name: string) => fieldOf(name, listOf('posts'))?.options;
  const [yes, no] = [{ label: 'Yes' }, { label: 'No' }];
  expect(optionsOf('draft')).toEqual([
    { ...no, value: '' },
    { ...yes, value: true },
  ]);
  expect(optionsOf('listed')).toEqual([
    { ...yes, value: '' },
    { ...no, value: false },
  ]);
  const isOptional = ({ pattern = [] }: { pattern?: string[] } = {}) =>
    new RegExp(pattern[0] ?? '').test('');
  const services = listOf('services-hr');
  expect(isOptional(fieldOf('title', services))).toBe(false);
  expect(isOptional(fieldOf('heading', fieldOf('sections', services)))).toBe(true);
  expect(listOf('posts')).toMatchObject({ create: true, slug: { hint: 'The next free number.' } });
  expect(listOf('legal')).toMatchObject({ create: false, delete: false });
});

test.each([
  [{ host: 'localhost:4321' }, true],
  [{ host: '127.0.0.1:4321', origin: 'http://127.0.0.1:4321' }, true],
  [{ host: 'localhost:4321', origin: 'http://localhost:4322' }, false],
  [{ host: 'evil.example:4321' }, false],
  [{ host: 'localhost.evil.example' }, false],
  [{ host: 'localhost:4321', 'sec-fetch-site': 'cross-site' }, false],
])('accepts only requests from this machine and this site: %j', (headers, passes) => {
  const request = { method: 'GET', url: '/admin', headers, socket: { remoteAddress: '::1' } };
  expect(isFromThisMachine(request as unknown as IncomingMessage)).toBe(passes);
  const elsewhere = { ...request, socket: { remoteAddress: '10.0.0.5' } };
  expect(isFromThisMachine(elsewhere as unknown as IncomingMessage)).toBe(false);
  const silent = { ...request, method: 'POST', headers: { ...headers, origin: undefined } };
  expect(isFromThisMachine(silent as unknown as IncomingMessage)).toBe(false);
});

test('after a page has moved twice, both old addresses redirect to the new address, without a loop', () => {
  const twice = redirectsAfterMove([{ from: '/a', to: '/b#part' }], '/b', '/c');
  const moved = { from: '/b', to: '/c' };
  expect(twice).toEqual([{ from: '/a', to: '/c#part' }, moved]);
  expect(redirectsAfterMove(twice, '/faqs#a', '/faqs#b')).toEqual(twice);
  expect(redirectsAfterMove([moved], '/c', '/b')).toEqual([{ from: '/c', to: '/b' }]);
});
