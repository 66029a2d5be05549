/** What the environment says about the server; `.env.example` explains each name. */
import { existsSync } from 'node:fs';
import { StartError } from './start-error.ts';

export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  /** Name or address to listen on. */
  readonly host: string;
  readonly trustedProxies: number;
  /** Messages in ten minutes. */
  readonly perAddress: number;
  readonly inAll: number;
  /** 0: messages are kept until somebody deletes them. */
  readonly keepDays: number;
}

/** Of this process and of `.env`; what is set already counts before the file. */
export function loadSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readSettings(process.env);
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws a `StartError` for a value that cannot be one. */
export function readSettings(env: Environment): Settings {
  return {
    port: readNumber(env, 'PORT', 4321, { least: 0, most: 65_535 }),
    host: env['HOST']?.trim() || 'localhost',
    trustedProxies: readNumber(env, 'TRUSTED_PROXIES', 0, { least: 0, most: 10 }),
    perAddress: readNumber(env, 'MESSAGES_PER_ADDRESS', 10),
    inAll: readNumber(env, 'MESSAGES_IN_ALL', 200),
    keepDays: readNumber(env, 'MESSAGE_KEEP_DAYS', 0, { least: 0, most: 36_500 }),
  };
}

function readNumber(
  env: Environment,
  name: string,
  otherwise: number,
  { least, most } = { least: 1, most: 1_000_000 },
): number {
  const text = env[name]?.trim() || String(otherwise);
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new StartError(
      `${name} is "${env[name]}"; write a whole number from ${least} to ${most}`,
    );
  return value;
}
