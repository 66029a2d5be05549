/** What one visitor may ask of the server, and what it tells its supervisor. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { failureReason } from '#features/contact/send.logic.ts';
import { SECURITY_HEADERS } from '#site/hosting.ts';
import { SEND_PATH } from '#site/routes.ts';
import { ask, askRaw, sendCall, startTestSite, type TestSite } from '../../tests/server-harness.ts';

let site: TestSite;
afterEach(() => site.stop());

const kept = () => (existsSync(site.outboxDir) ? readdirSync(site.outboxDir) : []);
const send = (params = {}, headers = {}) => sendCall(site, params, headers);

test('messages of one address: 429, how long to wait, in words and as a header', async () => {
  site = await startTestSite({ perAddress: 2 });
  expect((await send()).status).toBe(200);
  expect((await send({ email: 'no address' })).status).toBe(400);
  const refused = await send();
  expect(refused).toMatchObject({
    status: 429,
    text: 'Too many messages have been sent; try again in 10 min',
    headers: Object.fromEntries(
      Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
  // Of our answer the form reads the minutes in the text; its library keeps the header from it.
  expect(failureReason(refused)).toMatch(/try again in 10 minutes\.$/);
  expect(kept()).toHaveLength(1);
  expect((await ask(site, '/about')).status).toBe(200);
});

test('messages are taken again after ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  site = await startTestSite({ perAddress: 1 });
  expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
  vi.setSystemTime(Date.now() + 600_001);
  expect((await send()).status).toBe(200);
  vi.useRealTimers();
});

test('messages in all; who has had enough does not use them up', async () => {
  site = await startTestSite({ perAddress: 2, inAll: 3, trustedProxies: 1 });
  const statuses: number[] = [];
  for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.3'])
    statuses.push((await send({}, { 'X-Forwarded-For': address })).status);
  expect(statuses).toEqual([200, 200, 429, 200, 429]);
});

test('malformed calls count for their sender alone', async () => {
  site = await startTestSite({ perAddress: 2, inAll: 1, trustedProxies: 1 });
  for (let address = 1; address <= 5; address += 1)
    expect((await send({ email: 'none' }, { 'X-Forwarded-For': `10.0.0.${address}` })).status).toBe(
      400,
    );
  expect((await send({}, { 'X-Forwarded-For': '10.0.0.1' })).status).toBe(200);
  expect((await send({}, { 'X-Forwarded-For': '10.0.0.1' })).status).toBe(429);
  expect((await send({}, { 'X-Forwarded-For': '10.0.0.2' })).status).toBe(429);
});

test.each([
  ['nobody is believed', 0, '10.0.0.1', '10.0.0.2', 429],
  ['the proxy is believed', 1, '10.0.0.1', '10.0.0.2', 200],
  ['what the visitor wrote is not', 1, '10.0.0.1, 10.0.0.9', '10.0.0.2, 10.0.0.9', 429],
])('of X-Forwarded-For %s', async (_, trustedProxies, first, second, status) => {
  site = await startTestSite({ perAddress: 1, trustedProxies });
  expect((await send({}, { 'X-Forwarded-For': first })).status).toBe(200);
  expect((await send({}, { 'X-Forwarded-For': second })).status).toBe(status);
});

test('an outbox without room: 507, and a line in the log', async () => {
  site = await startTestSite({ maxBytes: 100 });
  expect(await send()).toMatchObject({ status: 507, text: 'The message could not be kept' });
  expect(site.lines).toEqual([
    `message from asha@visitor.example could not be kept in ${site.outboxDir} (${site.outboxDir} holds as much as it may)`,
  ]);
  expect(kept()).toEqual([]);
});

test('connections', async () => {
  site = await startTestSite({ maxConnections: 3 });
  const idle = Array.from({ length: 3 }, () => connect(site.port, '127.0.0.1'));
  await Promise.all(idle.map((socket) => new Promise((done) => socket.once('connect', done))));
  await expect(ask(site, '/about')).rejects.toMatchObject({ code: 'ECONNRESET' });
  for (const socket of idle) socket.destroy();
  await vi.waitFor(async () => expect((await ask(site, '/about')).status).toBe(200));
});

test.each([
  [
    'a body',
    `POST ${SEND_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"lib`,
  ],
  ['headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: 1'],
])('%s that do not come are given up with 408', async (_, text) => {
  site = await startTestSite({ requestTimeoutMs: 50 });
  const answer = await askRaw(site, text);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('/healthz tells a supervisor that the server answers', async () => {
  site = await startTestSite();
  const { status, text, headers } = await ask(site, '/healthz?from=supervisor');
  expect([status, text, headers['cache-control']]).toEqual([200, 'OK', 'no-store']);
});

test('of two hosts none is taken', async () => {
  site = await startTestSite();
  const answer = await askRaw(
    site,
    'GET /about HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

describe('a visitor who does not read', () => {
  const SIZE = 20_000_000;
  const REQUEST = 'GET /film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n';

  /** Opens a connection that writes the request so often and takes nothing of the answers. */
  function askUnread(times: number): Promise<Socket> {
    return new Promise((resolve) => {
      const socket = connect(site.port, '127.0.0.1', () => {
        socket.write(REQUEST.repeat(times), () => resolve(socket));
      });
      socket.on('error', () => undefined).pause();
    });
  }
  const connections = () =>
    new Promise<number>((resolve) => {
      site.app.server.getConnections((_error, count) => resolve(count));
    });
  const open = async (options: Parameters<typeof startTestSite>[0] = {}) => {
    site = await startTestSite(options);
    writeFileSync(join(site.distDir, 'film.mp4'), Buffer.alloc(SIZE));
  };

  test('is disconnected after a while', async () => {
    await open({ idleTimeoutMs: 100 });
    const socket = await askUnread(1);
    await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 20_000 });
    socket.destroy();
  });

  test('and reads on, is sent all', async () => {
    await open();
    const answer = await ask(site, '/film.mp4');
    expect(answer.bytes).toHaveLength(SIZE);
  });

  test.runIf(process.platform === 'linux')(
    'but asks 400 times on each of 100 connections, is disconnected at once, and costs nothing after it',
    async () => {
      await open();
      await ask(site, '/film.mp4');
      const files = readdirSync('/proc/self/fd').length;
      const { arrayBuffers, external } = process.memoryUsage();
      const sockets = await Promise.all(Array.from({ length: 100 }, () => askUnread(400)));
      await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 20_000 });
      for (const socket of sockets) socket.destroy();
      await vi.waitFor(
        () => expect(readdirSync('/proc/self/fd').length).toBeLessThanOrEqual(files),
        { timeout: 20_000 },
      );
      const after = process.memoryUsage();
      expect(after.arrayBuffers + after.external - arrayBuffers - external).toBeLessThan(200e6);
      expect((await ask(site, '/about')).status).toBe(200);
    },
  );

  test('and sends ten requests at once is answered', async () => {
    await open();
    const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
    const answer = await askRaw(
      site,
      get('/about').repeat(9) + get('/about', 'Connection: close\r\n'),
    );
    expect(answer.match(/<h1>About/g)).toHaveLength(10);
  });
});
