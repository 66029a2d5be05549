/** What one visitor may ask of the server, and what it tells its supervisor. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { failureReason } from '#features/contact/delivery.logic.ts';
import { SECURITY_HEADERS } from '#site/hosting.ts';
import { SEND_PATH } from '#site/routes.ts';
import { ask, askRaw, sendCall, startTestSite, type TestSite } from '../../tests/server-harness.ts';

let site: TestSite;
afterEach(() => site.stop());

const kept = () => readdirSync(site.outboxDir);
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

test.each([
  ['nobody is believed', 0, '10.0.0.1', '10.0.0.2', 429],
  ['the proxy is believed', 1, '10.0.0.1', '10.0.0.2', 200],
  ['what the visitor wrote is not', 1, '10.0.0.1, 10.0.0.9', '10.0.0.2, 10.0.0.9', 429],
])('of X-Forwarded-For %s', async (_, trustedProxies, first, second, status) => {
  site = await startTestSite({ perAddress: 1, trustedProxies });
  expect((await send({}, { 'X-Forwarded-For': first })).status).toBe(200);
  expect((await send({}, { 'X-Forwarded-For': second })).status).toBe(status);
});

test('an outbox or a disk without room: 507, and a line in the log', async () => {
  site = await startTestSite({ maxBytes: 100 });
  expect(await send()).toMatchObject({ status: 507, text: 'The message could not be kept' });
  expect(site.lines).toEqual([
    `message from asha@visitor.example could not be kept in ${site.outboxDir} (${site.outboxDir} holds as much as it may (OUTBOX_MAX_MB))`,
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
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
});

test.each([
  ['HTTP/0.9', 'GET /about\r\n\r\n'],
  ['HTTP/9.9', 'GET /about HTTP/9.9\r\nHost: x\r\n\r\n'],
])('%s is refused', async (_, text) => {
  site = await startTestSite();
  const answer = await askRaw(site, text);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toContain('<h1>');
});

test('/healthz says whether messages can be written, and asks the disk no more than needed', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  site = await startTestSite();
  const health = async () => {
    const { status, text, headers } = await ask(site, '/healthz?from=supervisor');
    return [status, text, headers['cache-control']];
  };
  expect(await health()).toEqual([200, 'OK', 'no-store']);
  expect(kept()).toEqual([]);
  rmSync(site.outboxDir, { recursive: true });
  writeFileSync(site.outboxDir, '');
  expect((await health())[0]).toBe(200);
  vi.advanceTimersByTime(5_001);
  expect(await health()).toEqual([503, 'Messages cannot be written: EEXIST', 'no-store']);
  vi.useRealTimers();
});
