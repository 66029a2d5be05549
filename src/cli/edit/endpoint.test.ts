import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EDIT_PATH, FROM, STATE_HEADER, VERSION_HEADER } from './settings.ts';
import { createEditHandler, isEditCall } from './endpoint.ts';
import { ownRequestsOnly, refusal } from '#server/own-requests.ts';
import { createStore } from './store.ts';
import { createTrash } from './trash.ts';
import { useContentCopy } from '../../../tests/content-copy.ts';

let server: Server;
let port: number;
const { contentDir, folder, path } = useContentCopy(beforeAll);
let post: string;

beforeAll(async () => {
  post = path('blog/1.md');
  const store = createStore((text) => Promise.resolve(text), {
    contentDir: contentDir(),
    trash: createTrash(`${folder()}/removed`),
  });
  const handler = createEditHandler(store, () => port);
  server = createServer((one, answer) => void handler(one, answer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
beforeEach(() => cpSync('content/blog/1.md', post));
afterAll(() => {
  server.close();
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** As a page of the server's own sends it, unless `headers` say otherwise. */
async function call(method: string, path: string, headers: Record<string, string> = {}, body = '') {
  const host = `127.0.0.1:${port}`;
  const own = { host, ...(method === 'GET' ? {} : { origin: `http://${host}` }), ...headers };
  const sent = request({ port, host: '127.0.0.1', method, path: EDIT_PATH + path, headers: own });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: Buffer.concat(parts).toString(),
  } as Answer;
}
const addressOf = (file: string) => `/files/${file.split('/').map(encodeURIComponent).join('/')}`;

async function opened() {
  const { text } = await call('GET', addressOf(post));
  const form = JSON.parse(text) as Record<string, unknown>;
  return { form, version: { [VERSION_HEADER]: String(form[FROM]) } };
}
const save = (form: unknown, headers: Record<string, string>) =>
  call('PUT', addressOf(post), headers, JSON.stringify(form));

test('a form is read, changed and written; the rest of the file stays', async () => {
  const { form, version } = await opened();
  const before = readFileSync(post, 'utf8');
  const { status, headers } = await save({ ...form, author: 'The tax team' }, version);
  expect(status).toBe(204);
  expect(decodeURIComponent(String(headers[STATE_HEADER]))).toMatch(/^Published/);
  expect(readFileSync(post, 'utf8')).toBe(
    before.replace("author: 'Virtual CFO team'", "author: 'The tax team'"),
  );
  const again = { [VERSION_HEADER]: String(headers[VERSION_HEADER]) };
  expect((await save(form, again)).status).toBe(204);
  expect(readFileSync(post, 'utf8')).toBe(before);
});

test('a file that changed elsewhere is not overwritten', async () => {
  const { form, version } = await opened();
  const other = readFileSync(post, 'utf8').replace('Virtual CFO', 'Another');
  writeFileSync(post, other);
  const { status, text } = await save({ ...form, author: 'Mine' }, version);
  expect(status).toBe(412);
  expect(text).toContain('changed elsewhere');
  expect(readFileSync(post, 'utf8')).toBe(other);
});

test.each(['', 'no json', '[]', 'null', '{}', '{"__proto__": {}}', '{"constructor": {}}'])(
  '%j is no form',
  async (body) => {
    const { version } = await opened();
    const before = readFileSync(post, 'utf8');
    expect((await call('PUT', addressOf(post), version, body)).status).toBe(422);
    expect(readFileSync(post, 'utf8')).toBe(before);
  },
);

test.each([
  '/files/../../package.json',
  '/files/%2e%2e%2f%2e%2e%2fpackage.json',
  '/files/package.json',
  '/files//etc/passwd',
  '/files/content/blog/..%5C..%5Cpackage.json',
  '/files/content/blog/1.md%00',
  '/files/content/.schemas/blog.json',
  '/cms/../package.json',
  '/cms/assets/%2e%2e/%2e%2e/package.json',
  '/cms/..%2fpackage.json',
])('%s is neither read nor written', async (path) => {
  const { version } = await opened();
  expect((await call('GET', path)).status).toBe(404);
  expect((await call('PUT', path, version, '{}')).status).toBeGreaterThanOrEqual(404);
  expect((await call('DELETE', path)).status).toBeGreaterThanOrEqual(404);
  expect((await call('POST', path, {}, post)).status).toBeGreaterThanOrEqual(404);
  expect(existsSync(post)).toBe(true);
});

test.each([
  ['a name that points here', { host: 'evil.example:80' }],
  ['another port', { host: '127.0.0.1:1' }],
  ['another name of this machine', { host: 'evil.localhost' }],
  ['a page of another such name', { origin: 'http://evil.localhost' }],
  ['another website', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['another website, by the browser’s word', { 'sec-fetch-site': 'cross-site' }],
  ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
])('%s is refused', async (_who, headers) => {
  const { form, version } = await opened();
  const before = readFileSync(post, 'utf8');
  const { status } = await call(
    'PUT',
    addressOf(post),
    { ...version, ...headers },
    JSON.stringify({ ...form, author: 'X' }),
  );
  expect(status).toBe(403);
  expect((await call('GET', '', headers)).status).toBe(403);
  expect(readFileSync(post, 'utf8')).toBe(before);
});

test('a change must say where it comes from, a look need not', () => {
  const headers = { host: `localhost:${port}` };
  expect(refusal('GET', headers, port)).toBeUndefined();
  expect(refusal('PUT', headers, port)).toContain('does not say');
  expect(refusal('PUT', { ...headers, origin: `http://localhost:${port}` }, port)).toBeUndefined();
});

test('the page may load nothing from elsewhere and be framed nowhere', async () => {
  const { headers, text } = await call('GET', '');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(text).not.toMatch(/https?:/);
  const loaded = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
  expect(loaded).toHaveLength(3);
  for (const path of loaded)
    expect((await call('GET', path.slice(EDIT_PATH.length))).status, path).toBe(200);
  expect((await call('GET', '/cms/index.js')).headers['content-type']).toBe('text/javascript');
  expect((await call('PATCH', addressOf(post))).status).toBe(405);
});

test('what is removed is listed, and put back', async () => {
  const before = readFileSync(post, 'utf8');
  const { id } = JSON.parse((await call('DELETE', addressOf(post))).text) as { id: string };
  expect(existsSync(post)).toBe(false);
  expect(JSON.parse((await call('GET', '/removed')).text)).toMatchObject([{ id, path: post }]);
  expect((await call('POST', `/removed/${id}`)).status).toBe(200);
  expect(readFileSync(post, 'utf8')).toBe(before);
  expect((await call('POST', `/removed/${id}`)).status).toBe(404);
});

test('the development server answers only pages of its own; a link elsewhere may open one', () => {
  const judge = (headers: Record<string, string>) => {
    let passed = false;
    const answer = { writeHead: () => answer, end: () => answer };
    const request = { method: 'GET', headers: { host: 'localhost:4321', ...headers } };
    const guard = ownRequestsOnly(() => 4321);
    guard(request as never, answer as never, () => (passed = true));
    return passed;
  };
  const opening = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  expect(judge({})).toBe(true);
  expect(judge({ ...opening, 'sec-fetch-dest': 'document' })).toBe(true);
  expect(judge({ ...opening, 'sec-fetch-dest': 'iframe' })).toBe(false);
  expect(judge({ host: 'evil.localhost:4321' })).toBe(false);
  expect(judge({ host: 'localhost:1' })).toBe(false);
  expect(judge({ origin: 'http://evil.localhost:9999' })).toBe(false);
  expect(judge({ 'sec-fetch-site': 'same-site' })).toBe(false);
});

test('only the editing page’s own addresses are its', () => {
  const calls = [EDIT_PATH, `${EDIT_PATH}/`, `${EDIT_PATH}?x`, `${EDIT_PATH}or`, '/', undefined];
  expect(calls.map(isEditCall)).toEqual([true, true, true, false, false, false]);
});
