/** All servers, once for the whole run, over a copy of dist/. */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createApp } from '#server/app.ts';
import { createOutbox } from '#server/outbox.ts';
import { closeNow, openPort } from '../server-harness.ts';
import { startWebServer, type Started } from './start-web-server.ts';
import { WEB_SERVERS, absent, type WebServer } from './web-servers.ts';

const SAMPLES = {
  '.well-known/sample.txt': 'well known',
  'sample/a.ics': 'BEGIN:VCALENDAR',
  'sample/a.md': '# ₹',
  'sample/a.webmanifest': '{}',
  'sample/a.thing': 'nobody knows',
};

export interface Host {
  readonly name: WebServer | 'own';
  readonly port: number;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Our own server first; the others where they are installed. */
    hosts: readonly Host[];
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync('dist-hosts') || !existsSync('dist/index.html.br'))
    throw new Error('run "npm run build" first');
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  chmodSync(folder, 0o755); // Apache serves as another user
  const root = join(folder, 'site');
  cpSync('dist', root, { recursive: true });
  addSamples(root);
  const started: Started[] = [];
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  const hosts: Host[] = [];
  const add = (name: Host['name'], server: Started | undefined) => {
    if (server === undefined) return console.warn(`hosts: ${absent(name)}`);
    started.push(server);
    hosts.push({ name, port: server.port });
  };
  try {
    add('own', await startOwnServer(root, folder));
    for (const name of WEB_SERVERS) add(name, await startWebServer(name, root, join(folder, name)));
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('hosts', hosts);
  return stop;
}

/** Files of kinds that the site may come to have. */
function addSamples(root: string): void {
  for (const [name, text] of Object.entries(SAMPLES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

async function startOwnServer(root: string, folder: string): Promise<Started> {
  const firm = { name: 'Firm', email: 'desk@firm.example' };
  const app = createApp({
    site: { current: root },
    messages: { outbox: createOutbox(join(folder, 'outbox')), firm },
  });
  return { port: await openPort(app), stop: () => closeNow(app) };
}
