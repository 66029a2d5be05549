/** Settings that the site's own configuration reads: of the environment, then of `.env`. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Undefined for a setting that is not made or is empty. An empty one of the environment wins over `.env`. */
export function ownEnv(name: string): string | undefined {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return (process.env[name] ?? file[name])?.trim() || undefined;
}
