/** How files of a small site are answered; tests/hosts/ asks the same of other servers. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILE_SECURITY_HEADERS, REVALIDATE, SECURITY_HEADERS, TLS_HEADERS } from '#site/hosting.ts';
import { VIDEO, ask, askRaw, startTestSite, type TestSite } from '../../tests/server-harness.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers });
const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const FAAS = '/services/financial-audit-advisory-services';

test.each([
  ['/', 'Home'],
  ['/about?service=x', 'About'],
  ['/services/hr-services', 'HR'],
  [`${FAAS}(FAAS)`, 'FAAS'],
  [`${FAAS}%28FAAS)?service=virtual-cfo`, 'FAAS'],
  [`${FAAS}%28FAAS%29/virtual-cfo`, 'Virtual CFO'],
])('%s answers its page', async (path, heading) => {
  expect(await get(path)).toMatchObject({
    statusCode: 200,
    body: `<h1>${heading}</h1>`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': REVALIDATE,
      etag: expect.stringMatching(/^W\/"/),
      vary: 'Accept-Encoding',
    },
  });
});

test.each([
  [
    '/_astro/app.B1x2@y.js',
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  ['/feed.xml', 'text/xml; charset=utf-8', REVALIDATE],
  ['/media/film.webm', 'video/webm', 'public, max-age=86400'],
  ['/odd.thing', 'application/octet-stream', REVALIDATE],
  ['/.well-known/no-ending', 'application/octet-stream', REVALIDATE],
])('%s is %s, %s', async (path, type, cache) => {
  const { statusCode, headers } = await get(path);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    type,
    cache,
  ]);
});

test('a drawing opened by itself may run nothing', async () => {
  expect((await get('/drawing.svg')).headers['content-security-policy']).toMatch(
    /frame-ancestors 'none'.*, default-src 'none'; style-src 'unsafe-inline'$/,
  );
});

test.each(['/', '/nope', '/about/', '/%', '/hero.mp4', '/api/v1.0/email/send'])(
  '%s carries the security headers',
  async (path) => {
    expect((await ask(site, path)).headers).toMatchObject(lowerCase(SECURITY_HEADERS));
  },
);

test('a script has the security headers of files, and none of pages', async () => {
  const { headers } = await get('/_astro/app.B1x2@y.js');
  expect(headers).toMatchObject(lowerCase(FILE_SECURITY_HEADERS));
  expect(headers).not.toHaveProperty('content-security-policy');
});

test('only a visitor who came over TLS is told to stay there', async () => {
  const told = Object.keys(lowerCase(TLS_HEADERS));
  expect(Object.keys((await get('/')).headers)).not.toEqual(expect.arrayContaining(told));
  const { headers } = await get('/', { 'X-Forwarded-Proto': 'https' });
  expect(headers).toMatchObject(lowerCase(TLS_HEADERS));
});

test.each([
  ['/about/?a=1', '/about?a=1'],
  ['/about.html', '/about'],
  [`${FAAS}%28FAAS%29/`, `${FAAS}(FAAS)`],
  ['/company-se/', '/services/company-secretarial-services?service=company-incorporation'],
])('%s is redirected to %s', async (path, location) => {
  const headers = { location, 'cache-control': REVALIDATE };
  expect(await get(path)).toMatchObject({ statusCode: 301, headers });
});

const NOT_FOUND = {
  statusCode: 404,
  body: '<h1>Oops! Page not found</h1>',
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': REVALIDATE },
};

test.each(['/nope', '/_astro/none.js', '/_astro', '/hero.mp4/x', '/none.mp4', '/.env'])(
  '%s is not found, whatever is asked of it',
  async (path) => {
    expect(await get(path)).toMatchObject(NOT_FOUND);
    expect(
      await get(path, {
        Range: 'bytes=0-1',
        'If-None-Match': 'W/"1d-1"',
        'If-Modified-Since': new Date().toUTCString(),
      }),
    ).toMatchObject(NOT_FOUND);
  },
);

test.each(['/blog/999', '/blog/x/y'])('%s is no article', async (path) => {
  const body = '<h1>Blog Post Not Found</h1>';
  expect(await get(path)).toMatchObject({ ...NOT_FOUND, body });
});

test.each([
  ...['/%252e%252e/secret.txt', '/%c0%ae%c0%ae/secret.txt', '//secret.txt', '/.env'],
  ...['//evil.example/', '/%2fevil.example/', '/\\evil.example/'],
])('%s gets nothing', async (path) => {
  const answer = await askRaw(site, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toMatch(/outside dist|SECRET|^location:/im);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])(
  '%s is refused everywhere, with or without a body',
  async (method) => {
    const refused = { status: 405, headers: { allow: 'GET, HEAD' } };
    for (const path of ['/', '/about', '/about/', '/nope', '/api/other'])
      expect(await ask(site, path, { method })).toMatchObject(refused);
    const headers = { 'Content-Type': 'text/x-odd', 'Content-Length': 1 };
    if (method !== 'TRACE')
      expect(await ask(site, '/', { method, headers, body: 'x' })).toMatchObject(refused);
  },
);

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('a visitor who takes "%s" gets %s', async (accepted, coding) => {
  const { headers } = await get('/packed', { 'Accept-Encoding': accepted });
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect(headers['content-encoding']).toBe(coding);
});

test('a page is sent again only when it has changed, with the headers of the first time', async () => {
  const { headers } = await get('/services');
  const known = { 'If-None-Match': headers.etag ?? '' };
  const again = await get('/services', known);
  expect(again.statusCode).toBe(304);
  for (const name of ['cache-control', 'etag', 'vary'])
    expect(again.headers[name]).toBe(headers[name]);
  writeFileSync(join(site.distDir, 'services.html'), '<h1>More services</h1>');
  expect(await get('/services', known)).toMatchObject({
    statusCode: 200,
    body: '<h1>More services</h1>',
  });
});

test('a film comes in parts', async () => {
  const { statusCode, headers, rawPayload } = await get('/hero.mp4', { Range: 'bytes=100-199' });
  expect([statusCode, rawPayload.equals(VIDEO.subarray(100, 200))]).toEqual([206, true]);
  expect(headers).toMatchObject({
    'content-range': 'bytes 100-199/1000',
    'content-type': 'video/mp4',
  });
});
