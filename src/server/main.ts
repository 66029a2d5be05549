/**
 * The second half of `npm start`: serves the site in dist/ and stores messages in outbox/. `.env.example` explains the
 * settings.
 */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { BUILD_FACTS_FILE, DIST_DIR, PREVIOUS_BUILD_DIR } from '#site/build-folders.ts';
import { createApp } from './app.ts';
import { listen } from './connections.ts';
import { OUTBOX_DIR, finishMails, tryOutbox } from './outbox.ts';
import { CommandError, errorCode, runCommand } from '#lib/command.ts';

await runCommand(async () => {
  // Variables that are already set take precedence over `.env`.
  if (existsSync('.env')) process.loadEnvFile('.env');
  const port = readNumber('PORT', 4321, 0, 65_535);
  const host = process.env['HOST']?.trim() || 'localhost';
  const trustedProxies = readNumber('TRUSTED_PROXIES', 0, 0, 10);
  const perAddress = readNumber('MESSAGES_PER_ADDRESS', 10);
  const inAll = readNumber('MESSAGES_IN_ALL', 200);
  if (!['index.html', BUILD_FACTS_FILE].every((file) => existsSync(`${DIST_DIR}/${file}`)))
    throw new CommandError(`${DIST_DIR}/ has no built site; run "npm run build" first`);
  await tryOutbox(OUTBOX_DIR).catch((error: unknown) => {
    throw new CommandError(
      `${OUTBOX_DIR} cannot be written (${errorCode(error)}), so messages would be lost; make it a folder you may write to`,
    );
  });
  const app = createApp({
    site: { current: DIST_DIR, previous: PREVIOUS_BUILD_DIR },
    messages: { perAddress, inAll, outbox: OUTBOX_DIR },
    trustedProxies,
  });
  await listen(app, host, port).catch((error: unknown) => {
    throw new CommandError(
      errorCode(error) === 'EADDRINUSE'
        ? `Port ${port} is already in use; stop what runs there, or choose another with PORT=${port + 1}`
        : `Cannot listen on ${host}, port ${port} (${errorCode(error)}); check HOST and PORT`,
    );
  });
  const address = app.server.address() as AddressInfo;
  // This server uses the port, so no second server is writing into the outbox.
  const { kept, removed } = await finishMails(OUTBOX_DIR, performance.timeOrigin);
  if (kept + removed > 0)
    console.log(`messages cut off at the last stop: ${kept} kept, ${removed} incomplete removed`);
  console.log(`The site is at http://${host}:${address.port} (Ctrl+C stops it)`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void app.close());
});

/** Reads a whole number from an environment variable. Returns `otherwise` if the variable is missing or blank. */
function readNumber(name: string, otherwise: number, least = 1, most = 1_000_000): number {
  const text = process.env[name]?.trim() || String(otherwise);
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new CommandError(`${name} is "${text}"; write a whole number from ${least} to ${most}`);
  return value;
}
