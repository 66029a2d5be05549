/** The folder of messages: private, whole, and never fuller than it may be. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOutbox, mailFileName, OutboxFull } from './outbox.ts';

let dir: string;
beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'outbox');
});
afterEach(() => rmSync(join(dir, '..'), { recursive: true }));

const mail = Buffer.from('Subject: x\r\n\r\nHello\r\n');
const NOW = new Date('2026-04-30T12:00:00Z');
const kept = () => (existsSync(dir) ? readdirSync(dir).sort() : []);
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('a mail lies in a file named by its UTC time', async () => {
  expect(mailFileName(new Date('2026-04-01T09:30:00.007Z'), '1f2e3d4c')).toBe(
    '2026-04-01T09-30-00-007Z-1f2e3d4c.eml',
  );
  const name = await createOutbox(dir).keep(mail, NOW);
  expect(name).toMatch(/^2026-04-30T12-00-00-000Z-[0-9a-f]{8}\.eml$/);
  expect(kept()).toEqual([name]);
});

test.skipIf(process.platform === 'win32')('nobody else may read it', async () => {
  const outbox = createOutbox(dir);
  const name = await outbox.keep(mail, NOW);
  expect([mode(dir), mode(join(dir, name))]).toEqual(['700', '600']);
  chmodSync(dir, 0o755);
  await outbox.keep(mail, NOW);
  expect(mode(dir)).toBe('700');
});

test('a file in the place of the folder is refused', async () => {
  writeFileSync(dir, '');
  await expect(createOutbox(dir).open()).rejects.toMatchObject({ code: 'EEXIST' });
});

test('it holds no more than it may, and takes mails again when it was emptied', async () => {
  const outbox = createOutbox(dir, 3 * mail.length);
  mkdirSync(dir);
  writeFileSync(join(dir, 'earlier.eml'), mail);
  for (let round = 0; round < 2; round += 1) await outbox.keep(mail, NOW);
  await expect(outbox.keep(mail, NOW)).rejects.toThrow(OutboxFull);
  expect(kept()).toHaveLength(3);
  rmSync(join(dir, 'earlier.eml'));
  await outbox.keep(mail, NOW);
  expect(kept()).toHaveLength(3);
});

test('the sweep takes mails of more days than are set, and nothing else', async () => {
  const names = [
    '2026-04-20T11-59-59-000Z-cccccccc.eml',
    '2026-04-20T12-00-01-000Z-dddddddd.eml',
    'notes.txt',
  ];
  mkdirSync(dir);
  for (const name of names) writeFileSync(join(dir, name), '');
  await createOutbox(dir).sweep(NOW, 10);
  expect(kept()).toEqual(names.slice(1));
});
