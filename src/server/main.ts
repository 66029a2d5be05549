/** The second half of `npm start`: serves the site in dist/ and keeps its messages in outbox/. */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { DIST_DIR, PREVIOUS_BUILD_DIR } from '#site/build-folders.ts';
import { formatProblem } from '#collections/reading/problem.ts';
import { readSite } from '#collections/reading/read.ts';
import { createApp } from './app.ts';
import type { Mailbox } from './compose-mail.ts';
import { OUTBOX_DIR, createOutbox } from './outbox.ts';
import { loadSettings } from './settings.ts';
import { StartError, errorCode, orOneLine } from './start-error.ts';

const SWEEP_EVERY_MS = 3_600_000;
/** Answers under way when the server is stopped are broken off after this long. */
const CLOSE_GRACE_MS = 2_000;

await orOneLine(async () => {
  const settings = loadSettings();
  if (!existsSync(`${DIST_DIR}/index.html`))
    throw new StartError(`${DIST_DIR}/ holds no built site; run "npm run build" first`);
  const outbox = createOutbox(OUTBOX_DIR);
  await outbox.open().catch((error: unknown) => {
    throw new StartError(
      `${OUTBOX_DIR} cannot be written (${errorCode(error)}), so messages would be lost; make it a folder you may write to`,
    );
  });
  const app = createApp({
    site: { current: DIST_DIR, previous: PREVIOUS_BUILD_DIR },
    messages: { ...settings, outbox, firm: readFirm() },
    trustedProxies: settings.trustedProxies,
  });
  await app.listen(settings).catch((error: unknown) => {
    const { host, port } = settings;
    throw new StartError(
      errorCode(error) === 'EADDRINUSE'
        ? `Port ${port} is already in use; stop what runs there, or choose another with PORT=${port + 1}`
        : `Cannot listen on ${host}, port ${port} (${errorCode(error)}); check HOST and PORT`,
    );
  });
  const sweep = () =>
    void outbox
      .sweep(new Date(), settings.keepDays)
      .catch((error: unknown) =>
        console.error(`Old messages could not be deleted (${errorCode(error)})`),
      );
  if (settings.keepDays > 0) {
    sweep();
    setInterval(sweep, SWEEP_EVERY_MS).unref();
  }
  const { port } = app.server.address() as AddressInfo;
  console.log(`The site is at http://${printedHost(settings.host)}:${port} (Ctrl+C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      setTimeout(() => process.exit(), CLOSE_GRACE_MS).unref();
      void app.close();
    });
});

/** Name and address of the firm; throws a `StartError` when site.json has a problem. */
function readFirm(): Mailbox {
  const { value: site, errors } = readSite();
  if (site === undefined) throw new StartError(errors.map(formatProblem).join('; '));
  return { name: site.name, email: site.email };
}

function printedHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
