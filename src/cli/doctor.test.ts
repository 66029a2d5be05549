import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { useContentCopy } from '../../tests/content-copy.ts';

const { folder, edit } = useContentCopy(beforeAll);
const run = (...options: string[]) => {
  const args = [resolve('src/cli/doctor.ts'), ...options];
  return spawnSync(process.execPath, args, { cwd: folder(), encoding: 'utf8' });
};

test('prints the file and line of an error, and refuses an unknown option', () => {
  mkdirSync(`${folder()}/public`);
  for (const name of ['node_modules', 'src'])
    symlinkSync(resolve(name), `${folder()}/${name}`, 'junction');
  edit('faqs/hr.json', (source) => source.replace('"question"', '"questoin"'));
  const found = run();
  expect(found.stdout).toMatch(
    /^error {4}content\/faqs\/hr\.json:\d+: .*"questoin"; did you mean/m,
  );
  expect(found.stdout).toMatch(/ errors? to correct before the site can be built/);
  expect(found.status).toBe(1);
  const unknown = run('content/blog');
  expect(unknown.stderr).toContain('"content/blog" is not an option');
  expect(unknown.status).toBe(1);
});
