/**
 * Serves the built site for the browser tests, with the real server, on a free port. The server runs in a thread of the
 * test run, so it always ends with the run and leaves no port occupied.
 */
import { Worker } from 'node:worker_threads';

export default async function serve() {
  const env = {
    ...process.env,
    PORT: '0',
    // All browsers of the tests share one IP address, and would reach the normal limits on messages.
    MESSAGES_PER_ADDRESS: '10000',
    MESSAGES_IN_ALL: '10000',
  };
  const server = new Worker('./src/server/main.ts', { env, stdout: true });
  server.stdout.setEncoding('utf8');
  let printed = '';
  await new Promise<void>((ready, fail) => {
    server.on('error', fail).on('exit', () => fail(new Error('the server did not start')));
    server.stdout.on('data', (text: string) => {
      printed += text;
      const [url] = /http:\S+:\d+(?= )/.exec(printed) ?? [];
      if (url === undefined) return;
      process.env.TESTED_SITE = url;
      ready();
    });
  });
  return () => server.terminate();
}
