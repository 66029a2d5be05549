/** Files that Netlify, Cloudflare Pages and Vercel read, taken as those hosts document them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  HOST_FILES,
  POST_NOT_FOUND,
  REVALIDATE,
  SECURITY_HEADERS,
  TLS_HEADERS,
} from '#site/hosting.ts';
import { REDIRECTS } from '#site/redirects.ts';
import { FAMILIES } from '#site/services.ts';
import { literally } from '#build/hosts/vercel.ts';
import { fileHeaders } from '#server/response-headers.ts';
import { files, pages } from './hosts.ts';

const lines = (file: string) => readFileSync(`dist/${file}`, 'utf8').split('\n');
const addresses = [...pages, ...files];

/** What our own server promises for the address, by lower-case name. */
function promised(path: string): Map<string, string> {
  const name = pages.includes(path) ? `${path}.html` : path;
  const headers = { ...SECURITY_HEADERS, ...TLS_HEADERS, ...fileHeaders(name) };
  return new Map(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]));
}

/** Leaves what the rules must say: the hosts see to compression, parts and most types themselves. */
function expectPromised(path: string, said: ReadonlyMap<string, string>): void {
  const wanted = promised(path);
  for (const name of Object.keys({ ...SECURITY_HEADERS, ...TLS_HEADERS }))
    expect(said.get(name.toLowerCase()), name).toBe(wanted.get(name.toLowerCase()));
  expect(said.get('cache-control') ?? REVALIDATE).toBe(wanted.get('cache-control'));
  const typeByHost = pages.includes(path) || !/\.(ics|md|txt|xml)$/.test(path);
  expect(said.get('content-type')).toBe(typeByHost ? undefined : wanted.get('content-type'));
}

describe('_headers', () => {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of lines('_headers')) {
    if (line.startsWith('/')) rules.push({ path: line, headers: [] });
    else if (line.trim() !== '') {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    }
  }
  const fits = (rule: string, path: string) => {
    const [start = '', end = ''] = rule.split('*');
    return path.length >= rule.length - 1 && path.startsWith(start) && path.endsWith(end);
  };

  test('keeps within what both hosts take', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of lines('_headers')) expect(line.length).toBeLessThanOrEqual(2_000);
    for (const { path, headers } of rules) {
      expect(path.split('*')).toHaveLength(2);
      expect(headers.length).toBeGreaterThan(0);
      for (const [name, value] of headers) expect(`${name}${value}`).not.toBe('');
    }
  });

  test.each(addresses)('%s', (path) => {
    const said = new Map<string, string>();
    for (const { path: rule, headers } of rules)
      if (fits(rule, path))
        for (const [name, value] of headers)
          said.set(name, said.has(name) ? `${said.get(name)}, ${value}` : value);
    expectPromised(path, said);
  });
});

describe('_redirects', () => {
  const all = lines('_redirects')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  const rules = all.slice(0, -1);

  /** Netlify: the first line for the path; with "!" also where a file lies. */
  const netlify = (path: string) => rules.find(([from]) => from === path);
  /** Cloudflare: the first line for the path whose status it knows. */
  const cloudflare = (path: string) =>
    rules.find(([from, , status]) => from === path && /^30[12378]$/.test(status ?? ''));

  test.each(Object.entries(REDIRECTS))('%s leads to %s', (from, to) => {
    expect(netlify(from)).toEqual([from, to, '301!']);
    expect(cloudflare(from)).toEqual([from, to, '301']);
  });

  test('the last line is the answer to a wrong address of an article, for Netlify', () => {
    expect(all.at(-1)).toEqual([`${POST_NOT_FOUND.under}*`, POST_NOT_FOUND.file, '404']);
  });

  test('says nothing else', () => {
    expect(new Set(rules.map(([from]) => from))).toEqual(new Set(Object.keys(REDIRECTS)));
    expect(rules.filter((rule) => rule.length !== 3)).toEqual([]);
  });
});

describe('vercel.json', () => {
  const config = JSON.parse(readFileSync('dist/vercel.json', 'utf8')) as {
    cleanUrls: boolean;
    trailingSlash: boolean;
    headers: { source: string; headers: { key: string; value: string }[] }[];
    redirects: { source: string; destination: string; statusCode: number }[];
  };
  const matches = (source: string, path: string) =>
    new URLPattern({ pathname: source }).test({ pathname: path });

  test('addresses have neither ending nor slash', () => {
    expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false });
  });

  test.each(addresses)('%s', (path) => {
    const said = new Map<string, string>();
    for (const rule of config.headers)
      if (matches(rule.source, path))
        for (const { key, value } of rule.headers) said.set(key.toLowerCase(), value);
    expectPromised(path, said);
    expect(config.redirects.filter(({ source }) => matches(source, path))).toEqual([]);
  });

  test.each(Object.entries(REDIRECTS))('%s leads to %s', (from, to) => {
    const found = config.redirects.filter(({ source }) => matches(source, from));
    expect(found).toEqual([{ source: from, destination: to, statusCode: 301 }]);
  });

  test.each([FAMILIES.faas.path, '/a:b*c?d+e{f}'])(
    '%s can be written so that it means itself',
    (path) => {
      expect(matches(literally(path), path)).toBe(true);
      expect(matches(literally(path), path.replace(/[(:]/, ''))).toBe(false);
    },
  );

  test('what the other hosts read is not uploaded', () => {
    const ignored = readFileSync('dist/.vercelignore', 'utf8').trim().split('\n');
    expect([...ignored, '/vercel.json'].sort()).toEqual(
      HOST_FILES.map((file) => `/${file}`).sort(),
    );
  });
});
