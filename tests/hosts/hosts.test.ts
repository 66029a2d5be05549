/** One small site on our own server and on every web server that is installed: the same promises. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { compressFolder } from '#build/precompress.ts';
import { REDIRECT_FROM, REDIRECT_TO } from '#site/redirect-patterns.ts';
import { REDIRECTS } from '#site/redirects.ts';
import { HOSTILE_TEXTS } from '../hostile-texts.ts';
import { ask, closeNow, openPort } from '../server-harness.ts';
import {
  NGINX_HAS_BROTLI,
  WEB_SERVERS,
  findWebServer,
  startWebServer,
  type Started,
} from './web-servers.ts';

const SECRET = 'hush';
const PAGES = [
  'index',
  'about',
  'admin',
  '404',
  'blog/not-found',
  'services',
  'services/audit(FAAS)',
];
const FILES = ['_astro/app.js', 'media/hero.mp4', 'favicon.svg'];
const INCORPORATION = REDIRECTS['/company-se'] ?? '';

/** Redirects that no editor may write, past every check and into the rules of real servers: they stay text. */
const ATTACKS = [
  'x="; } location = /pwn { return 200 "injected',
  'x=1; return 200 injected; #',
  'x={env.SECRET_TOKEN}&y={$SECRET_TOKEN}&z={http.request.header.X-Secret}',
  'x=${SECRET_TOKEN}&y=$SECRET_TOKEN&z=$http_x_secret&w=$1',
  'x=%{ENV:SECRET_TOKEN}&y=%{HTTP:X-Secret}&z=%1',
  'x"\n}\nrespond /pwn "injected"\n#',
  'x"\nRedirect 302 /pwn /injected\n#',
  'x"]\nRewriteRule ^pwn$ /injected [R=302]',
  'x 301\n/pwn /injected 200',
  'x`\n@pwn path /pwn\nrespond @pwn injected\n`',
  'x\r\nX-Injected: 1',
  'x=₹&y=🙂',
  'x=</If><If true>',
];
// Half of a surrogate pair has no bytes of its own.
const texts = [...ATTACKS, ...HOSTILE_TEXTS.map((text) => text.toWellFormed())];
const targets = Object.fromEntries(texts.map((text, index) => [`/to-${index}`, `/about?${text}`]));
const sources = Object.fromEntries(ATTACKS.map((text) => [`/from-${text}`, '/about']));

let folder: string;
let facts: typeof import('#site/hosting.ts');
const started = new Map<string, Started>();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  chmodSync(folder, 0o755); // Apache serves as another user
  const site = join(folder, 'site');
  for (const name of [...PAGES.map((page) => `${page}.html`), ...FILES]) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), `${name} `.repeat(99));
  }
  await compressFolder(site);
  vi.resetModules();
  vi.stubEnv('CMS_REPO', 'firm/website');
  facts = await import('#site/hosting.ts');
  const { writeHostFiles } = await import('#build/host-files.ts');
  const { createApp } = await import('#server/app.ts');
  const redirects = { ...REDIRECTS, ...targets, ...sources };
  await writeHostFiles({ site, servers: join(folder, 'rules') }, redirects);
  const app = createApp({ site: { current: site } });
  started.set('own', { port: await openPort(app), stop: () => closeNow(app) });
  for (const name of WEB_SERVERS)
    if (findWebServer(name))
      started.set(name, await startWebServer(name, folder, { SECRET_TOKEN: SECRET }));
});
afterAll(async () => {
  await Promise.all([...started.values()].map((server) => server.stop()));
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const HTML = 'text/html; charset=utf-8';
const PAGE = { type: HTML, cache: 'no-cache' };
/** Address, status, and where it leads or what is sent. */
const ADDRESSES = [
  ['/', 200, { ...PAGE, file: 'index.html' }],
  ['/services/audit(FAAS)', 200, { ...PAGE, file: 'services/audit(FAAS).html' }],
  ['/about.html?a=1', 301, { to: '/about?a=1' }],
  // A page and a folder have this name.
  ['/services/', 301, { to: '/services' }],
  ['/index.html', 301, { to: '/' }],
  ['/company-se?utm=x', 301, { to: INCORPORATION }],
  ['/none', 404, { ...PAGE, file: '404.html' }],
  ['/blog/none', 404, { ...PAGE, file: 'blog/not-found.html' }],
  [
    '/_astro/app.js',
    200,
    {
      type: 'text/javascript; charset=utf-8',
      cache: 'public, max-age=31536000, immutable',
      file: '_astro/app.js',
    },
  ],
  ['/media/hero.mp4', 200, { type: 'video/mp4', cache: 'public, max-age=86400' }],
  ['/favicon.svg', 200, { type: 'image/svg+xml', cache: 'no-cache' }],
] as const;

const hosts = ['own', ...WEB_SERVERS.filter(findWebServer)];

test.for(WEB_SERVERS)('%s is tried', (name, { skip }) => {
  skip(!findWebServer(name), `${name} is not installed, so it is not tried`);
});

describe.each(hosts)('%s', (name) => {
  const get = (path: string, headers = {}) =>
    ask(started.get(name) ?? { port: 0 }, path, { headers });

  test.each(ADDRESSES)('%s is %i', async (path, status, wanted) => {
    const { headers, text, ...answer } = await get(path, { 'X-Forwarded-Proto': 'https' });
    expect(answer.status).toBe(status);
    const policy = path === '/favicon.svg' ? `, ${facts.DRAWING.policy}` : '';
    // Our own server leaves out of a script's head what means something on pages alone.
    const bare = name === 'own' && path.startsWith('/_astro/') && status === 200;
    const security = {
      ...(bare ? facts.FILE_SECURITY_HEADERS : facts.SECURITY_HEADERS),
      ...facts.TLS_HEADERS,
    };
    if (!bare) security['Content-Security-Policy'] += policy;
    for (const [header, value] of Object.entries(security))
      expect(headers[header.toLowerCase()], header).toBe(value);
    // Caddy writes brackets as codes, which lead to the same page.
    if ('to' in wanted) expect(decodeURI(headers.location ?? '')).toBe(wanted.to);
    if ('cache' in wanted)
      expect([headers['content-type'], headers['cache-control']]).toEqual([
        wanted.type,
        wanted.cache,
      ]);
    if ('file' in wanted) expect(text).toBe(`${wanted.file} `.repeat(99));
  });

  test('the editing page alone has a policy of its own', async () => {
    const { headers } = await get('/admin');
    expect(headers['content-security-policy']).toBe(
      `${facts.SECURITY_HEADERS['Content-Security-Policy']}, ${facts.STRICTER_PAGES[0]?.policy}`,
    );
  });

  test.each([
    ['br, gzip', name === 'nginx' && !NGINX_HAS_BROTLI ? 'gzip' : 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('for "%s" a page comes as %s', async (accepted, coding) => {
    const { headers } = await get('/about', { 'Accept-Encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'Accept-Encoding']);
  });

  test.each([
    ...['//evil.example/', '/%5Cevil.example.html', '/%2e%2e/rules/caddy/Caddyfile'],
    ...['/.htaccess', '/company-se%0d%0aX-Injected:1', '/about%00.html'],
  ])('%s leads nowhere', async (path) => {
    const { status, headers, text } = await get(
      path,
      // Caddy answers for no other name than its own.
      name === 'caddy' ? {} : { Host: 'evil.example' },
    );
    expect([301, 400, 404]).toContain(status);
    expect(headers['x-injected']).toBeUndefined();
    // A host may tidy the address; it must stay on the site.
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])[^\r\n]*$/);
    expect(text).not.toContain('Generated by the build');
    expect(JSON.stringify(headers)).not.toContain('//evil.example');
  });

  test.skipIf(name === 'own')('hostile redirects stay text', async () => {
    const broken: string[] = [];
    for (const [from, to] of Object.entries(targets)) {
      const { status, headers } = await get(from, { 'X-Secret': SECRET });
      const { location = '' } = headers;
      if (status !== 301 || location.includes(SECRET) || bytesOf(location) !== bytesOf(to))
        broken.push(`${to}: ${status} ${location}`);
      if (headers['x-injected'] !== undefined) broken.push(`${from}: a header came through`);
    }
    for (const path of ['/pwn', '/injected', '/from-x', '/x'])
      if ((await get(path)).status !== 404) broken.push(`${path} answers`);
    expect(broken).toEqual([]);
  });
});

/** The bytes that an address stands for: hosts may code one sign and leave another. */
const bytesOf = (address: string) =>
  Buffer.from(address)
    .toString('latin1')
    .replace(/%([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)));

test.each(ATTACKS)('an editor may not write %j', (text) => {
  expect(REDIRECT_FROM.test(`/from-${text}`)).toBe(false);
  expect(REDIRECT_TO.test(`/about?${text}`)).toBe(false);
});
