/** Hostile request lines against the server behind `npm start`: a clear answer, never a way out. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, startTestSite, type TestSite } from '../server-harness.ts';
import { hostilePath, hostileQuery, hostileValue } from './hostile-addresses.ts';
import { randomFrom } from './random.ts';
import { amount, settle } from './record.ts';

const AREA = 'Hostile requests';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

/**
 * All that comes back for a request as it is written; '' when the server just closes. `leave`: the
 * sender goes at once, so that the server does not wait for the rest of half a request.
 */
function answer(request: Buffer, leave = false): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(site.port, '127.0.0.1', () => {
      if (leave) socket.end(request);
      else socket.write(request);
    });
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (received += chunk));
    socket.on('error', () => resolve(received));
    socket.on('close', () => resolve(received));
  });
}

const get = (target: string) =>
  answer(Buffer.from(`GET ${target} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`));

/** What is wrong with an answer; `allowed`: statuses. */
function faultOf(text: string, allowed: readonly number[]): string | undefined {
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]);
  if (!allowed.includes(status)) return `status ${status || 'none'}`;
  const [head = ''] = text.split('\r\n\r\n');
  if (/^x-injected:/im.test(head)) return 'a header came through';
  if (/outside dist|SECRET=|root:x:/.test(text)) return 'a file outside came through';
  const location = /^location: (.*)$/im.exec(head)?.[1];
  if (location === undefined) return undefined;
  // As a browser reads it: backward slashes count as slashes.
  const target = new URL(location, 'http://site.example/');
  return target.host === 'site.example' && !/^[/\\]{2}/.test(location)
    ? undefined
    : `leads to ${location}`;
}

const ANSWERS = [200, 301, 400, 404, 414, 431];
test('request lines: no way out, no other site, no foreign header', async () => {
  const random = randomFrom(23);
  const roots = ['/about', '/services', '/company-se', '/_astro', '/.well-known'];
  const evil = ['//evil.example/', '/\\evil.example/', '\\\\evil.example', 'http://evil.example/'];
  const ends = [
    '',
    '/',
    '.html',
    '/index.html',
    '//',
    '/..',
    '/.',
    '%2f',
    '\\',
    '?x=//evil.example/',
  ];
  const codings = [
    (text: string) => text,
    (text: string) => encodeURI(text),
    (text: string) => text.replaceAll('/', '%2f'),
    (text: string) => text.replaceAll('/', '%2F').replaceAll('\\', '%5C'),
    (text: string) => text.replaceAll('/', '%252f'),
    (text: string) => text.replaceAll('.', '%2e'),
    (text: string) => `/${text}`,
    (text: string) => `/.${text}`,
    (text: string) => `/about/..${text}`,
    (text: string) => `/%09${text}`,
    (text: string) => `http://evil.example${text}`,
  ];
  const redirects = [...evil, ...roots].flatMap((start) =>
    ends.flatMap((end) => codings.map((code) => code(start + end))),
  );
  const fuzzed = Array.from({ length: amount({ short: 1_000, long: 20_000 }) }, () =>
    random.below(2) === 0
      ? hostilePath(random, roots)
      : random.pick(roots) + hostileQuery(random, ['a', 'service'], ['x']),
  );
  // A space or line end would end the target; those have tests of their own.
  const targets = [...redirects, ...fuzzed].map((target) => target.replaceAll(/[ \r\n]/g, ''));
  const broken: string[] = [];
  for (const target of targets) {
    const fault = faultOf(await get(target), ANSWERS);
    if (fault !== undefined) broken.push(`${JSON.stringify(target.slice(0, 200))}: ${fault}`);
  }
  settle(AREA, 'request lines', targets.length, broken);
});

test('malformed requests end in 4xx or a closed connection', async () => {
  const random = randomFrom(29);
  const long = 'x'.repeat(100_000);
  const known = [
    'GET',
    'GET /\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET /about\r\nX-Injected: 1 HTTP/1.1\r\nHost: x\r\n\r\n',
    `GET /${long} HTTP/1.1\r\nHost: x\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${long}\r\n\r\n`,
    'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde',
    'GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nabcde',
    'GET / HTTP/1.1\r\nHost: x\r\n X: folded\r\n\r\n',
    'GET / HTTP/1.1\r\nHost x\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    '\u0000\u0001\u0002\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ];
  const fuzzed = Array.from({ length: amount({ short: 200, long: 5_000 }) }, () => {
    const method = random.pick(['GET', 'HEAD', 'BREW', 'get', '\u0000', 'POST']);
    const target = random.pick(['/', '*', '', 'x', '/a b', hostileValue(random, ['/about'])]);
    return `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${hostileValue(random, ['a: b'])}\r\n\r\n`;
  });
  const broken: string[] = [];
  for (const request of [...known, ...fuzzed]) {
    const text = await answer(Buffer.from(request), known.includes(request));
    const fault = text === '' ? undefined : faultOf(text, [...ANSWERS, 405, 408, 413, 414, 431]);
    if (fault !== undefined) broken.push(`${JSON.stringify(request.slice(0, 120))}: ${fault}`);
  }
  settle(AREA, 'malformed requests', known.length + fuzzed.length, broken);
  expect((await ask(site, '/about')).status).toBe(200);
});
