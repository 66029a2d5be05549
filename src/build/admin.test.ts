/** What the hosts' files say of /admin, with and without a repository. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'admin-'));
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Files that name a policy, by their names: all those that set headers. */
async function hostFiles(repo: string): Promise<Record<string, string>> {
  vi.stubEnv('CMS_REPO', repo);
  const { writeHostFiles } = await import('./host-files.ts');
  await writeHostFiles({ site: folder, servers: folder }, {});
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')] as const);
  return Object.fromEntries(files.filter(([, text]) => text.includes("frame-ancestors 'none'")));
}

test('every file that sets headers allows the code host at /admin, once, and nowhere else', async () => {
  const files = await hostFiles('firm/website');
  expect(Object.keys(files).sort()).toEqual([
    '.htaccess',
    '_headers',
    'maps.conf',
    'site.caddy',
    'vercel.json',
  ]);
  for (const [name, text] of Object.entries(files)) {
    const lines = text.split('\n');
    const allowing = lines.filter((line) => line.includes('https://api.github.com'));
    // Two addresses of the one page, where the host may show both.
    expect(allowing.length, name).toBe(name === '_headers' ? 2 : 1);
    expect(text, name).toMatch(/admin/);
    expect(
      lines.filter((line) => line.includes("script-src 'self'")),
      name,
    ).toEqual(allowing);
  }
});

test('our own server sends both policies with the page, and one with its files', async () => {
  vi.stubEnv('CMS_REPO', 'firm/website');
  const { fileHeaders } = await import('#server/response-headers.ts');
  const policy = (name: string) => fileHeaders(name)['Content-Security-Policy'];
  expect(policy('/admin.html')).toMatch(/^base-uri 'none'.*, default-src 'none'.*api\.github\.com/);
  expect(policy('/admin/start.js')).toBeUndefined();
  expect(policy('/about/admin.html')).toBeUndefined();
});

test('without a repository no file knows the page', async () => {
  const files = await hostFiles('');
  expect(Object.keys(files)).toHaveLength(5);
  expect(Object.values(files).filter((text) => /admin|github/.test(text))).toEqual([]);
  const { fileHeaders } = await import('#server/response-headers.ts');
  expect(fileHeaders('/admin.html')['Content-Security-Policy']).toBeUndefined();
});

test('a page of the content under that address stops the build', async () => {
  const { writeAdmin } = await import('./admin.ts');
  const { readAdmin } = await import('#site/admin.ts');
  const settings = readAdmin({ repo: 'firm/website' });
  if (settings === undefined) throw new Error('no settings');
  await writeAdmin(folder, settings);
  await expect(writeAdmin(folder, settings)).rejects.toThrow('CMS_REPO is set');
});
