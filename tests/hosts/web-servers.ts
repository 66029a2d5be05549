/** The web servers that the host tests start, where they are installed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const WEB_SERVERS = ['nginx', 'caddy', 'apache2'] as const;
export type WebServer = (typeof WEB_SERVERS)[number];

/** Path of the command; undefined where it is not installed. */
export function findWebServer(server: WebServer): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];
  return folders.map((folder) => join(folder, server)).find((file) => existsSync(file));
}

/** Why a server is not tried. */
export const absent = (name: string) => `${name} is not installed, so it is not tried`;
