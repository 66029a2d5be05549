/** How files of a small site are answered; tests/hosts/ asks the same of the built one. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REVALIDATE, SECURITY_HEADERS, TLS_HEADERS } from '#site/hosting.ts';
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
  ['/?a=1', 'Home'],
  ['/about?service=x', 'About'],
  ['/services', 'Services'],
  ['/services/hr-services', 'HR'],
  [`${FAAS}(FAAS)`, 'FAAS'],
  [`${FAAS}%28FAAS%29`, 'FAAS'],
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
  ['/notes.txt', 'text/plain; charset=utf-8', REVALIDATE],
  ['/feed.xml', 'text/xml; charset=utf-8', REVALIDATE],
  ['/calendar.ics', 'text/calendar; charset=utf-8', REVALIDATE],
  ['/image.png', 'image/png', REVALIDATE],
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

test.each(['/nope', '/_astro/none.js', '/404', '/_astro', '/hero.mp4/x', '/none.mp4', '/.env'])(
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

test.each(['/blog/999', '/blog/x/y', '/blog/not-found'])('%s is no article', async (path) => {
  const body = '<h1>Blog Post Not Found</h1>';
  expect(await get(path)).toMatchObject({ ...NOT_FOUND, body });
});

test('without a 404 page the answer is plain text', async () => {
  const bare = await startTestSite();
  rmSync(join(bare.distDir, '404.html'));
  expect(await ask(bare, '/nope')).toMatchObject({ status: 404, text: 'Not found' });
  await bare.stop();
});

test.each([
  ...['/%252e%252e/secret.txt', '/%c0%ae%c0%ae/secret.txt', '//secret.txt', '/.env'],
  ...['//evil.example/', '/%2fevil.example/', '/\\evil.example/'],
])('%s gets nothing', async (path) => {
  const answer = await askRaw(site, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toMatch(/outside dist|SECRET|^location:/im);
});

test.each([
  ...['/%', '/%zz', '/about%00.html', '/a%0d%0ax:y/', '/..%2fsecret.txt', '/%2e%2e/secret.txt'],
  ...['/../secret.txt', '/../dist-private/secret.txt', '/services/../../secret.txt'],
  ...['/..\\secret.txt', '/..%5csecret.txt'],
])('%s is malformed', async (path) => {
  const answer = await askRaw(site, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*\r\n\r\nMalformed address$/);
});

test('the absolute form stays on the site', async () => {
  const answer = await askRaw(
    site,
    'GET http://evil.example/about/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 301 [^]*^location: \/about\r$/im);
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

describe('compression', () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

  test.each([
    ['gzip, deflate, br', 'br', 'from brotli'],
    ['gzip, deflate', 'gzip', 'from gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip', 'from gzip'],
    ['identity', undefined, 'plain'],
    ['br;q=0, gzip;q=0.0', undefined, 'plain'],
    ['', undefined, 'plain'],
  ] as const)('"%s" gets %s', async (accepted, coding, text) => {
    const { headers, rawPayload } = await get('/packed', { 'Accept-Encoding': accepted });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(headers['content-encoding']).toBe(coding);
    expect(unpack[coding ?? 'identity'](rawPayload).toString()).toBe(`<h1>${text}</h1>`);
  });

  test('a file without compressed copies is sent as it is', async () => {
    const { body, headers } = await get('/about', { 'Accept-Encoding': 'br, gzip' });
    expect([body, headers['content-encoding']]).toEqual(['<h1>About</h1>', undefined]);
  });
});

describe('what the visitor has', () => {
  test.each([
    ['the tag among others', { 'If-None-Match': '"x", TAG' }, 304],
    ['any tag', { 'If-None-Match': '*' }, 304],
    ['another tag', { 'If-None-Match': 'W/"1-1"' }, 200],
    ['the same date', { 'If-Modified-Since': 'DATE' }, 304],
    ['an earlier date', { 'If-Modified-Since': 'Thu, 01 Jan 2015 00:00:00 GMT' }, 200],
    ['another tag and the same date', { 'If-None-Match': '"x"', 'If-Modified-Since': 'DATE' }, 200],
  ])('%s', async (_, condition, status) => {
    const first = await get('/notes.txt');
    const { etag = '', 'last-modified': date = '' } = first.headers;
    const headers = Object.fromEntries(
      Object.entries(condition).map(([name, value]) => [
        name,
        value.replace('TAG', etag).replace('DATE', date),
      ]),
    );
    const again = await get('/notes.txt', headers);
    expect(again.statusCode).toBe(status);
    for (const name of ['cache-control', 'etag', 'vary'])
      expect(again.headers[name]).toBe(first.headers[name]);
  });

  test('a page that has changed is sent', async () => {
    const { headers } = await get('/services');
    writeFileSync(join(site.distDir, 'services.html'), '<h1>More services</h1>');
    const again = await get('/services', { 'If-None-Match': headers.etag ?? '' });
    expect([again.statusCode, again.body]).toEqual([200, '<h1>More services</h1>']);
  });
});

describe('parts', () => {
  test.each([
    ['bytes=0-', 0, 999],
    ['bytes=100-199', 100, 199],
    ['bytes=-100', 900, 999],
    ['bytes=990-5000', 990, 999],
  ])('%s', async (range, start, end) => {
    const { statusCode, headers, rawPayload } = await get('/hero.mp4', { Range: range });
    expect(statusCode).toBe(206);
    expect(rawPayload.equals(VIDEO.subarray(start, end + 1))).toBe(true);
    expect(headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/1000`,
      'content-length': String(end - start + 1),
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
    });
  });

  test('after the end is 416, and says so once', async () => {
    const { statusCode, headers } = await get('/hero.mp4', { Range: 'bytes=1000-' });
    expect(statusCode).toBe(416);
    expect(headers).toMatchObject({ 'content-range': 'bytes */1000', 'cache-control': 'no-store' });
    expect(headers.etag).toBeUndefined();
  });

  test.each([
    ['several', { Range: 'bytes=0-1,5-6' }],
    ['of another version', { Range: 'bytes=0-1', 'If-Range': 'Thu, 01 Jan 2015 00:00:00 GMT' }],
    ['of another tag', { Range: 'bytes=0-1', 'If-Range': 'W/"1000-1"' }],
  ])('%s are the whole file', async (_, headers) => {
    const { statusCode, rawPayload } = await get('/hero.mp4', headers);
    expect([statusCode, rawPayload.equals(VIDEO)]).toEqual([200, true]);
  });

  test('of the same version by date', async () => {
    const { 'last-modified': date = '' } = (await get('/hero.mp4')).headers;
    const { statusCode } = await get('/hero.mp4', { Range: 'bytes=1-2', 'If-Range': date });
    expect(statusCode).toBe(206);
  });

  test('of a document', async () => {
    const { statusCode, body, headers } = await get('/brochure.pdf', { Range: 'bytes=0-3' });
    expect([statusCode, body, headers['content-type']]).toEqual([206, '%PDF', 'application/pdf']);
  });
});

test.each([
  ['/about', 200, '14'],
  ['/nope', 404, '29'],
  ['/hero.mp4', 200, '1000'],
])('HEAD of %s has the headers alone', async (path, status, length) => {
  const answer = await ask(site, path, { method: 'HEAD' });
  expect(answer).toMatchObject({ status, text: '', headers: { 'content-length': length } });
});
