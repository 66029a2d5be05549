import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { useFolder } from '../../tests/temp-folder.ts';
import { compressFolder } from './publish-build.ts';

const at = useFolder();

const NAMES = ['a.html', 'b.ics', 'a (b)/d.html'];
test.each(NAMES)('compresses %s into smaller copies of the same text', async (name) => {
  const text = '<p>₹ 5,000</p>'.repeat(200);
  mkdirSync(at('a (b)'));
  writeFileSync(at(name), text);
  await compressFolder(at());
  const br = readFileSync(at(`${name}.br`));
  const gz = readFileSync(at(`${name}.gz`));
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gz).toString()).toBe(text);
  expect(Math.max(br.length, gz.length)).toBeLessThan(Buffer.byteLength(text));
});

test('does not compress a file that is already compressed or would not become smaller', async () => {
  writeFileSync(at('tiny.txt'), 'ab');
  writeFileSync(at('picture.png'), Buffer.alloc(5000));
  await compressFolder(at());
  expect(readdirSync(at()).sort()).toEqual(['picture.png', 'tiny.txt']);
});

test('reuses compressed copies of an earlier build only for unchanged files', async () => {
  for (const folder of ['old', 'new']) mkdirSync(at(folder));
  for (const name of ['same.html', 'changed.html']) {
    writeFileSync(at('old', name), 'a page '.repeat(50));
    for (const ending of ['br', 'gz']) writeFileSync(at('old', `${name}.${ending}`), 'known');
    writeFileSync(at('new', name), (name === 'same.html' ? 'a page ' : 'other page ').repeat(50));
  }
  await compressFolder(at('new'), at('old'));
  const gz = (name: string) => readFileSync(at('new', `${name}.gz`));
  expect(gz('same.html').toString()).toBe('known');
  expect(gunzipSync(gz('changed.html')).toString()).toContain('other page');
});

test.skipIf(process.platform === 'win32')(
  'compresses more files than a process may have open at the same time',
  () => {
    for (let number = 0; number < 400; number += 1)
      writeFileSync(at(`${number}.html`), 'a page '.repeat(50));
    const module = JSON.stringify(resolve('src/build/publish-build.ts'));
    const script = `const { compressFolder } = await import(${module}); await compressFolder('.');`;
    const command = 'ulimit -n 200 && exec "$0" --input-type=module -e "$1"';
    execFileSync('sh', ['-c', command, process.execPath, script], { cwd: at() });
    expect(readdirSync(at())).toHaveLength(3 * 400);
  },
);
