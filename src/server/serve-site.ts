/** Starts the server for a built site in the current folder: dist/, outbox/, content/site.json. */
import { existsSync } from 'node:fs';
import { BUILDS_DIR, DIST_DIR, PREVIOUS_BUILD_DIR } from '#site/build-folders.ts';
import { readSite } from '#collections/reading/read.ts';
import { formatFinding } from '#collections/reading/finding.ts';
import { createApp } from './app.ts';
import type { Mailbox } from './compose-mail.ts';
import { listen } from './listen.ts';
import { OUTBOX_DIR, createOutbox, type Outbox } from './outbox.ts';
import { openServedCopy } from './served-copy.ts';
import type { Settings } from './settings.ts';
import { StartError, errorCode } from './start-error.ts';

const SWEEP_EVERY_MS = 3_600_000;
export const NO_BUILD = `${DIST_DIR}/ holds no built site; run "npm run build" first`;

/** Everything that would stop the server, found before a build is waited for; throws a `StartError`. */
export async function checkStart(settings: Settings): Promise<void> {
  await openOutbox(settings);
  const probe = await listen(createApp({}), settings);
  await probe.close(0);
}

/**
 * Serves until SIGINT or SIGTERM; throws a `StartError` when it cannot. `prepare`: adds to the copy
 * of a build that is served.
 */
export async function serveSite(
  settings: Settings,
  prepare?: (folder: string) => Promise<unknown>,
): Promise<void> {
  if (!existsSync(`${DIST_DIR}/index.html`)) throw new StartError(NO_BUILD);
  const outbox = await openOutbox(settings);
  const firm = readFirm();
  const copy = await openServedCopy({ root: '.', distDir: DIST_DIR, prepare }).catch(
    (error: unknown) => {
      throw new StartError(
        `${DIST_DIR}/ could not be copied to ${BUILDS_DIR}/ (${errorCode(error)})`,
      );
    },
  );
  try {
    const app = createApp({
      site: { current: copy.folder, previous: PREVIOUS_BUILD_DIR },
      messages: { ...settings, outbox, firm },
      trustedProxies: settings.trustedProxies,
    });
    const running = await listen(app, settings);
    const sweep = () => void outbox.sweep(new Date(), settings.keepDays);
    sweep();
    setInterval(sweep, SWEEP_EVERY_MS).unref();
    console.log(`The site is at ${running.url} (Ctrl+C stops it)`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void running.close().then(copy.close));
  } catch (error) {
    await copy.close();
    throw error;
  }
}

/** Proves that messages can be written; throws a `StartError` if not. */
async function openOutbox({ outboxMaxBytes }: Settings): Promise<Outbox> {
  const outbox = createOutbox(OUTBOX_DIR, { maxBytes: outboxMaxBytes });
  try {
    await outbox.probe();
  } catch (error) {
    throw new StartError(
      `${OUTBOX_DIR} cannot be written (${errorCode(error)}), so messages would be lost; make it a folder you may write to, with room for them`,
    );
  }
  return outbox;
}

/** Name and address of the firm; throws a `StartError` when site.json has a fault. */
function readFirm(): Mailbox {
  const { value: site, errors } = readSite();
  if (site === undefined) throw new StartError(errors.map(formatFinding).join('; '));
  return { name: site.name, email: site.email };
}

/** Runs a command's work; a `StartError` becomes one line and exit code 1. */
export async function orOneLine(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
