/** What is our own server's alone; the table of addresses that all hosts answer alike is in tests/hosts/. */
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
  ['/services/hr-services?service=x', 'HR'],
  [`${FAAS}(FAAS)`, 'FAAS'],
  [`${FAAS}%28FAAS)?service=virtual-cfo`, 'FAAS'],
  [`${FAAS}%28FAAS%29/virtual-cfo`, 'Virtual CFO'],
])('%s answers its page', async (path, heading) => {
  expect(await get(path)).toMatchObject({ statusCode: 200, body: `<h1>${heading}</h1>` });
});

test.each([
  ['/feed.xml', 'text/xml; charset=utf-8'],
  ['/media/film.webm', 'video/webm'],
  ['/odd.thing', 'application/octet-stream'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
])('%s is %s', async (path, type) => {
  const { statusCode, headers } = await get(path);
  expect([statusCode, headers['content-type']]).toEqual([200, type]);
});

test.each(['/nope', '/about/', '/%', '/api/v1.0/email/send'])(
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
});

test.each(['/nope', '/_astro/none.js', '/_astro', '/blog', '/hero.mp4/x', '/.env'])(
  '%s is not found, whatever is asked of it',
  async (path) => {
    expect(
      await get(path, {
        Range: 'bytes=0-1',
        'If-None-Match': 'W/"1d-1"',
        'If-Modified-Since': new Date().toUTCString(),
      }),
    ).toMatchObject({
      statusCode: 404,
      body: '<h1>Oops! Page not found</h1>',
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': REVALIDATE },
    });
  },
);

test.each([
  ...['/%252e%252e/secret.txt', '/%c0%ae%c0%ae/secret.txt', '/../secret.txt', '//secret.txt'],
  ...['//evil.example/', '/%2fevil.example/', '/\\evil.example/'],
])('%s gets nothing', async (path) => {
  const answer = await askRaw(site, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toMatch(/outside dist|SECRET|^location:/im);
});

test.each(['POST', 'PUT', 'TRACE'])('%s is refused everywhere', async (method) => {
  const body = method === 'TRACE' ? undefined : 'x';
  for (const path of ['/', '/about/', '/nope'])
    expect(await ask(site, path, { method, headers: {}, body })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
});

test('a page is sent again only when it has changed, with the headers of the first time', async () => {
  const { headers } = await get('/services');
  const known = { 'If-None-Match': headers.etag ?? '' };
  const again = await get('/services', known);
  expect(again.statusCode).toBe(304);
  for (const name of ['cache-control', 'etag', 'vary'])
    expect(again.headers[name]).toBe(headers[name]);
  writeFileSync(join(site.distDir, 'services.html'), '<h1>More services</h1>');
  expect(await get('/services', known)).toMatchObject({ body: '<h1>More services</h1>' });
});

test('a film comes in parts, and no part beyond its end', async () => {
  const { statusCode, headers, rawPayload } = await get('/hero.mp4', { Range: 'bytes=100-199' });
  expect([statusCode, rawPayload.equals(VIDEO.subarray(100, 200))]).toEqual([206, true]);
  expect(headers).toMatchObject({
    'content-range': 'bytes 100-199/1000',
    'content-type': 'video/mp4',
  });
  expect(await get('/hero.mp4', { Range: 'bytes=2000-' })).toMatchObject({
    statusCode: 416,
    headers: { 'content-range': 'bytes */1000', 'cache-control': 'no-store' },
  });
});
