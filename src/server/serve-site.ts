/** Starts the server for a built site in the current folder: dist/, outbox/, content/site.json. */
import { existsSync } from 'node:fs';
import { readSite } from '#entries/read.ts';
import { formatFault } from '#schemas/fault-text.ts';
import type { Mailbox } from './compose-mail.ts';
import { createSiteHandler } from './create-server.ts';
import { listen } from './listen.ts';
import { OUTBOX_DIR, openOutbox } from './outbox.ts';
import type { Settings } from './settings.ts';
import { StartFault } from './start-fault.ts';

const DIST_DIR = 'dist';

/** Everything that would stop the server, found before a build is waited for; throws a `StartFault`. */
export async function checkStart(settings: Settings): Promise<void> {
  await openOutbox(OUTBOX_DIR);
  const probe = await listen(() => Promise.resolve(), settings);
  await probe.close(0);
}

/** Serves until SIGINT or SIGTERM; throws a `StartFault` when it cannot. */
export async function serveSite(settings: Settings): Promise<void> {
  if (!existsSync(`${DIST_DIR}/index.html`))
    throw new StartFault(`${DIST_DIR}/ holds no built site; run "npm run build" first`);
  await openOutbox(OUTBOX_DIR);
  const handler = createSiteHandler({
    distDir: DIST_DIR,
    outboxDir: OUTBOX_DIR,
    firm: readFirm(),
    faults: settings.faults,
  });
  const running = await listen(handler, settings);
  console.log(`The site is at ${running.url} (Ctrl+C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void running.close());
}

/** Name and address of the firm; throws a `StartFault` when site.json has a fault. */
function readFirm(): Mailbox {
  const { value: site, faults } = readSite();
  if (site === undefined) throw new StartFault(faults.map(formatFault).join('; '));
  return { name: site.name, email: site.email };
}

/** Runs a command's work; a `StartFault` becomes one line and exit code 1. */
export async function orOneLine(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
