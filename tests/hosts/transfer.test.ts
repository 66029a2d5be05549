/** How answers travel: compressed copies, parts, versions the visitor has, headers alone. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ask, type Answer } from '../server-harness.ts';
import { ROUTES } from '#site/routes.ts';
import { decoded, fileWith, hosts } from './hosts.ts';
import { nginxHasBrotli } from './start-web-server.ts';

/** An address with brackets. */
const FAAS = ROUTES.faas;
/** Headers that HEAD may leave out, and one that differs by the second. */
const OF_THE_BODY = ['content-length', 'content-type', 'transfer-encoding', 'date'];
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** Names of headers that came more than once. */
function doubled({ rawHeaders }: Answer): string[] {
  const names = rawHeaders.filter((_text, index) => index % 2 === 0);
  return names.filter((name, index) => names.indexOf(name) !== index);
}

describe.each(hosts)('$name', (host) => {
  const hasBrotli = host.name !== 'nginx' || nginxHasBrotli();

  describe.each<readonly [string, string]>([
    ['/', 'dist/index.html'],
    [FAAS, `dist${FAAS}.html`],
    [fileWith('.css'), `dist${fileWith('.css')}`],
    [fileWith('.js'), `dist${fileWith('.js')}`],
    ['/favicon.svg', 'dist/favicon.svg'],
    // Apache sends the page of an error as it is.
    ...(host.name === 'apache2' ? [] : [['/no/such/page', 'dist/404.html'] as const]),
  ])('%s', (path, file) => {
    test.each([
      ['gzip, deflate, br, zstd', 'br'],
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip;q=1.0, br;q=0', 'gzip'],
      ['identity', undefined],
      ['gzip;q=0', undefined],
      ['br;q=0, gzip;q=0.0', undefined],
      [undefined, undefined],
    ])('for "%s" comes as %s', async (accepted, coding) => {
      const answer = await ask(host, path, {
        headers: accepted === undefined ? {} : { 'Accept-Encoding': accepted },
      });
      if (hasBrotli || coding !== 'br') expect(answer.headers['content-encoding']).toBe(coding);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(sha(decoded(answer))).toBe(sha(readFileSync(file)));
    });
  });

  test.each(['/brochure.pdf', '/media/hero.mp4', '/og/about.png'])(
    '%s is not compressed again',
    async (path) => {
      const { headers } = await ask(host, path, { headers: { 'Accept-Encoding': 'br, gzip' } });
      expect(headers['content-encoding']).toBeUndefined();
    },
  );

  describe.each(['/media/hero.mp4', '/media/hero.webm', '/brochure.pdf'])('parts of %s', (path) => {
    const whole = readFileSync(`dist${path}`);
    const size = whole.length;

    test.each([
      ['bytes=0-0', 0, 0],
      ['bytes=0-', 0, size - 1],
      ['bytes=100-199', 100, 199],
      ['bytes=-100', size - 100, size - 1],
      [`bytes=${size - 10}-${size + 500}`, size - 10, size - 1],
    ])('%s', async (range, start, end) => {
      const headers = { Range: range, 'Accept-Encoding': 'br, gzip' };
      const answer = await ask(host, path, { headers });
      expect(answer.status).toBe(206);
      expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/${size}`);
      expect(sha(answer.bytes)).toBe(sha(whole.subarray(start, end + 1)));
    });

    test('after the end there is nothing', async () => {
      const answer = await ask(host, path, { headers: { Range: `bytes=${size}-` } });
      expect(answer.status).toBe(416);
      expect(doubled(answer)).toEqual([]);
      // Apache leaves the size out.
      if (host.name !== 'apache2') expect(answer.headers['content-range']).toBe(`bytes */${size}`);
    });

    test('a part of another version is the whole', async () => {
      const headers = { Range: 'bytes=0-1', 'If-Range': 'Thu, 01 Jan 2015 00:00:00 GMT' };
      const answer = await ask(host, path, { headers });
      expect([answer.status, sha(answer.bytes)]).toEqual([200, sha(whole)]);
    });

    test('whole, it says that parts can be had', async () => {
      const { headers, status } = await ask(host, path);
      expect([status, headers['accept-ranges']]).toEqual([200, 'bytes']);
    });
  });

  describe.each(['/', FAAS, fileWith('.js'), '/brochure.pdf', '/sitemap-index.xml'])(
    'a visitor who has %s',
    (path) => {
      test.each(['', 'gzip', 'br'])('as "%s"', async (coding) => {
        const accept = { 'Accept-Encoding': coding };
        const { headers: first } = await ask(host, path, { headers: accept });
        const known = { 'If-None-Match': first.etag, 'If-Modified-Since': first['last-modified'] };
        for (const name of ['If-None-Match', 'If-Modified-Since'] as const) {
          expect(known[name]).toBeTruthy();
          const again = await ask(host, path, { headers: { ...accept, [name]: known[name] } });
          expect([again.status, again.bytes.length]).toEqual([304, 0]);
          expect(again.headers['cache-control']).toBe(first['cache-control']);
          expect(again.headers.vary).toBe('Accept-Encoding');
        }
        const stale = { ...accept, 'If-None-Match': '"another"' };
        expect((await ask(host, path, { headers: stale })).status).toBe(200);
      });
    },
  );

  test.each(['/', FAAS, fileWith('.css'), '/brochure.pdf', '/about/', '/no/such/page'])(
    'HEAD of %s has the headers of GET and no body',
    async (path) => {
      const headers = { 'Accept-Encoding': 'gzip' };
      const get = await ask(host, path, { headers });
      const head = await ask(host, path, { method: 'HEAD', headers });
      expect(head.bytes).toHaveLength(0);
      expect(head.status).toBe(get.status);
      const bare = ({ headers }: Answer) =>
        Object.entries(headers).filter(([name]) => !OF_THE_BODY.includes(name));
      expect(bare(head)).toEqual(bare(get));
    },
  );
});
