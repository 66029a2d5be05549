/** Debian packages that the tests need, installed where that is possible. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Only root can, and only where there is apt-get. */
export function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** False when it failed; the reason has been printed. */
export function aptInstall(packages: readonly string[]): boolean {
  attempt('apt-get', ['update', '-qq']);
  return attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** Runs an installing command; false when it failed. */
export function attempt(command: string, args: readonly string[]): boolean {
  console.log(`install: ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}
