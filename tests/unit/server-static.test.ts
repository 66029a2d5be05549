import { once } from 'node:events';
import { readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { REVALIDATE, SECURITY_HEADERS, TLS_HEADERS } from '#config/hosting.ts';
import { accepts } from '#server/find-file.ts';
import { fileHeaders } from '#server/response-headers.ts';
import { VIDEO, ask, askRaw, startTestSite, type TestSite } from './server-harness.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const FAAS = '/services/financial-audit-advisory-services';

describe('pages', () => {
  test.each([
    ['/', '<h1>Home</h1>'],
    ['/?a=1', '<h1>Home</h1>'],
    ['/about', '<h1>About</h1>'],
    ['/about?service=x', '<h1>About</h1>'],
    ['/services', '<h1>Services</h1>'],
    ['/services/hr-services', '<h1>HR</h1>'],
    [`${FAAS}(FAAS)`, '<h1>FAAS</h1>'],
    [`${FAAS}%28FAAS%29`, '<h1>FAAS</h1>'],
    [`${FAAS}%28FAAS)?service=virtual-cfo`, '<h1>FAAS</h1>'],
    ['http://localhost/about', '<h1>About</h1>'],
    [`${FAAS}(FAAS)/virtual-cfo`, '<h1>Virtual CFO</h1>'],
    [`${FAAS}%28FAAS%29/virtual-cfo`, '<h1>Virtual CFO</h1>'],
  ])('%s answers its page', async (path, body) => {
    const answer = await ask(site, path);
    expect(answer).toMatchObject({ status: 200, text: body });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': REVALIDATE,
      etag: expect.stringMatching(/^W\/"/),
    });
  });

  test('HEAD answers the headers alone', async () => {
    const { status, headers, bytes } = await ask(site, '/about', { method: 'HEAD' });
    expect({ status, length: headers['content-length'], sent: bytes.length }).toEqual({
      status: 200,
      length: '14',
      sent: 0,
    });
  });

  test('a page that the visitor has is not sent again', async () => {
    const first = await ask(site, '/about');
    const again = await ask(site, '/about', { headers: { 'If-None-Match': first.headers.etag } });
    expect(again).toMatchObject({ status: 304, text: '' });
    for (const name of ['cache-control', 'etag', 'vary'])
      expect(again.headers[name]).toBe(first.headers[name]);
    writeFileSync(join(site.distDir, 'about.html'), '<h1>About us</h1>');
    const changed = await ask(site, '/about', { headers: { 'If-None-Match': first.headers.etag } });
    writeFileSync(join(site.distDir, 'about.html'), '<h1>About</h1>');
    expect(changed).toMatchObject({ status: 200, text: '<h1>About us</h1>' });
  });
});

test.each([
  ['the tag among others', { 'If-None-Match': '"x", TAG' }, 304],
  ['any tag', { 'If-None-Match': '*' }, 304],
  ['another tag', { 'If-None-Match': 'W/"1-1"' }, 200],
  ['the same date', { 'If-Modified-Since': 'DATE' }, 304],
  ['an earlier date', { 'If-Modified-Since': 'Thu, 01 Jan 2015 00:00:00 GMT' }, 200],
  ['no date', { 'If-Modified-Since': 'yesterday' }, 200],
  ['another tag and the same date', { 'If-None-Match': '"x"', 'If-Modified-Since': 'DATE' }, 200],
])('a visitor who has %s', async (_, condition, status) => {
  const { etag = '', 'last-modified': date = '' } = (await ask(site, '/notes.txt')).headers;
  const headers = Object.fromEntries(
    Object.entries(condition).map(([name, value]) => [
      name,
      value.replace('TAG', etag).replace('DATE', date),
    ]),
  );
  expect((await ask(site, '/notes.txt', { headers })).status).toBe(status);
});

describe('not found', () => {
  test.each([
    '/nope',
    '/blog/none',
    '/_astro/none.js',
    '/404',
    '/_astro',
    '/hero.mp4/x',
    '/none.mp4',
  ])('%s', async (path) => {
    expect(await ask(site, path, { headers: { Range: 'bytes=0-1' } })).toMatchObject({
      status: 404,
      text: '<h1>Oops! Page not found</h1>',
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': REVALIDATE },
    });
  });

  test('HEAD of a missing page has the status and no body', async () => {
    expect(await ask(site, '/nope', { method: 'HEAD' })).toMatchObject({ status: 404, text: '' });
  });

  test('without a 404 page the answer is plain text', async () => {
    const bare = await startTestSite();
    rmSync(join(bare.distDir, '404.html'));
    expect(await ask(bare, '/nope')).toMatchObject({ status: 404, text: 'Not found' });
    await bare.stop();
  });
});

describe('redirects', () => {
  test.each([
    ['/about/', '/about'],
    ['/about.html?a=1', '/about?a=1'],
    ['/services/?service=x', '/services?service=x'],
    ['/index.html', '/'],
    [`${FAAS}%28FAAS%29/`, `${FAAS}(FAAS)`],
    ['/company-se', '/services/company-secretarial-services?service=company-incorporation'],
    [
      '/company-incorporation/',
      '/services/company-secretarial-services?service=company-incorporation',
    ],
  ])('%s → %s', async (path, location) => {
    expect(await ask(site, path)).toMatchObject({ status: 301, headers: { location } });
  });
});

describe('attempts to get out', () => {
  test.each([
    '/../secret.txt',
    '/../dist-private/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/%252e%252e/secret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/services/../../secret.txt',
    '/services/%2e%2e/%2e%2e/secret.txt',
    '//secret.txt',
    '//evil.example/',
    '/%2fevil.example/',
    '/\\evil.example/',
    '/.env',
  ])('%s gets nothing', async (path) => {
    const answer = await askRaw(
      site,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toMatch(/outside dist|SECRET|^location:/im);
  });

  test.each(['/%', '/%zz', '/%c0%ae%c0%ae/secret.txt', '/about%00.html', '/a%0d%0ax:y/'])(
    '%s is malformed',
    async (path) => {
      const answer = await askRaw(
        site,
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  test('the absolute form stays on the site', async () => {
    const answer = await askRaw(
      site,
      'GET http://evil.example/about/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 301 /);
    expect(answer).toMatch(/^location: \/about\r$/im);
  });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])(
  '%s is refused',
  async (method) => {
    expect(await ask(site, '/about', { method })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
  },
);

describe('compression', () => {
  test.each([
    ['gzip, deflate, br', 'br', 'from brotli'],
    ['gzip, deflate', 'gzip', 'from gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip', 'from gzip'],
    ['identity', undefined, 'plain'],
    ['br;q=0, gzip;q=0.0', undefined, 'plain'],
    ['', undefined, 'plain'],
  ])('"%s" gets %s', async (accepted, encoding, text) => {
    const { status, headers, bytes } = await ask(site, '/packed', {
      headers: { 'Accept-Encoding': accepted },
    });
    const plain =
      encoding === 'br'
        ? brotliDecompressSync(bytes)
        : encoding === 'gzip'
          ? gunzipSync(bytes)
          : bytes;
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(plain.toString()).toBe(`<h1>${text}</h1>`);
  });

  test('a file without compressed copies is sent as it is', async () => {
    const answer = await ask(site, '/about', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(answer.text).toBe('<h1>About</h1>');
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test.each([
    ['br;q=0.5, gzip', 'br', true],
    ['GZIP', 'gzip', true],
    ['br ; q=0 , gzip', 'br', false],
    ['br ; q=0 , gzip', 'gzip', true],
    ['gzip;q=0.000', 'gzip', false],
    ['', 'br', false],
    ['brr', 'br', false],
  ])('"%s" takes %s: %s', (header, coding, expected) => {
    expect(accepts(header, coding)).toBe(expected);
  });
});

describe('parts', () => {
  test.each([
    ['bytes=0-', 0, 999],
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=-100', 900, 999],
    ['bytes=990-5000', 990, 999],
  ])('%s', async (range, start, end) => {
    const { status, headers, bytes } = await ask(site, '/hero.mp4', { headers: { Range: range } });
    expect(status).toBe(206);
    expect(bytes.equals(VIDEO.subarray(start, end + 1))).toBe(true);
    expect(headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/1000`,
      'content-length': String(end - start + 1),
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': REVALIDATE,
      'x-content-type-options': 'nosniff',
    });
  });

  test('a part after the end is 416', async () => {
    expect(await ask(site, '/hero.mp4', { headers: { Range: 'bytes=1000-' } })).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */1000' },
    });
  });

  test.each([
    ['a reversed range', { Range: 'bytes=5-2' }],
    ['nonsense', { Range: 'bytes=x-y' }],
    ['several ranges', { Range: 'bytes=0-1,5-6' }],
    ['another version', { Range: 'bytes=0-1', 'If-Range': 'Thu, 01 Jan 2015 00:00:00 GMT' }],
    ['a weak tag', { Range: 'bytes=0-1', 'If-Range': 'W/"1000-1"' }],
  ])('%s gets the whole file', async (_, headers) => {
    const answer = await ask(site, '/hero.mp4', { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers['accept-ranges']).toBe('bytes');
    expect(answer.bytes.equals(VIDEO)).toBe(true);
  });

  test('the same version by date gets its part', async () => {
    const modified = statSync(join(site.distDir, 'hero.mp4')).mtime.toUTCString();
    const headers = { Range: 'bytes=1-2', 'If-Range': modified };
    expect((await ask(site, '/hero.mp4', { headers })).status).toBe(206);
  });

  test('a page is never sent in parts', async () => {
    const answer = await ask(site, '/about', { headers: { Range: 'bytes=5-2' } });
    expect(answer).toMatchObject({ status: 200, text: '<h1>About</h1>' });
  });

  test('a document may be', async () => {
    const answer = await ask(site, '/brochure.pdf', { headers: { Range: 'bytes=0-3' } });
    expect(answer).toMatchObject({ status: 206, text: '%PDF' });
    expect(answer.headers['content-type']).toBe('application/pdf');
  });

  test.each(['', 'Range: bytes=1-\r\n'])(
    'a visitor who breaks off (%j) leaves no file open',
    async (range) => {
      const complain = vi.spyOn(console, 'error');
      const film = join(site.distDir, 'long.mp4');
      writeFileSync(film, Buffer.alloc(20_000_000));
      await new Promise<void>((resolve) => {
        const socket = connect(site.port, '127.0.0.1', () =>
          socket.write(`GET /long.mp4 HTTP/1.1\r\nHost: x\r\n${range}\r\n`),
        );
        socket.once('data', () => {
          if (process.platform === 'linux') expect(openFiles()).toContain(film);
          socket.destroy();
        });
        socket.once('close', () => resolve());
      });
      if (process.platform === 'linux')
        await vi.waitFor(() => expect(openFiles()).not.toContain(film));
      expect((await ask(site, '/about')).status).toBe(200);
      expect(complain).not.toHaveBeenCalled();
      complain.mockRestore();
    },
  );

  test.runIf(process.platform === 'linux')('a part that was sent leaves no file open', async () => {
    await ask(site, '/hero.mp4', { headers: { Range: 'bytes=0-9' } });
    await ask(site, '/hero.mp4', { headers: { Range: 'bytes=5000-' } });
    await vi.waitFor(() => expect(openFiles()).not.toContain(join(site.distDir, 'hero.mp4')));
  });

  test.skipIf(process.platform === 'win32')(
    'what is neither page nor file is not found',
    async () => {
      const odd = createServer().listen(join(site.distDir, 'odd.png'));
      await once(odd, 'listening');
      expect((await ask(site, '/odd.png')).status).toBe(404);
      odd.close();
    },
  );
});

describe('headers', () => {
  test.each([
    [
      '/_astro/app.B1x2@y.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    [
      '/_astro/app.B1x2%40y.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/notes.txt', 'text/plain; charset=utf-8', REVALIDATE],
    ['/feed.xml', 'text/xml; charset=utf-8', REVALIDATE],
    ['/calendar.ics', 'text/calendar; charset=utf-8', REVALIDATE],
    ['/image.png', 'image/png', REVALIDATE],
    ['/media/film.webm', 'video/webm', 'public, max-age=86400'],
    ['/odd.thing', 'application/octet-stream', REVALIDATE],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', REVALIDATE],
  ])('%s is %s, %s', async (path, type, cache) => {
    const { status, headers } = await ask(site, path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache]);
  });

  test.each(['/', '/nope', '/about/', '/%', '/hero.mp4', '/api/v1.0/email/send'])(
    '%s carries the security headers',
    async (path) => {
      expect((await ask(site, path)).headers).toMatchObject(lowerCase(SECURITY_HEADERS));
    },
  );

  test('only hashed files are kept for good', () => {
    expect(fileHeaders('/x_astro/a.js')['Cache-Control']).toBe(REVALIDATE);
  });

  test.each([
    ['http', {}],
    ['https', lowerCase(TLS_HEADERS)],
  ])('a visitor who came over %s is told %o about TLS', async (protocol, expected) => {
    const { headers } = await ask(site, '/', { headers: { 'X-Forwarded-Proto': protocol } });
    const told = Object.keys(lowerCase(TLS_HEADERS)).filter((name) => name in headers);
    expect(told).toEqual(Object.keys(expected));
    expect(headers).toMatchObject(expected);
  });

  test('a drawing opened by itself may run nothing', async () => {
    const { headers } = await ask(site, '/drawing.svg');
    expect(headers['content-security-policy']).toMatch(
      /frame-ancestors 'none'.*, default-src 'none'; style-src 'unsafe-inline'$/,
    );
  });
});

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** Paths of the files this process holds open (Linux). */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd').map((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`);
    } catch {
      return '';
    }
  });
}
