/** Redirects that no editor may write, past every check and into the rules of real servers: they stay text. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeHostFiles } from '#build/host-files.ts';
import { REDIRECT_FROM, REDIRECT_TO } from '#site/redirect-patterns.ts';
import { ask } from '../server-harness.ts';
import { HOSTILE_TEXTS } from '../hostile-texts.ts';
import { startWebServer, type Started } from './start-web-server.ts';
import { WEB_SERVERS, absent, findWebServer } from './web-servers.ts';

const ATTACKS = [
  'x="; } location = /pwn { return 200 "injected',
  'x=1; return 200 injected; #',
  'x={env.SECRET_TOKEN}&y={$SECRET_TOKEN}&z={http.request.header.X-Secret}',
  'x=${SECRET_TOKEN}&y=$SECRET_TOKEN&z=$http_x_secret&w=$1',
  'x=%{ENV:SECRET_TOKEN}&y=%{HTTP:X-Secret}&z=%1',
  'x=%{reqenv:SECRET_TOKEN}',
  'x"\n}\nrespond /pwn "injected"\n#',
  'x"\nRedirect 302 /pwn /injected\n#',
  'x"]\nRewriteRule ^pwn$ /injected [R=302]',
  'x 301\n/pwn /injected 200',
  'x`\n@pwn path /pwn\nrespond @pwn injected\n`',
  'x\\\\" \' \\',
  'x\r\nX-Injected: 1',
  'x=:splat&y=*',
  'x=%zz%',
  'x=₹&y=🙂',
  'x=a b#part c',
  'x=</If><If true>',
];

// Half of a surrogate pair has no bytes of its own.
const texts = [...ATTACKS, ...HOSTILE_TEXTS.map((text) => text.toWellFormed())];
const targets = Object.fromEntries(texts.map((text, index) => [`/to-${index}`, `/about?${text}`]));
const sources = Object.fromEntries(ATTACKS.map((text) => [`/from-${text}`, '/about']));

/** The bytes that an address stands for: hosts may code one sign and leave another. */
const bytesOf = (address: string) =>
  Buffer.from(address)
    .toString('latin1')
    .replace(/%([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)));

let folder: string;
const started: Partial<Record<string, Started>> = {};
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  chmodSync(folder, 0o755); // Apache serves as another user
  const site = join(folder, 'site');
  const rules = join(folder, 'rules');
  mkdirSync(site);
  for (const page of ['index', 'about', '404']) writeFileSync(join(site, `${page}.html`), page);
  await writeHostFiles({ site, servers: rules }, { ...targets, ...sources });
  for (const name of WEB_SERVERS)
    started[name] = await startWebServer(name, site, join(folder, name), {
      rules,
      env: { SECRET_TOKEN: 'hush' },
    });
});
afterAll(async () => {
  await Promise.all(Object.values(started).map((server) => server?.stop()));
  rmSync(folder, { recursive: true });
});

test.each(ATTACKS)('an editor may not write %j', (text) => {
  expect(REDIRECT_FROM.test(`/from-${text}`)).toBe(false);
  expect(REDIRECT_TO.test(`/about?${text.replace(/^x=:splat&y=\*$/, '$')}`)).toBe(false);
});

describe.each(WEB_SERVERS)('%s', (name) => {
  test.skipIf(findWebServer(name) === undefined)('takes them as text', async () => {
    const server = started[name];
    if (server === undefined) throw new Error(absent(name));
    const broken: string[] = [];
    for (const [from, to] of Object.entries(targets)) {
      const { status, headers } = await ask(server, from, { headers: { 'X-Secret': 'hush' } });
      const { location = '' } = headers;
      if (status !== 301 || !location.startsWith('/about?') || /hush|[^!-~]/.test(location))
        broken.push(`${from}: ${status} ${location}`);
      else if (bytesOf(location) !== bytesOf(to)) broken.push(`${to} became ${location}`);
      if (headers['x-injected'] !== undefined) broken.push(`${from}: a header came through`);
    }
    for (const path of ['/pwn', '/injected', '/from-x', '/x'])
      if ((await ask(server, path)).status !== 404) broken.push(`${path} answers`);
    expect(broken).toEqual([]);
    expect((await ask(server, '/about')).text).toBe('about');
  });
});
