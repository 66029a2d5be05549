/** Every page, file and redirect of the site, on every host. */
import { extname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTENT_TYPES, REVALIDATE, SECURITY_HEADERS, TLS_HEADERS } from '#site/hosting.ts';
import { SECURITY_TXT_PATH } from '#site/file-paths.ts';
import { REDIRECTS } from '#site/redirects.ts';
import { ask } from '../server-harness.ts';
import { fileWith, files, hosts, pages, promisesOf } from './hosts.ts';
import { WEB_SERVERS, absent } from './web-servers.ts';

const [own] = hosts;
if (own === undefined) throw new Error('no server was started');
const others = hosts.slice(1);

test.for(WEB_SERVERS)('%s is tried', (server, { skip }) => {
  skip(!hosts.some(({ name }) => name === server), absent(server));
});

test('the build has pages and files', () => {
  expect(pages).toContain('/');
  expect(pages.filter((path) => path.includes('(FAAS)')).length).toBeGreaterThan(1);
  expect(files.length).toBeGreaterThan(pages.length);
});

test('every file has a known type', () => {
  const endings = new Set(files.map((path) => extname(path)));
  expect([...endings].filter((ending) => !(ending in CONTENT_TYPES))).toEqual([]);
});

describe.each(hosts)('$name', (host) => {
  test.each(pages)('%s', async (path) => {
    const answer = await ask(host, path);
    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(/<h1/);
    expect(promisesOf(answer)).toEqual(promisesOf(await ask(own, path)));
    const encoded = path.replace('(', '%28').replace(')', '%29');
    if (encoded !== path)
      for (const spelling of [encoded, path.replace('(', '%28')])
        expect(promisesOf(await ask(host, spelling))).toEqual(promisesOf(answer));
  });

  test.each(pages.filter((path) => path !== '/'))('other spellings of %s', async (path) => {
    const encoded = path.replace('(', '%28').replace(')', '%29');
    for (const [asked, query] of [
      [`${path}/`, ''],
      [`${path}/`, '?service=a%20b&c=//d.example'],
      [`${encoded}/`, '?a=1'],
      [`${path}.html`, ''],
      [`${path}.html`, '?a=1'],
    ] as const) {
      const answer = promisesOf(await ask(host, asked + query));
      expect(answer).toMatchObject({ status: 301, cache: REVALIDATE });
      expect(answer.location).toBe(path + query);
    }
  });

  test.each([
    ['/index', '/'],
    ['/index/', '/'],
    ['/index.html', '/'],
    ['/index.html?a=1', '/?a=1'],
    ['/about.html/', '/about'],
    // A redirect is not kept like a file of its folder.
    ['/_astro/none/', '/_astro/none'],
    ['/_astro/none.html', '/_astro/none'],
    ['/services/index', '/services'],
    ['/services/index.html?a=1', '/services?a=1'],
    ['/no/such/page/', '/no/such/page'],
    ...Object.entries(REDIRECTS),
    ...Object.entries(REDIRECTS).flatMap(([from, to]) => [
      [`${from}/`, to],
      [`${from}.html`, to],
      [`${from}?utm=x&y=//z`, `${to}&utm=x&y=//z`],
    ]),
  ])('%s is redirected to %s', async (from, to) => {
    const answer = promisesOf(await ask(host, from));
    expect(answer).toMatchObject({ status: 301, location: to, cache: REVALIDATE });
  });

  test.each([
    ['/', 'text/html; charset=utf-8', REVALIDATE],
    [fileWith('.css'), 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    [fileWith('.js'), 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    [fileWith('.woff2'), 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/media/hero.mp4', 'video/mp4', 'public, max-age=86400'],
    ['/media/hero.webm', 'video/webm', 'public, max-age=86400'],
    ['/og/about.png', 'image/png', 'public, max-age=86400'],
    ['/brochure.pdf', 'application/pdf', REVALIDATE],
    ['/robots.txt', 'text/plain; charset=utf-8', REVALIDATE],
    [SECURITY_TXT_PATH, 'text/plain; charset=utf-8', REVALIDATE],
    ['/sitemap-index.xml', 'text/xml; charset=utf-8', REVALIDATE],
    ['/favicon.svg', 'image/svg+xml', REVALIDATE],
    ['/sample/a.ics', 'text/calendar; charset=utf-8', REVALIDATE],
    ['/sample/a.md', 'text/markdown; charset=utf-8', REVALIDATE],
    ['/sample/a.webmanifest', 'application/manifest+json', REVALIDATE],
    ['/.well-known/sample.txt', 'text/plain; charset=utf-8', REVALIDATE],
  ])('%s is %s, %s', async (path, type, cache) => {
    expect(promisesOf(await ask(host, path))).toMatchObject({ status: 200, type, cache });
  });

  test('a file of no known kind is not shown', async () => {
    const { headers, status } = await ask(host, '/sample/a.thing');
    // Apache names no type, and with nosniff the browser makes none up.
    expect([undefined, 'application/octet-stream']).toContain(headers['content-type']);
    expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
  });

  test('a drawing opened by itself may run nothing', async () => {
    const policy = /, default-src 'none'; style-src /;
    const { headers } = await ask(host, '/favicon.svg');
    expect(headers['content-security-policy']).toMatch(policy);
    // A browser takes the headers of a 304 over those it has.
    const known = { headers: { 'If-None-Match': headers.etag } };
    const again = await ask(host, '/favicon.svg', known);
    expect([again.status, again.headers['content-security-policy']]).toEqual([
      304,
      expect.stringMatching(policy),
    ]);
  });

  test.each([
    ['http', undefined],
    ['https', TLS_HEADERS['Strict-Transport-Security']],
  ])('what came over %s is told %s', async (scheme, expected) => {
    for (const path of ['/', '/about/', '/no/such/page', '/favicon.svg']) {
      const { headers } = await ask(host, path, { headers: { 'X-Forwarded-Proto': scheme } });
      expect(headers['strict-transport-security'], path).toBe(expected);
    }
  });

  test.each(['/', '/about/', '/company-se', '/no/such/page', '/_headers', '/brochure.pdf'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await ask(host, path);
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        expect(headers[name.toLowerCase()], name).toBe(value);
    },
  );
});

describe.each(others)('$name answers as our own server', (host) => {
  test.each(files)('%s', async (path) => {
    const asked = { headers: { 'Accept-Encoding': 'gzip' } };
    expect(promisesOf(await ask(host, path, asked))).toEqual(
      promisesOf(await ask(own, path, asked)),
    );
  });
});
