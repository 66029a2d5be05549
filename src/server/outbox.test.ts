/** The folder of messages: private, whole, and never fuller than it may be. */
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useFolder } from '../../tests/temp-folder.ts';
import { keepMail, openOutbox } from './outbox.ts';

const at = useFolder();
const dir = () => at('outbox');

const mail = Buffer.from('Subject: x\r\n\r\nHello\r\n');
const NOW = new Date('2026-04-30T12:00:00Z');
const savedFiles = () => readdirSync(dir()).sort();
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('mails of one moment → each a file of its own, named by the time in UTC', async () => {
  const names = [await keepMail(dir(), mail, NOW), await keepMail(dir(), mail, NOW)];
  for (const name of names) expect(name).toMatch(/^2026-04-30T12-00-00-000Z-[0-9a-f]{8}[.]eml$/);
  expect(savedFiles()).toEqual(names.sort());
});

test.skipIf(process.platform === 'win32')('nobody else may read it', async () => {
  const name = await keepMail(dir(), mail, NOW);
  expect([mode(dir()), mode(join(dir(), name))]).toEqual(['700', '600']);
  chmodSync(dir(), 0o755);
  await openOutbox(dir());
  expect(mode(dir())).toBe('700');
});

test('a full outbox → no more mails, until some are taken out', async () => {
  mkdirSync(dir());
  writeFileSync(join(dir(), 'earlier.eml'), mail);
  // One that is being written, and one that a mail program takes away meanwhile.
  writeFileSync(join(dir(), '.now.eml.part'), mail);
  await symlink(join(dir(), 'taken'), join(dir(), 'gone.eml'));
  const keep = () => keepMail(dir(), mail, NOW, 2 * mail.length);
  await keep();
  await expect(keep()).rejects.toThrow('the outbox is full');
  rmSync(join(dir(), 'earlier.eml'));
  await keep();
  expect(savedFiles().filter((name) => /^2026.*\.eml$/.test(name))).toHaveLength(2);
});
