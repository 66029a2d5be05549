/** What no host may answer with a page: unknown addresses, hidden files, tricks, other methods. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HOST_FILES, POST_NOT_FOUND, REVALIDATE, SECURITY_HEADERS } from '#site/hosting.ts';
import { ask, askRaw } from '../server-harness.ts';
import { fileWith, hosts, promisesOf } from './hosts.ts';

const notFoundPage = readFileSync('dist/404.html', 'utf8');
const postNotFoundPage = readFileSync(`dist${POST_NOT_FOUND.file}`, 'utf8');

const MALFORMED = [
  ...['/%', '/%zz', '/about%zz', '/%00', '/about%00.html', '/%0a', '/a%0db', '/a%7f'],
  ...['/..', '/../about', '/..%2f', '/..%2fpackage.json', '/%2e%2e/about', '/%2e%2e%2fabout'],
];

/** What a server refuses by itself, without the headers of the rules: with what status. */
const REFUSED_BEFORE_RULES: Record<string, (path: string) => number | undefined> = {
  caddy: (path) => (/%(?![0-9a-f]{2})/.test(path) ? 400 : undefined),
  apache2: (path) => {
    if (/%(?![0-9a-f]{2})|^\/([.]|%2e){2}(\/|$)/.test(path)) return 400;
    return /%(00|2f)/.test(path) ? 404 : undefined;
  },
};

describe.each(hosts)('$name', (host) => {
  test.each([
    '/nope',
    '/no/such/page',
    '/404',
    '/_astro',
    '/_astro/none.js',
    '/_astro/fonts',
    '/media',
    '/media/none.mp4',
    '/og/services',
    '/brochure.pdf/x',
    '/about/x',
    '/ABOUT',
    '/none.ics',
    '/none.svg',
    '/outbox',
    '/package.json',
    '/dist-hosts/nginx/default.conf',
    ...HOST_FILES.map((file) => `/${file}`),
    '/.env',
    '/.git/config',
    '/.well-known/none',
    '/about.html.br',
    '/about.html.gz',
    `${fileWith('.js')}.br`,
    '/vercel.json.br',
  ])('%s is not found', async (path) => {
    const answer = await ask(host, path);
    expect(answer.text).toBe(notFoundPage);
    expect(promisesOf(answer)).toMatchObject({
      status: 404,
      type: 'text/html; charset=utf-8',
      cache: REVALIDATE,
      allow: undefined,
    });
  });

  test.each(['/blog/none', '/blog/999999', '/blog/x/y', '/blog/not-found'])(
    '%s is no article',
    async (path) => {
      const answer = await ask(host, path);
      expect(answer.text).toBe(postNotFoundPage);
      expect(promisesOf(answer)).toMatchObject({
        status: 404,
        type: 'text/html; charset=utf-8',
        cache: REVALIDATE,
      });
    },
  );

  test('HEAD of a missing page has the status and no body', async () => {
    expect(await ask(host, '/nope', { method: 'HEAD' })).toMatchObject({ status: 404, text: '' });
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])(
    '%s is refused',
    async (method) => {
      for (const path of ['/about', '/about/', '/nope', fileWith('.js')]) {
        const answer = await ask(host, path, { method });
        const { status, allow, security } = promisesOf(answer);
        // Apache with `TraceEnable Off` refuses this one before it reads the rules.
        if (host.name === 'apache2' && method === 'TRACE') expect(status).toBe(405);
        else
          expect({ status, allow, security }, path).toEqual({
            status: 405,
            allow: 'GET, HEAD',
            security: Object.values(SECURITY_HEADERS),
          });
      }
    },
  );

  test.each(MALFORMED)('%s is malformed', async (path) => {
    const answer = await askRaw(
      host,
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
    );
    const refused = REFUSED_BEFORE_RULES[host.name]?.(path);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${refused ?? 400} `));
    if (refused === undefined)
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        expect(answer.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
  });

  test('no redirect repeats what the visitor has written into Host', async () => {
    for (const path of ['/about/', '/about.html', '/company-se', '/index', '//about/']) {
      const answer = await ask(host, path, { headers: { Host: `evil.example:${host.port}` } });
      expect(JSON.stringify(answer.headers), path).not.toContain('evil.example');
    }
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '//evil.example/about.html',
    '///evil.example/',
    '/about//',
    '/a//b/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%5c%5cevil.example/',
    '/%2Fevil.example/',
    '/%2f%2fevil.example/',
    '/.evil.example/',
    '/../package.json',
    '/../../../../../../etc/passwd',
    '/..%2fpackage.json',
    '/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/package.json',
    '/%2e%2e%2fpackage.json',
    '/%252e%252e/package.json',
    '/.%2e/package.json',
    '/..\\package.json',
    '/..%5cpackage.json',
    '/services/../../package.json',
    '/services/%2e%2e/%2e%2e/package.json',
    '/_astro/../../package.json',
    '/_astro/..%2f..%2fpackage.json',
    '/media/%2e%2e/%2e%2e/package.json',
    '/.well-known/../.htaccess',
    '/.well-known/%2e%2e/_headers',
    '/%00',
    '/about%00.html',
    '/about%00',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/package.json',
    '/%ff',
    '/a%0d%0aX-Injected:1/',
    '/a%0aX-Injected:1.html',
    '/company-se%0d%0aX-Injected:1',
    `/${'a'.repeat(9_000)}/`,
  ])('%s gets nothing', async (path) => {
    const answer = await askRaw(
      host,
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
    );
    const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
    expect(head).toMatch(/^HTTP\/1\.1 (301|400|403|404|414) /);
    expect(head).not.toMatch(/^x-injected/im);
    // A host may tidy the address; it must stay on the site.
    const [, location = '/'] = /^location: (.*)$/im.exec(head) ?? [];
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(body).not.toContain('"private": true');
    expect(body).not.toContain('root:');
  });

  test.each(['//evil.example/..', '//evil.example/%2e%2e', '//', '//about', '/x/../about'])(
    '%s gets a page of the site at most',
    async (path) => {
      const answer = await askRaw(
        host,
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
      );
      // nginx tidies the address before it looks for a file.
      const refused =
        path.includes('..') || path.includes('%2e') ? /^HTTP\/1\.1 40[04] / : /^HTTP\/1\.1 404 /;
      expect(answer).toMatch(host.name === 'nginx' ? /^HTTP\/1\.1 200 / : refused);
    },
  );

  test('the query never becomes the address', async () => {
    for (const query of ['?//evil.example', '?next=//evil.example/', '?\\\\evil.example']) {
      const { status, location } = promisesOf(await ask(host, `/about/${query}`));
      expect([status, location]).toEqual([301, `/about${query}`]);
      expect((await ask(host, `/about${query}`)).status).toBe(200);
    }
  });
});

test('nothing but pages and their files lies in dist/', () => {
  expect(globSync('dist/**/*.{conf,caddy,env,ts,map,lock}')).toEqual([]);
});
