/** Tests that the folder of messages is private, contains no incomplete mails and does not fill the disk. */
import { chmodSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { useFolder } from '../../tests/temp-folder.ts';
import { createOutboxFolder, finishMails, tryOutbox, writeMail } from './outbox.ts';

const at = useFolder();
const dir = () => at('outbox');

const mail = Buffer.from('Subject: x\r\n\r\nHello\r\n');
const NOW = new Date('2026-04-30T12:00:00Z');
const savedFiles = () => readdirSync(dir()).sort();
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('stores two mails of the same millisecond in two files, whose names begin with the time in UTC', async () => {
  const names = [await writeMail(dir(), mail, NOW), await writeMail(dir(), mail, NOW)];
  for (const name of names) expect(name).toMatch(/^2026-04-30T12-00-00-000Z-[0-9a-f]{8}[.]eml$/);
  expect(savedFiles()).toEqual(names.sort());
});

test.skipIf(process.platform === 'win32')('lets no other user read the folder', async () => {
  const name = await writeMail(dir(), mail, NOW);
  expect([mode(dir()), mode(join(dir(), name))]).toEqual(['700', '600']);
  chmodSync(dir(), 0o755);
  await createOutboxFolder(dir());
  expect(mode(dir())).toBe('700');
});

test('accepts no mail when the disk is nearly full', async () => {
  await expect(writeMail(dir(), mail, NOW, Infinity)).rejects.toThrow('the disk is full');
  expect(savedFiles()).toEqual([]);
});

test.skipIf(process.platform === 'win32')('flushes the mail and then the folder', async () => {
  mkdirSync(dir());
  const handle = await open(dir());
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync');
  await handle.close();
  await writeMail(dir(), mail, NOW);
  expect(sync).toHaveBeenCalledTimes(2);
  sync.mockRestore();
});

test('keeps complete mails that a crash left under a temporary name, and removes incomplete mails', async () => {
  mkdirSync(dir());
  const part = (name: string, length: number, text: string | Buffer = mail) => {
    const file = join(dir(), `.${name}.eml.${length}.part`);
    writeFileSync(file, text);
    if (!name.startsWith('new')) utimesSync(file, NOW, NOW);
  };
  part('whole', mail.length);
  part('half', mail.length + 1);
  part('empty', 9, Buffer.alloc(9));
  part('new', mail.length);
  expect(await finishMails(dir(), NOW.getTime() + 1)).toEqual({ kept: 1, removed: 2 });
  expect(savedFiles()).toEqual([`.new.eml.${mail.length}.part`, 'whole.eml']);
});

test('rejects a folder that cannot be written, and leaves no test file in a writable folder', async () => {
  await tryOutbox(dir());
  expect(savedFiles()).toEqual([]);
  writeFileSync(at('file'), '');
  await expect(tryOutbox(at('file'))).rejects.toThrow('EEXIST');
  // In /proc, not even the administrator can create a file.
  if (process.platform === 'linux') await expect(tryOutbox('/proc')).rejects.toThrow('ENOENT');
});
