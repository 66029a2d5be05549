/** Finds the web servers that the host tests start; installs Debian's packages where it may. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, mayInstall } from './apt-install.ts';

/** Command of each server → Debian packages that bring it. */
const PACKAGES = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
  apache2: ['apache2-bin'],
} as const;

export type WebServer = keyof typeof PACKAGES;
export const WEB_SERVERS = Object.keys(PACKAGES) as WebServer[];

/** Path of the command; undefined where it is not installed. */
export function findWebServer(server: WebServer): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];
  return folders.map((folder) => join(folder, server)).find((file) => existsSync(file));
}

/** Installs what is missing, as far as this user may; the tests of what is still missing are skipped. */
export function installWebServers(): void {
  const missing = WEB_SERVERS.filter((server) => findWebServer(server) === undefined);
  if (missing.length === 0 || !mayInstall()) return;
  withoutStarting(() => aptInstall(missing.flatMap((server) => PACKAGES[server])));
}

/** Debian starts a server as soon as it is installed, unless this file says no. */
function withoutStarting(install: () => void): void {
  const policy = '/usr/sbin/policy-rc.d';
  const ours = !existsSync(policy);
  if (ours) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    install();
  } finally {
    if (ours) rmSync(policy);
  }
}
