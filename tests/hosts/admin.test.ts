/** With a repository, every server sends the page at /admin with its own policy, and no other page. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../server-harness.ts';
import { startWebServer } from './start-web-server.ts';
import { WEB_SERVERS, absent, findWebServer } from './web-servers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'admin-'));
  chmodSync(folder, 0o755); // Apache serves as another user
  mkdirSync(join(folder, 'site/admin'), { recursive: true });
  for (const file of ['index.html', 'about.html', 'admin.html', 'admin/start.js', '404.html'])
    writeFileSync(join(folder, 'site', file), file);
  vi.resetModules();
  vi.stubEnv('CMS_REPO', 'firm/website');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test.each(WEB_SERVERS)('%s', async (name) => {
  if (findWebServer(name) === undefined) return console.warn(`hosts: ${absent(name)}`);
  const { writeHostFiles } = await import('#build/host-files.ts');
  const { SECURITY_HEADERS, STRICTER_PAGES } = await import('#site/hosting.ts');
  const rules = join(folder, 'rules');
  await writeHostFiles({ site: join(folder, 'site'), servers: rules }, {});
  const server = await startWebServer(name, join(folder, 'site'), join(folder, name), { rules });
  const policyOf = async (path: string) => {
    const { status, headers } = await ask(server ?? { port: 0 }, path);
    return { status, policy: headers['content-security-policy'] };
  };
  const policy = SECURITY_HEADERS['Content-Security-Policy'];
  expect(await policyOf('/admin')).toEqual({
    status: 200,
    policy: `${policy}, ${STRICTER_PAGES[0]?.policy}`,
  });
  for (const path of ['/', '/about', '/admin/start.js'])
    expect(await policyOf(path), path).toEqual({ status: 200, policy });
  expect(await policyOf('/admin/none')).toEqual({ status: 404, policy });
  expect((await policyOf('/admin/')).status).toBe(301);
  await server?.stop();
});
