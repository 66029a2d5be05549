/** Tests that our server and each installed web server give the same answers. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeHostFiles } from '#build/host-files.ts';
import { compressFolder } from '#build/publish-build.ts';
import { createApp } from '#server/app.ts';
import { DRAWING_CONTENT_POLICY, HEADER_CONTENT_POLICY } from '#site/content-policy.ts';
import { ASSET_SECURITY_HEADERS, SECURITY_HEADERS } from '#site/hosting.ts';
import { ROUTES } from '#site/routes.ts';
import { REDIRECTS } from '#collections/reading/redirects.ts';
import { ask, start } from '../server-harness.ts';
import { useFolder } from '../temp-folder.ts';
import {
  NGINX_HAS_BROTLI,
  WEB_SERVERS,
  findWebServer,
  startWebServer,
  type Started,
} from './web-servers.ts';

const PAGES = ['index', 'about', '404', 'blog/not-found', 'services', 'services/audit(FAAS)'];
const FILES = [
  ...['_astro/app.js', '_astro/plan.svg', 'media/hero.mp4', 'media/plan.svg', 'favicon.svg'],
  'calendar/all.ics',
];

const at = useFolder(beforeAll);
const started = new Map<string, Started>();
beforeAll(async () => {
  chmodSync(at(), 0o755); // Apache reads the files as another user
  const site = at('site');
  for (const name of [...PAGES.map((page) => `${page}.html`), ...FILES]) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), `${name} `.repeat(99));
  }
  await compressFolder(site);
  // The additional redirect contains characters that have a special meaning in the configuration of a server.
  const redirects = { ...REDIRECTS, '/old(1)': '/about?a=%26+~!*(b),;=:@#c' };
  const firm = { name: 'Firm', email: 'desk@firm.example' };
  await writeHostFiles({ site, servers: at('rules') }, { redirects, firm });
  started.set('own', await start(createApp({ site: { current: site } })));
  for (const name of WEB_SERVERS)
    if (findWebServer(name)) started.set(name, await startWebServer(name, at()));
});
afterAll(async () => {
  await Promise.all([...started.values()].map((server) => server.stop()));
});

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const LONG = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
const CALENDAR = 'text/calendar; charset=utf-8';
/** Each row: address, status, and then either the target of the redirect or the text, type and caching of the file. */
const ADDRESSES: readonly [path: string, status: number, ...wanted: string[]][] = [
  ['/', 200, 'index.html', HTML, 'no-cache'],
  ['/services/audit(FAAS)', 200, 'services/audit(FAAS).html', HTML, 'no-cache'],
  ['/about.html?a=1', 301, '/about?a=1'],
  // The build contains both a page and a folder with the name `services`.
  ['/services/', 301, '/services'],
  ['/index.html', 301, '/'],
  // A program that finds links in a text may add a full stop to the address or cut off the end.
  ['/about.', 301, '/about'],
  [ROUTES.faas.slice(0, -1), 301, ROUTES.faas],
  ['/company-se?utm=x', 301, REDIRECTS['/company-se'] ?? ''],
  ['/none', 404, '404.html', HTML, 'no-cache'],
  ['/blog/none', 404, 'blog/not-found.html', HTML, 'no-cache'],
  ['/_astro/app.js', 200, '_astro/app.js', SCRIPT, LONG],
  ['/_astro/none.js', 404, '404.html', HTML, 'no-cache'],
  ['/media/hero.mp4', 200, 'media/hero.mp4', 'video/mp4', DAY],
  ['/_astro/plan.svg', 200, '_astro/plan.svg', 'image/svg+xml', LONG],
  ['/media/plan.svg', 200, 'media/plan.svg', 'image/svg+xml', DAY],
  ['/media/none.svg', 404, '404.html', HTML, 'no-cache'],
  ['/favicon.svg', 200, 'favicon.svg', 'image/svg+xml', 'no-cache'],
  ['/calendar/all.ics', 200, 'calendar/all.ics', CALENDAR, 'no-cache'],
];

const hosts = ['own', ...WEB_SERVERS.filter(findWebServer)];

test.for(WEB_SERVERS)('tests %s if it is installed', (name, { skip }) => {
  skip(!findWebServer(name), `${name} is not installed, so it is not tried`);
});

describe.each(hosts)('%s', (name) => {
  const get = (path: string, headers = {}) =>
    ask(started.get(name) ?? { port: 0 }, path, { headers });

  test.each(ADDRESSES)('answers %s with %i', async (path, status, wanted, ...kind) => {
    const { headers, text, ...answer } = await get(path);
    expect(answer.status).toBe(status);
    // Our own server sends files under /_astro/ without the headers that concern only pages.
    const bare = name === 'own' && path.startsWith('/_astro/');
    for (const [header, value] of Object.entries(bare ? ASSET_SECURITY_HEADERS : SECURITY_HEADERS))
      if (header !== 'Content-Security-Policy')
        expect(headers[header.toLowerCase()], header).toBe(value);
    const isDrawing = status === 200 && path.endsWith('.svg');
    const ofPage = bare ? undefined : HEADER_CONTENT_POLICY;
    const policy = isDrawing ? DRAWING_CONTENT_POLICY : ofPage;
    expect(headers['content-security-policy']).toBe(policy);
    // Caddy may percent-encode brackets in a redirect and send scripts as application/javascript.
    if (status === 301) return expect(decodeURI(headers.location ?? '')).toBe(wanted);
    const type = headers['content-type']?.replace(/^application(?=.javascript)/, 'text');
    expect([type, headers['cache-control']]).toEqual(kind);
    expect(text).toBe(`${wanted} `.repeat(99));
  });

  test('redirects to exactly the address that an editor has written', async () => {
    expect((await get('/old(1)')).headers.location).toBe('/about?a=%26+~!*(b),;=:@#c');
  });

  test.each([
    ['br, gzip', name === 'nginx' && !NGINX_HAS_BROTLI ? 'gzip' : 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('to a browser that accepts "%s", sends a page as %s', async (accepted, coding) => {
    const { headers } = await get('/about', { 'Accept-Encoding': accepted });
    expect([headers['content-type'], headers['content-encoding']]).toEqual([HTML, coding]);
    expect(headers.vary).toMatch(/^accept-encoding(, accept-encoding)?$/i);
  });

  test.each([
    ...['//evil.example/', '/%5Cevil.example.html', '/%2e%2e/rules/caddy/Caddyfile'],
    ...['/.htaccess', '/company-se%0d%0aX-Injected:1', '/about%00.html'],
  ])('never redirects %s to another site', async (path) => {
    const { status, headers, text } = await get(
      path,
      // Caddy answers only requests for its own host name.
      name === 'caddy' ? {} : { Host: 'evil.example' },
    );
    expect([301, 400, 404]).toContain(status);
    expect(headers['x-injected']).toBeUndefined();
    // A server may redirect to a corrected path, but only on the same site.
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])[^\r\n]*$/);
    expect(text).not.toContain('Generated by the build');
    expect(JSON.stringify(headers)).not.toContain('//evil.example');
  });
});
