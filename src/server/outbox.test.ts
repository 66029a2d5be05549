/** The folder of messages: private, whole, and never filling the disk. */
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useFolder } from '../../tests/temp-folder.ts';
import { writeMail, createOutboxFolder } from './outbox.ts';

const at = useFolder();
const dir = () => at('outbox');

const mail = Buffer.from('Subject: x\r\n\r\nHello\r\n');
const NOW = new Date('2026-04-30T12:00:00Z');
const savedFiles = () => readdirSync(dir()).sort();
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('mails of one moment → each a file of its own, named by the time in UTC', async () => {
  const names = [await writeMail(dir(), mail, NOW), await writeMail(dir(), mail, NOW)];
  for (const name of names) expect(name).toMatch(/^2026-04-30T12-00-00-000Z-[0-9a-f]{8}[.]eml$/);
  expect(savedFiles()).toEqual(names.sort());
});

test.skipIf(process.platform === 'win32')('nobody else may read it', async () => {
  const name = await writeMail(dir(), mail, NOW);
  expect([mode(dir()), mode(join(dir(), name))]).toEqual(['700', '600']);
  chmodSync(dir(), 0o755);
  await createOutboxFolder(dir());
  expect(mode(dir())).toBe('700');
});

test('a disk that is nearly full → no more mails', async () => {
  await expect(writeMail(dir(), mail, NOW, Infinity)).rejects.toThrow('the disk is full');
  expect(savedFiles()).toEqual([]);
});
