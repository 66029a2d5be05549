/** What one visitor may ask of the server, and what it tells its supervisor. */
import { existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { failureReason } from '#features/contact/send.ts';
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
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
  // Of our answer the form reads the minutes in the text; its library keeps the header from it.
  expect(failureReason(refused)).toMatch(/try again in 10 minutes\.$/);
  expect(kept()).toHaveLength(1);
  expect((await ask(site, '/about')).status).toBe(200);
});

test('messages in all: neither malformed calls nor who has had enough use them up', async () => {
  site = await startTestSite({ perAddress: 2, inAll: 3, trustedProxies: 1 });
  const from = async (address: string, params = {}) =>
    (await send(params, { 'X-Forwarded-For': address })).status;
  for (let last = 5; last <= 9; last += 1)
    expect(await from(`10.0.0.${last}`, { email: 'none' })).toBe(400);
  const statuses: number[] = [];
  for (const last of [1, 1, 1, 2, 3]) statuses.push(await from(`10.0.0.${last}`));
  expect(statuses).toEqual([200, 200, 429, 200, 429]);
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

test('of two hosts none is taken', async () => {
  site = await startTestSite();
  const answer = await askRaw(
    site,
    'GET /about HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test.runIf(process.platform === 'linux')(
  'who asks 100 times on each of 50 connections and reads nothing costs little, is disconnected, and leaves nothing',
  async () => {
    site = await startTestSite({ idleTimeoutMs: 500 });
    const film = join(site.distDir, 'film.mp4');
    writeFileSync(film, Buffer.alloc(20_000_000));
    const openFilms = () =>
      readdirSync('/proc/self/fd', { encoding: 'utf8' }).filter((name) => {
        const link = join('/proc/self/fd', name);
        return existsSync(link) && readlinkSync(link) === film;
      }).length;
    const memory = () => process.memoryUsage().arrayBuffers + process.memoryUsage().external;
    const before = memory();
    let most = 0;
    const sampled = setInterval(() => (most = Math.max(most, memory() - before)), 1);
    const sockets = Array.from({ length: 50 }, () => connect(site.port, '127.0.0.1'));
    for (const socket of sockets) {
      socket.on('error', () => undefined).pause();
      socket.write('GET /film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100));
    }
    await vi.waitFor(() => expect(openFilms()).toBeGreaterThan(100));
    await vi.waitFor(() => expect(openFilms()).toBe(0), { timeout: 20_000 });
    clearInterval(sampled);
    expect(most).toBeLessThan(400e6);
    expect((await ask(site, '/about')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  },
);

test('ten requests sent at once are answered', async () => {
  site = await startTestSite();
  const request = 'GET /about HTTP/1.1\r\nHost: x\r\n';
  const answer = await askRaw(
    site,
    `${request}\r\n`.repeat(9) + `${request}Connection: close\r\n\r\n`,
  );
  expect(answer.match(/<h1>About/g)).toHaveLength(10);
});
