/** What one visitor may ask of the server, and what one who leaves early or never reads costs it. */
import { existsSync, readdirSync, readlinkSync, renameSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SEND_PATH } from '#site/routes.ts';
import { ask, askRaw, sendCall, startTestSite, type TestSite } from '../../tests/server-harness.ts';

let site: TestSite;
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => site.stop());

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
  expect(readdirSync(site.outboxDir)).toHaveLength(1);
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

test('of two hosts none is taken', async () => {
  site = await startTestSite();
  const hosts = 'Host: a.example\r\nHost: b.example';
  const answer = await askRaw(site, `GET /about HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test.each([
  ['405', '/about'],
  ['429', SEND_PATH],
  ['415', SEND_PATH],
])('a body that does not come → %s closes the connection with the answer', async (status, path) => {
  site = await startTestSite({ perAddress: 1 });
  if (status === '429') await send();
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 40000`;
  // Ends only when the server has closed.
  const answer = await askRaw(site, `${head}\r\n\r\nbegun`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\\nconnection: close\\r`, 'i'));
  // Node would wait for the body for the longer of the two.
  expect(site.app.server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 15_000 });
});

describe.runIf(process.platform === 'linux')('a film that nobody watches', () => {
  let film: string;
  beforeEach(async () => {
    site = await startTestSite();
    film = join(site.distDir, 'film.mp4');
    writeFileSync(film, Buffer.alloc(20_000_000));
  });
  const openFilms = () =>
    readdirSync('/proc/self/fd', { encoding: 'utf8' }).filter((name) => {
      const link = join('/proc/self/fd', name);
      return existsSync(link) && readlinkSync(link).startsWith(film);
    }).length;
  const request = 'GET /film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n';

  test('by 300 who leave early, with the file replaced meanwhile, is closed', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    /** Half of them leave before the answer begins, the others in its midst; half of each by a reset. */
    const leaveEarly = (index: number) =>
      new Promise((resolve) => {
        const away = (socket: Socket) =>
          index % 4 < 2 ? socket.destroy() : socket.resetAndDestroy();
        const socket = connect(site.port, '127.0.0.1', () =>
          socket.write(request, () => {
            if (index % 2 === 0) away(socket);
            else socket.once('data', () => away(socket));
          }),
        );
        socket.once('close', resolve);
      });
    for (let round = 0; round < 6; round += 1) {
      const visitors = Array.from({ length: 50 }, (_, index) => leaveEarly(index));
      writeFileSync(`${film}.next`, Buffer.alloc(3_000_000));
      renameSync(`${film}.next`, film);
      await Promise.all(visitors);
    }
    await vi.waitFor(() => expect(openFilms()).toBe(0), { timeout: 10_000 });
    // A file that was replaced while it was being opened gives one line, and nothing else does.
    for (const [line] of complain.mock.calls) expect(line).toMatch(/^GET \S+: ENOENT$/);
    complain.mockRestore();
  });

  test('by 50 who ask 100 times each and read nothing costs little, and is closed', async () => {
    site.app.server.setTimeout(500);
    const memory = () => process.memoryUsage().arrayBuffers + process.memoryUsage().external;
    const before = memory();
    let most = 0;
    const sampled = setInterval(() => (most = Math.max(most, memory() - before)), 1);
    const sockets = Array.from({ length: 50 }, () => connect(site.port, '127.0.0.1'));
    for (const socket of sockets) {
      socket.on('error', () => undefined).pause();
      socket.write(request.repeat(100));
    }
    await vi.waitFor(() => expect(openFilms()).toBeGreaterThanOrEqual(sockets.length));
    await vi.waitFor(() => expect(openFilms()).toBe(0), { timeout: 20_000 });
    clearInterval(sampled);
    expect(most).toBeLessThan(400e6);
    expect((await ask(site, '/about')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});
