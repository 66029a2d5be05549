import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder } from './publish-build.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compressed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(['a.html', 'b.ics', 'services (FAAS)/d.html'])(
  'the compressed copies of %s hold the same text and are smaller',
  async (name) => {
    const text = '<p>₹ 5,000</p>'.repeat(200);
    mkdirSync(join(folder, 'services (FAAS)'));
    writeFileSync(join(folder, name), text);
    await compressFolder(folder);
    const br = readFileSync(join(folder, `${name}.br`));
    const gz = readFileSync(join(folder, `${name}.gz`));
    expect(brotliDecompressSync(br).toString()).toBe(text);
    expect(gunzipSync(gz).toString()).toBe(text);
    expect(Math.max(br.length, gz.length)).toBeLessThan(Buffer.byteLength(text));
  },
);

test('what would not shrink, and what is compressed already, stays alone', async () => {
  writeFileSync(join(folder, 'tiny.txt'), 'ab');
  writeFileSync(join(folder, 'picture.png'), Buffer.alloc(5000));
  await compressFolder(folder);
  expect(readdirSync(folder).sort()).toEqual(['picture.png', 'tiny.txt']);
});
