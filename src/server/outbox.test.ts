/** The folder of messages: private, whole, swept, and never fuller than it may be. */
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
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('the probe', () => {
  test('leaves nothing behind', async () => {
    await createOutbox(dir).probe();
    expect(kept()).toEqual([]);
  });

  test('finds a disk without room for a message', async () => {
    // An empty file would still find room.
    const freeBytes = () => Promise.resolve(20_050_000);
    await expect(createOutbox(dir, { freeBytes }).probe()).rejects.toThrow(
      'the disk is nearly full',
    );
    await createOutbox(dir, { freeBytes }).keep(mail, NOW);
  });

  test('finds a file in the place of the folder', async () => {
    writeFileSync(dir, '');
    await expect(createOutbox(dir).probe()).rejects.toMatchObject({ code: 'EEXIST' });
  });
});

describe('room', () => {
  test('ends before the disk is full', async () => {
    const outbox = createOutbox(dir, { freeBytes: () => Promise.resolve(19_000_000) });
    await expect(outbox.keep(mail, NOW)).rejects.toThrow(OutboxFull);
    expect(kept()).toEqual([]);
  });

  test('ends when the outbox holds what it may, and is there again when it was emptied', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const outbox = createOutbox(dir, { maxBytes: 3 * mail.length });
    mkdirSync(dir);
    writeFileSync(join(dir, 'earlier.eml'), mail);
    for (let round = 0; round < 2; round += 1) await outbox.keep(mail, NOW);
    await expect(outbox.keep(mail, NOW)).rejects.toThrow('outbox holds as much as it may');
    rmSync(join(dir, 'earlier.eml'));
    vi.advanceTimersByTime(11_000);
    await outbox.keep(mail, NOW);
    vi.useRealTimers();
    expect(kept()).toHaveLength(3);
  });
});

describe('the sweep', () => {
  const names = [
    '.2026-04-30T11-00-00-000Z-aaaaaaaa.eml.999999999.part',
    '.2026-04-30T11-00-00-000Z-eeeeeeee.eml.part',
    '.probe-0123456789ab',
    `.2026-04-30T11-00-00-000Z-bbbbbbbb.eml.${process.pid}.part`,
    '2026-04-20T11-59-59-000Z-cccccccc.eml',
    '2026-04-20T12-00-01-000Z-dddddddd.eml',
    'notes.txt',
  ];
  beforeEach(() => {
    mkdirSync(dir);
    for (const name of names) writeFileSync(join(dir, name), '');
  });

  test('takes what a crashed server left, and no mail', async () => {
    await createOutbox(dir).sweep(NOW);
    expect(kept()).toEqual(names.slice(3).sort());
  });

  test('takes mails of more days than are set', async () => {
    await createOutbox(dir).sweep(NOW, 10);
    expect(kept()).toEqual([names[3], names[5], names[6]].sort());
  });

  test('of no folder is no fault', async () => {
    rmSync(dir, { recursive: true });
    await createOutbox(dir).sweep(NOW, 10);
    expect(existsSync(dir)).toBe(false);
  });
});
