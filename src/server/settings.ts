/** What the environment says about the server; `.env.example` explains each name. */
import { existsSync } from 'node:fs';
import { MAX_CONNECTIONS, REQUEST_TIMEOUT_MS, type Address } from './listen.ts';
import { MESSAGES_IN_ALL, MESSAGES_PER_ADDRESS } from './messages.ts';
import { OUTBOX_MAX_BYTES } from './outbox.ts';
import { StartError } from './start-error.ts';

const DEFAULT_PORT = 4321;
const HIGHEST_PORT = 65_535;
const MB = 1_000_000;

export interface Settings extends Address {
  readonly trustedProxies: number;
  readonly perAddress: number;
  readonly inAll: number;
  readonly outboxMaxBytes: number;
  /** Undefined: messages are kept until somebody deletes them. */
  readonly keepDays: number | undefined;
  /** Obey `fault:…` subjects; see message-faults.ts. */
  readonly faults: boolean;
}

/** Of this process and of `.env`; what is set already counts before the file. */
export function loadSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readSettings(process.env);
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws a `StartError` for a value that cannot be one. */
export function readSettings(env: Environment): Settings {
  const keepDays = readNumber(env, 'MESSAGE_KEEP_DAYS', 0);
  return {
    port: readNumber(env, 'PORT', DEFAULT_PORT, { least: 0, most: HIGHEST_PORT }),
    host: env['HOST']?.trim() || undefined,
    maxConnections: readNumber(env, 'MAX_CONNECTIONS', MAX_CONNECTIONS),
    requestTimeoutMs: readNumber(env, 'REQUEST_TIMEOUT_S', REQUEST_TIMEOUT_MS / 1000) * 1000,
    trustedProxies: readNumber(env, 'TRUSTED_PROXIES', 0, { least: 0, most: 10 }),
    perAddress: readNumber(env, 'MESSAGES_PER_ADDRESS', MESSAGES_PER_ADDRESS),
    inAll: readNumber(env, 'MESSAGES_IN_ALL', MESSAGES_IN_ALL),
    outboxMaxBytes: readNumber(env, 'OUTBOX_MAX_MB', OUTBOX_MAX_BYTES / MB) * MB,
    keepDays: keepDays === 0 ? undefined : keepDays,
    faults: env['MESSAGE_FAULTS'] === '1',
  };
}

function readNumber(
  env: Environment,
  name: string,
  otherwise: number,
  { least, most } = { least: 1, most: 1_000_000 },
): number {
  const written = env[name]?.trim() ?? '';
  if (written === '') return otherwise;
  const value = Number(written);
  if (!/^\d+$/.test(written) || value < least || value > most)
    throw new StartError(
      `${name} is "${env[name]}"; write a whole number from ${least} to ${most}`,
    );
  return value;
}
