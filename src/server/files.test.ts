/** Tests responses that only our own server gives. tests/hosts/ tests the responses that are the same on every host. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BUILD_FACTS_FILE } from '#site/build-folders.ts';
import { REVALIDATE, SECURITY_HEADERS } from '#site/hosting.ts';
import { VIDEO, ask, askRaw, startTestSite, type TestSite } from '../../tests/server-harness.ts';
import { REDIRECTS } from '#collections/reading/redirects.ts';
import { ROUTES, SEND_PATH } from '#site/routes.ts';
import { createApp, resolveRequestTarget } from './app.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers });

const ABSENT = ['/nope', '/_astro/none.js', '/services', '/hero.mp4/x', '/.env'];
test.each(ABSENT)(
  'answers %s with the whole 404 page, also to range requests and conditional requests',
  async (path) => {
    const now = new Date().toUTCString();
    const known = { Range: 'bytes=0-1', 'If-None-Match': 'W/"1d-1"', 'If-Modified-Since': now };
    expect(await get(path, known)).toMatchObject({
      statusCode: 404,
      body: '<h1>Oops! Page not found</h1>',
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': REVALIDATE },
    });
  },
);

test('sends the error page with status 500 for /500 and after a failure of the server', async () => {
  const body = '<h1>Unexpected Application Error!</h1>';
  writeFileSync(join(site.distDir, '500.html'), body);
  expect(await get('/500')).toMatchObject({ statusCode: 500, body });
  const app = createApp({ site: { current: site.distDir } });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const facts = join(site.distDir, BUILD_FACTS_FILE);
  const written = readFileSync(facts);
  writeFileSync(facts, '{"redirects":null}');
  expect(await app.inject('/about')).toMatchObject({ statusCode: 500, body });
  rmSync(join(site.distDir, '500.html'));
  expect((await app.inject('/about')).body).toBe('The server could not answer');
  writeFileSync(facts, written);
  log.mockRestore();
});

test('serves no file outside dist/', async () => {
  const request = 'GET /../secret.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  const answer = await askRaw(site, request);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toMatch(/outside dist|SECRET|^location:/im);
});

test.each([
  ['http://visitor.example/about HTTP/1.1\r\nHost: x', 200],
  ['HTTP://visitor.example?a=b HTTP/1.1\r\nHost: x', 200],
  ['http://visitor.example//secret.txt HTTP/1.1\r\nHost: x', 404],
  ['/about HTTP/1.1\r\nHost: x\r\nHost: y', 400],
  ['/about HTTP/1.1', 400],
  ['/about', 400],
  ['/about HTTP/1.1\r\nHost: x\r\nnot a header', 400],
  [`/about HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}`, 431],
])('answers GET %s with status %i and the security headers', async (rest, status) => {
  const answer = await askRaw(site, `GET ${rest}\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    expect(answer.toLowerCase()).toContain(`\n${name}: ${value}\r`.toLowerCase());
});

/** Each text is repeated in a long address, which could slow down a badly written regular expression. */
const LONG = ['(', '-', '.', "'", '-/', '/', '%28', '%', '=', '?', '/index', '.html', '%C2%AD'];
test.each(LONG)(
  'answers a long address that repeats %j about as fast as a long word',
  async (sign) => {
    /** Returns the lowest processor time (ms) of five requests, because other work on the machine hardly affects it. */
    const leastTime = async (path: string) => {
      let least = Infinity;
      for (let round = 0; round < 5; round += 1) {
        const start = process.cpuUsage();
        await get(path);
        const { user, system } = process.cpuUsage(start);
        least = Math.min(least, (user + system) / 1_000);
      }
      return least;
    };
    const plain = await leastTime(`/${'a'.repeat(16_000)}`);
    const path = `/${sign.repeat(16_000 / sign.length)}`;
    // If a regular expression needed quadratic time, this request would take over 100 times as long as `plain`.
    expect(await leastTime(`${path}a`)).toBeLessThan(25 * (plain + 1));
    expect(await leastTime(path)).toBeLessThan(25 * (plain + 1));
  },
);

test.each([
  ['/ABOUT', '/about'],
  ['/about.?a=B', '/about?a=B'],
  ['/about),', '/about'],
  ['/Services/HR-services%E2%80%9D', '/services/hr-services'],
  ['/services/Audit(faas', '/services/audit(FAAS)'],
  ['/services/audit(FAAS)/GST.', '/services/audit(FAAS)/gst'],
])('redirects %s to the page %s', async (path, location) => {
  mkdirSync(join(site.distDir, 'services/audit(FAAS)'), { recursive: true });
  for (const page of ['audit(FAAS)', 'audit(FAAS)/gst'])
    writeFileSync(join(site.distDir, `services/${page}.html`), '');
  expect(await get(path)).toMatchObject({ statusCode: 301, headers: { location } });
});

test.each(['POST', 'PUT', 'TRACE'])('refuses the method %s at every address', async (method) => {
  const body = method === 'TRACE' ? undefined : 'x';
  const refused = { status: 405, headers: { allow: 'GET, HEAD' } };
  for (const path of ['/', '/about/', '/nope', `${SEND_PATH}?a`])
    expect(await ask(site, path, { method, body })).toMatchObject(refused);
});

test('sends a part of a film, and answers 416 to a range beyond the end of the film', async () => {
  const { statusCode, rawPayload } = await get('/hero.mp4', { Range: 'bytes=100-199' });
  expect([statusCode, rawPayload.equals(VIDEO.subarray(100, 200))]).toEqual([206, true]);
  const beyond = { statusCode: 416, headers: { 'cache-control': 'no-store' } };
  expect(await get('/hero.mp4', { Range: 'bytes=2000-' })).toMatchObject(beyond);
});

/** An address that contains brackets. */
const FAAS = ROUTES.faas;
test.each([
  ['/', { path: '/' }],
  ['/about', { path: '/about' }],
  [FAAS, { path: FAAS }],
  [FAAS.replace('(', '%28').replace(')', '%29'), { path: FAAS }],
  [`${FAAS.replace('(', '%28')}?service=virtual-cfo`, { path: FAAS }],
  ['/%252e%252e/secret', { path: '/%2e%2e/secret' }],
  ['/.well-known/security.txt', { path: '/.well-known/security.txt' }],
  ['/about/?a=1&b=2', { location: '/about?a=1&b=2' }],
  ['/about.html/', { location: '/about' }],
  ['/index', { location: '/' }],
  ['/services/index.html', { location: '/services' }],
  [`${FAAS}/?a`, { location: `${FAAS}?a` }],
  ['/%e2%82%b9/', { location: '/%e2%82%b9' }],
  ['/a%3Fb/', { location: '/a%3Fb' }],
  ['/company-se?utm=x', { location: REDIRECTS['/company-se'] }],
])('resolves the request target %s to %j', (target, answer) =>
  expect(resolveRequestTarget(target, REDIRECTS)).toEqual(answer),
);

test.each([
  ...['//evil.example/', '//evil.example/about.html', '/\\evil.example/', '/%2Fevil.example/'],
  ...['/a//b', '/a%2Fb', '/a%5Cb', '/./about', '/.env', '/%ff', '/%', '/a%00b'],
  ...['/a%0d%0aSet-Cookie:x', '/%c0%ae%c0%ae/secret.txt', '/..%2f..%2fsecret', '/..'],
  ...['/a/../../secret.txt', '/.%2e/secret.txt', '/%2e%2e/a', '/.well-known/../.env'],
  ...['*', 'about'],
])('refuses the request target %s', (target) =>
  expect(resolveRequestTarget(target, REDIRECTS)).toBeUndefined(),
);
