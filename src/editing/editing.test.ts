import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { cmsConfig, forms } from './config.ts';
import { isOwn, readRepository } from './integration.ts';
import { answer } from './local-git.ts';

interface AnyField {
  readonly name: string;
  readonly fields?: readonly AnyField[];
  readonly types?: readonly { readonly name: string; readonly fields: readonly AnyField[] }[];
  readonly typeKey?: string;
}
interface AnyList {
  readonly name: string;
  readonly folder?: string;
  readonly label: string;
  readonly label_singular?: string;
  readonly fields: readonly AnyField[];
  readonly files?: readonly { readonly name: string; readonly fields: readonly AnyField[] }[];
}
const { collections } = cmsConfig({ name: 'gitea', repo: 'a/b' }) as unknown as {
  collections: readonly AnyList[];
};

/** What the CMS would write: fields in the order of the form. */
function written(data: unknown, fields: readonly AnyField[]): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const old = data as Record<string, unknown>;
  const known = fields.filter(({ name }) => name in old);
  const rest = Object.keys(old).filter((name) => !fields.some((one) => one.name === name));
  return Object.fromEntries([
    ...known.map((one) => {
      const inside = (value: unknown) => {
        if (one.types === undefined) return written(value, one.fields ?? []);
        const key = one.typeKey ?? 'type';
        const kind = (value as Record<string, unknown>)[key];
        const own = one.types.find(({ name }) => name === kind)?.fields ?? [];
        return written(value, [{ name: key }, ...own]);
      };
      const value = old[one.name];
      const isGroup = one.fields !== undefined || one.types !== undefined;
      if (!isGroup) return [one.name, value];
      return [one.name, Array.isArray(value) ? value.map(inside) : inside(value)];
    }),
    ...rest.map((name) => [name, old[name]]),
  ]);
}

const fieldsFor = (form: string) => {
  const [, list, entry] = /^#\/collections\/(.+)\/entries\/(.+)$/.exec(form) ?? [];
  const found = collections.find(({ name }) => name === list);
  return found?.files?.find(({ name }) => name === entry)?.fields ?? found?.fields ?? [];
};

test.each(forms())('saving $file changes nothing that was not edited', ({ file, form }) => {
  const fields = fieldsFor(form);
  expect(fields).not.toEqual([]);
  const text = readFileSync(file, 'utf8');
  // An entry written by hand may have its fields in another order; its form puts them in the form's.
  if (file.endsWith('.json')) {
    const data: unknown = JSON.parse(text);
    expect(JSON.parse(JSON.stringify(written(data, fields)))).toEqual(data);
    return;
  }
  const [, head = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const options = {
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    defaultStringType: 'PLAIN',
    singleQuote: true,
  } as const;
  expect(parse(stringify(written(parse(head), fields), null, options))).toEqual(parse(head));
  expect(body === '' || /^\n[^]*[^\n]\n$/.test(body)).toBe(true);
});

test('no two lists have the same name, nor do their new entries', () => {
  const names = collections.map(({ label }) => label);
  const entries = collections.map((list) => list.label_singular);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(entries).size).toBe(entries.length);
  expect(names).toContain('CFO insights · Guidance articles');
  expect(entries).toContain('Registrations, FAAS · Service');
});

describe('the files as a repository', () => {
  const call = (method: string, path: string, body?: unknown) =>
    answer(method, new URL(path, 'http://localhost'), body);
  const repo = '/repos/this-machine/site';

  test.each(['content/../package.json', '.env', 'src/x.md', 'content/.git/x.md', '/etc/a.md'])(
    '%s is neither read nor written',
    (path) => {
      expect(call('POST', `${repo}/file-contents`, { files: [path] }).body).toEqual([]);
      const files = [{ operation: 'create', path, content: '' }];
      expect(call('POST', `${repo}/contents`, { files }).status).toBe(422);
      expect(call('GET', `${repo}/media/files/${encodeURIComponent(path)}`).status).toBe(404);
    },
  );

  test('a file that was changed meanwhile is not written over', () => {
    const files = [{ operation: 'update', path: 'content/site.json', content: '', sha: 'old' }];
    expect(call('POST', `${repo}/contents`, { files }).status).toBe(409);
  });
});

test.each([
  [{ host: 'localhost:4321' }, true],
  [{ host: '127.0.0.1:4321', origin: 'http://127.0.0.1:4321' }, true],
  [{ host: 'localhost:4321', origin: 'http://localhost:4322' }, false],
  [{ host: 'evil.example:4321' }, false],
  [{ host: 'localhost.evil.example' }, false],
  [{ host: 'localhost:4321', 'sec-fetch-site': 'cross-site' }, false],
  [{ host: 'localhost:4321', 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }, false],
  [{ host: 'localhost:4321', 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, true],
])('a request with %j', (headers, passes) => {
  const request = { method: 'GET', url: '/admin', headers, socket: { remoteAddress: '::1' } };
  expect(isOwn(request as unknown as IncomingMessage)).toBe(passes);
  const elsewhere = { ...request, socket: { remoteAddress: '10.0.0.5' } };
  expect(isOwn(elsewhere as unknown as IncomingMessage)).toBe(false);
  const silent = { ...request, method: 'POST', headers: { ...headers, origin: undefined } };
  expect(isOwn(silent as unknown as IncomingMessage)).toBe(false);
});

describe('CMS_REPO', () => {
  test.each([
    [undefined, undefined],
    [' ', undefined],
    ['firm/website', 'firm/website'],
    ['firm/site.in ', 'firm/site.in'],
  ])('%j', (written, repository) => {
    expect(readRepository(written)).toBe(repository);
  });

  test.each([
    ...['website', 'https://github.com/firm/website', 'firm/website.git', 'firm/web/site'],
    'firm/"; x',
  ])('%j is refused in plain words', (written) => {
    expect(() => readRepository(written)).toThrow(`CMS_REPO is "${written}"; write the owner`);
  });
});
