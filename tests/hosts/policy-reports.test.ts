/** With an address for reports, every server names it in the policy. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../server-harness.ts';
import { startWebServer } from './start-web-server.ts';
import { WEB_SERVERS, absent, findWebServer } from './web-servers.ts';

const URI = 'https://reports.example.com/csp?key=a&of=site';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
  chmodSync(folder, 0o755); // Apache serves as another user
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/index.html'), 'index');
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

async function writeRules() {
  const { writeHostFiles } = await import('#build/host-files.ts');
  const { SECURITY_HEADERS } = await import('#site/hosting.ts');
  await writeHostFiles({ site: join(folder, 'site'), servers: join(folder, 'rules') }, {});
  return SECURITY_HEADERS;
}

test.each(WEB_SERVERS)('%s', async (name) => {
  if (findWebServer(name) === undefined) return console.warn(`hosts: ${absent(name)}`);
  vi.stubEnv('CSP_REPORT_URI', URI);
  const wanted = await writeRules();
  expect(wanted['Content-Security-Policy']).toMatch(/; report-uri https:.*; report-to csp$/);
  expect(wanted['Reporting-Endpoints']).toBe(`csp="${URI}"`);
  const rules = join(folder, 'rules');
  const server = await startWebServer(name, join(folder, 'site'), join(folder, name), { rules });
  for (const path of ['/', '/nope/']) {
    const { headers } = await ask(server ?? { port: 0 }, path);
    for (const [header, value] of Object.entries(wanted))
      expect(headers[header.toLowerCase()], header).toBe(value);
  }
  await server?.stop();
});

test('nothing is reported unasked', async () => {
  vi.stubEnv('CSP_REPORT_URI', '');
  expect(JSON.stringify(await writeRules())).not.toContain('eport');
});

test.each(['http://reports.example.com', 'https://a.example/";x', 'https://a.example/{env.X} y'])(
  '%s is refused',
  async (address) => {
    vi.stubEnv('CSP_REPORT_URI', address);
    await expect(writeRules()).rejects.toThrow(
      /^CSP_REPORT_URI is "http.* write one https address/,
    );
  },
);
