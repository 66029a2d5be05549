/** Hostile texts in every text of content/: printed as they are, or refused with file and field. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plant } from './hostile-content.ts';
import { HOSTILE_CHARACTERS, HOSTILE_TEXTS, REFUSED_LINKS } from './hostile-texts.ts';
import { LONG, settle } from './record.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  cpSync('content/images', join(folder, 'content/images'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const count = (texts: readonly string[], perText: (index: number, text: number) => string) => {
  const plantings = texts.map((_, text) =>
    plant(join(folder, 'content'), (index) => perText(index, text)),
  );
  return {
    tried: plantings.reduce((sum, { tried }) => sum + tried, 0),
    kept: plantings.reduce((sum, { kept }) => sum + kept, 0),
  };
};

test('every text of content/ takes them or refuses them by name', () => {
  // Long: each text in every field. Short: one round, in which the texts take turns.
  const rounds = LONG ? HOSTILE_TEXTS : HOSTILE_TEXTS.slice(0, 1);
  const turn = (index: number, round: number) =>
    (LONG ? HOSTILE_TEXTS[round] : HOSTILE_TEXTS.at((index + 13 * round) % HOSTILE_TEXTS.length)) ??
    '';
  const { tried, kept } = count(rounds, turn);
  settle('Hostile content', 'texts in fields: printed, or refused by file and field', tried, []);
  // Most fields are ids, units and days of the register, which refuse any text but their own, and a text that
  // names a figure goes with it.
  expect(kept, 'harmless texts stay').toBeGreaterThan(tried / 20);
});

test('links that run and characters nobody sees are nowhere', () => {
  const never = [
    ...REFUSED_LINKS,
    ...HOSTILE_CHARACTERS.filter((text) => !/[\r\uD800]/.test(text)),
  ];
  const { tried, kept } = LONG
    ? count(never, (_, text) => never[text] ?? '')
    : count(never.slice(0, 1), (index, round) => never[(index + 7 * round) % never.length] ?? '');
  const broken = kept === 0 ? [] : [`${kept} were taken`];
  settle('Hostile content', 'links that run, unseen characters: refused', tried, broken);
});
