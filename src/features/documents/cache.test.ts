/** What is drawn is kept between builds: found again, drawn again when it cannot be read, cleared when unused. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cached, removeUnused } from './cache.ts';
import { fingerprintOf } from './fingerprint.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'drawn-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const DOCUMENT = { bytes: new Uint8Array([37, 80, 68, 70]), pages: 3 };
const files = () => readdirSync(directory).map((name) => join(directory, name));
const drawing = (value: unknown = DOCUMENT) => vi.fn(() => value);

describe('kept', () => {
  test('the bytes and the number of pages come back without drawing', async () => {
    expect(await cached('a', drawing(), directory)).toEqual(DOCUMENT);
    const again = drawing();
    expect(await cached('a', again, directory)).toEqual(DOCUMENT);
    expect(again).not.toHaveBeenCalled();
  });

  test('any change of what goes in draws anew', async () => {
    await cached(['template', { title: 'a' }], drawing(), directory);
    for (const input of [
      ['template', { title: 'b' }],
      ['other', { title: 'a' }],
    ]) {
      const make = drawing();
      await cached(input, make, directory);
      expect(make).toHaveBeenCalledOnce();
    }
  });

  test('what fails is not kept', async () => {
    const failing = () => Promise.reject(new Error('cannot be set'));
    await expect(cached('a', failing, directory)).rejects.toThrow('cannot be set');
    expect(await cached('a', drawing(), directory)).toEqual(DOCUMENT);
  });

  test('a folder that cannot be written does no harm', async () => {
    const blocked = join(directory, 'file');
    writeFileSync(blocked, '');
    expect(await cached('a', drawing(), join(blocked, 'below'))).toEqual(DOCUMENT);
  });
});

test.each([
  ['empty', () => Buffer.alloc(0)],
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['foreign text', () => Buffer.from('not a drawing')],
])('a file that is %s is drawn again, and kept rightly', async (_name, change) => {
  await cached('a', drawing(), directory);
  const [file = ''] = files();
  const sound = readFileSync(file);
  writeFileSync(file, change(sound));
  const make = drawing();
  expect(await cached('a', make, directory)).toEqual(DOCUMENT);
  expect(make).toHaveBeenCalledOnce();
  expect(readFileSync(file).equals(sound)).toBe(true);
});

describe('cleared', () => {
  const LONG_AGO = new Date('2020-01-01');
  const SINCE = new Date('2021-01-01');

  test('what was not used since goes; what was drawn or found again stays', async () => {
    for (const name of ['unused', 'used']) await cached(name, drawing(), directory);
    for (const file of files()) utimesSync(file, LONG_AGO, LONG_AGO);
    writeFileSync(join(directory, 'left.1.part'), 'half');
    utimesSync(join(directory, 'left.1.part'), LONG_AGO, LONG_AGO);
    await cached('used', drawing(), directory);
    await cached('new', drawing(), directory);

    expect(await removeUnused(SINCE, directory)).toBe(2);
    expect(files()).toHaveLength(2);
    const again = drawing();
    await cached('used', again, directory);
    expect(again).not.toHaveBeenCalled();
  });

  test('no folder, nothing to clear', async () => {
    expect(await removeUnused(SINCE, join(directory, 'none'))).toBe(0);
  });
});

test('the fingerprint follows every file that shapes a drawing', () => {
  const of = () => fingerprintOf([join(directory, '*.{typ,ttf}')]);
  writeFileSync(join(directory, 'a.typ'), 'one');
  const first = of();
  expect(of()).toBe(first);
  writeFileSync(join(directory, 'a.typ'), 'two');
  const second = of();
  writeFileSync(join(directory, 'b.ttf'), '');
  expect(new Set([first, second, of()]).size).toBe(3);
});
