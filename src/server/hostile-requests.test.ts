/** Requests that no browser sends: a clear refusal or a closed connection, never a way out, and the site goes on. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEND_PATH } from '#site/routes.ts';
import { CALL, PARAMS, ask, startTestSite, type TestSite } from '../../tests/server-harness.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

/**
 * All that comes back for a request as it is written; '' when the server just closes. `leave`: the sender goes at
 * once, so that the server does not wait for the rest of half a request.
 */
function answer(request: string, leave = false): Promise<string> {
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

const LONG = 'x'.repeat(100_000);

test.each([
  'GET / HTTP/9.9\r\n\r\n',
  'GET /about\r\nX-Injected: 1 HTTP/1.1\r\nHost: x\r\n\r\n',
  `GET /${LONG} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${LONG}\r\n\r\n`,
  'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde',
  'GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nabcde',
  'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'BREW / HTTP/1.1\r\nHost: x\r\n\r\n',
  '\u0000\u0001\u0002\r\n\r\n',
])('%.60j is refused', async (request) => {
  expect(await answer(request, true)).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  expect((await ask(site, '/about')).status).toBe(200);
});

test.each(['//evil.example/', '/\\evil.example/', '\\\\evil.example', '/about/..//evil.example/'])(
  '%s in every coding leads to no other site',
  async (start) => {
    for (const end of [
      '',
      '/',
      '.html',
      '/index.html',
      '/..',
      '?x=//evil.example/',
      '%0d%0aX-Injected:1/',
    ])
      for (const target of [
        start + end,
        (start + end).replaceAll('/', '%2f'),
        `/%09${start}${end}`,
      ]) {
        const text = await answer(
          `GET ${target} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`,
        );
        expect(text, target).toMatch(/^HTTP\/1\.1 (301|400|404) /);
        expect(text, target).not.toMatch(/^x-injected:|outside dist/im);
        const [, location = '/'] = /^location: (.*)\r$/im.exec(text) ?? [];
        expect(new URL(location, 'http://site.example/').host, target).toBe('site.example');
      }
  },
);

test('a message changes no prototype', async () => {
  const call = JSON.stringify({ ...CALL, template_params: PARAMS });
  const body = call.replace(
    '{',
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},',
  );
  await ask(site, SEND_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  expect({}).not.toHaveProperty('polluted');
});
