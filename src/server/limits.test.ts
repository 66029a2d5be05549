/** Tests the limits on messages, requests and connections. */
import { once } from 'node:events';
import dns from 'node:dns/promises';
import { readdirSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { SEND_PATH } from '#site/routes.ts';
import { createApp } from './app.ts';
import { listen } from './connections.ts';
import { ask, askRaw, sendCall, startTestSite, type TestSite } from '../../tests/server-harness.ts';

let site: TestSite;
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => site.stop());

const send = (params = {}, headers = {}) => sendCall(site, params, headers);

test('answers 429 to too many messages from one address, with the time to wait', async () => {
  site = await startTestSite({ perAddress: 2 });
  expect((await send()).status).toBe(200);
  expect((await send({ email: 'no address' })).status).toBe(400);
  const { status, text, headers } = await send();
  expect([status, text]).toEqual([429, 'Too many messages have been sent; try again in 10 min']);
  expect(headers['retry-after']).toMatch(/^(59\d|600)$/);
  expect(readdirSync(site.outboxDir)).toHaveLength(1);
  expect((await ask(site, '/about')).status).toBe(200);
});

test('counts neither malformed calls nor refused messages towards the overall limit', async () => {
  site = await startTestSite({ perAddress: 1, inAll: 3, trustedProxies: 1 });
  const from = async (address: string, params = {}) =>
    (await send(params, { 'X-Forwarded-For': address })).status;
  for (let last = 5; last <= 9; last += 1)
    expect(await from(`10.0.${last}.1`, { email: 'none' })).toBe(400);
  const statuses: number[] = [];
  for (const last of [1, 1, 2, 3, 4, 5]) statuses.push(await from(`10.0.${last}.1`));
  expect(statuses).toEqual([200, 429, 200, 200, 429, 429]);
  expect(readdirSync(site.outboxDir)).toHaveLength(3);
});

test('lets one network use at most a quarter of the overall limit', async () => {
  site = await startTestSite({ perAddress: 1, inAll: 8, trustedProxies: 1 });
  const from = async (address: string) => (await send({}, { 'X-Forwarded-For': address })).status;
  const household = ['2001:db8:7:1::5', '2001:db8:7:2::5', '2001:DB8:0007:3::5'];
  const others = ['2001:db8:8::5', '198.51.100.7', '198.51.100.8', '198.51.100.9', '203.0.113.9'];
  const statuses: number[] = [];
  for (const address of [...household, ...others]) statuses.push(await from(address));
  expect(statuses).toEqual([200, 200, 429, 200, 200, 200, 429, 200]);
});

test.each([
  ['is ignored if no proxy is trusted', 0, '10.0.0.1', '10.0.0.2', 429],
  ['of a trusted proxy is used', 1, '10.0.0.1', '10.0.0.2', 200],
  ['is used without the port', 1, '10.0.0.1:50712', '10.0.0.1:50713', 429],
  ['of the visitor is ignored', 1, '10.0.0.1, 10.0.0.9', '10.0.0.2, 10.0.0.9', 429],
])('X-Forwarded-For %s', async (_, trustedProxies, first, second, status) => {
  site = await startTestSite({ perAddress: 1, trustedProxies });
  expect((await send({}, { 'X-Forwarded-For': first })).status).toBe(200);
  expect((await send({}, { 'X-Forwarded-For': second })).status).toBe(status);
});

test.each([
  ['405', '/about', 1, 'Content-Length: 40000'],
  ['405', '/about', 1, 'Transfer-Encoding: chunked'],
  ['429', SEND_PATH, 0, 'Content-Length: 40000'],
  ['415', SEND_PATH, 1, 'Content-Length: 40000'],
])(
  'answers %s and closes the connection if the body does not arrive (%s, limit %i, %s)',
  async (status, path, perAddress, size) => {
    site = await startTestSite({ perAddress });
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n${size}`;
    // Resolves only when the server has closed the connection.
    const answer = await askRaw(site, `${head}\r\n\r\n9c40\r\nbegun`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\\nconnection: close\\r`, 'i'));
    // Node waits for the rest of the body until the longer of these two timeouts has passed.
    expect(site.app.server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 15_000 });
  },
);

test('answers ten requests of one connection, then closes it', async () => {
  site = await startTestSite();
  const request = 'GET /about HTTP/1.1\r\nHost: x\r\n';
  const last = `${request}Connection: close\r\n\r\n`;
  const answer = await askRaw(site, `${request}\r\n`.repeat(11) + last);
  expect(answer.match(/HTTP\/1\.1 200 /g)).toHaveLength(10);
  // The server also closes inactive connections, and limits the number of open connections.
  expect(site.app.server).toMatchObject({
    timeout: 30_000,
    keepAliveTimeout: 5_000,
    maxConnections: 1_000,
  });
});

test('ends an answer that the visitor has not received within two minutes', async () => {
  site = await startTestSite();
  writeFileSync(join(site.distDir, 'film.mp4'), Buffer.alloc(50_000_000));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const socket = connect(site.port, '127.0.0.1').on('error', () => undefined);
  socket.write('GET /film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  socket.pause();
  vi.advanceTimersByTime(120_000);
  vi.useRealTimers();
  socket.resume();
  await once(socket, 'close');
  expect(socket.bytesRead).toBeLessThan(50_000_000);
});

test('answers 408 to a request that does not arrive in time', async () => {
  site = await startTestSite();
  const accepted = once(site.app.server, 'connection') as Promise<[Socket]>;
  const visitor = connect(site.port, '127.0.0.1');
  const [socket] = await accepted;
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  site.app.server.emit('clientError', late, socket);
  expect((await buffer(visitor)).toString()).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
});

test('does not send status 400 for a malformed request while it sends another answer', async () => {
  site = await startTestSite();
  writeFileSync(join(site.distDir, 'film.mp4'), Buffer.alloc(50_000_000));
  const socket = connect(site.port, '127.0.0.1').on('error', () => undefined);
  socket.write('GET /film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  socket.pause();
  socket.write('no request\r\n\r\n');
  expect((await buffer(socket)).includes('HTTP/1.1 400')).toBe(false);
});

test('completes the answers in progress before it stops', async () => {
  site = await startTestSite();
  const bytes = 20_000_000;
  writeFileSync(join(site.distDir, 'film.mp4'), Buffer.alloc(bytes));
  const socket = connect(site.port, '127.0.0.1');
  socket.write('GET /film.mp4 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await once(socket, 'data');
  const closed = site.app.close();
  socket.resume();
  await once(socket, 'close');
  await closed;
  expect(socket.bytesRead).toBeGreaterThan(bytes);
});

// On other systems, the address 127.0.0.2 may have to be set up first.
test.runIf(process.platform === 'linux')(
  'applies the same limits to the second address of localhost, and closes both together',
  async () => {
    site = await startTestSite();
    const app = createApp({ site: { current: site.distDir } });
    const lookup = vi.spyOn(dns, 'lookup') as MockInstance<() => unknown>;
    lookup.mockResolvedValueOnce([{ address: '127.0.0.1' }, { address: '127.0.0.2' }]);
    await listen(app, 'localhost', 0);
    lookup.mockRestore();
    const { port } = app.server.address() as AddressInfo;
    const get = () => fetch(`http://127.0.0.2:${port}/about`);
    const { status, headers } = await get();
    expect([status, headers.get('keep-alive')]).toEqual([200, 'timeout=5, max=10']);
    await app.close();
    await vi.waitFor(() => expect(get).rejects.toThrow());
  },
);
