/** The style check: what it finds, and that plain copy passes without a hint. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatFinding } from '#collections/reading/finding.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import { paragraphHints, passiveHint } from './style-rules.ts';
import { styleHints } from './style.ts';

describe('hints on a paragraph', () => {
  test.each([
    ['More on forecasts stands under CFO insights.', '"stands under": write see …; is set out in'],
    ['Send us the papers by Friday.', '"papers": write documents'],
    ['We look at the the records first.', '"the the" twice'],
    [
      'We call. We write down facts. Records come next. We check all records. Then we file.',
      'the sentences are very short; join those that belong together',
    ],
    [
      'You send the books. You sign the letter. You keep a copy. You pay the fee when we file.',
      '4 sentences in a row begin with "You"',
    ],
  ])('%s', (paragraph, hint) => {
    expect(paragraphHints(paragraph)).toContain(hint);
  });

  test('a long sentence is counted without the target of a link', () => {
    const words = (count: number) =>
      `${Array.from({ length: count }, () => 'word').join(' and ')}.`;
    expect(paragraphHints(`See [the page](/a/long/path) and ${words(13)}`)).toEqual([]);
    expect(paragraphHints(words(16))[0]).toMatch(/^a sentence of 31 words; split it: "word and/);
  });

  test.each([
    'Keep the working papers for seven years. The Institute issued an exposure draft.',
    'We handle 15+ Labor Law Compliances. See our Center of Excellence for the model.',
    'He said that that was so.',
    'If you export services, you must register for GST only above the threshold for services. Below it you may register by choice, which lets you claim a refund of the tax on what you buy. File a letter of undertaking before the first export of the year. See the [GST page](/x) for the documents.',
    'A company must hold its first board meeting within 30 days of incorporation. It must hold at least four meetings a year, with no more than 120 days between two of them. The minutes are signed at the next meeting. Keep them at the registered office.',
  ])('nothing on: %s', (paragraph) => {
    expect(paragraphHints(paragraph)).toEqual([]);
  });
});

test('no plain form is itself a phrase to avoid', () => {
  for (const { write } of PLAIN_WORDS)
    expect(
      paragraphHints(write).filter((hint) => hint.includes(': write')),
      write,
    ).toEqual([]);
});

describe('the passive', () => {
  const passive = Array.from({ length: 6 }, () => 'The form is filed by the company.');
  const active = (count: number) =>
    Array.from({ length: count }, () => 'The company files the form in time.');

  test('more than four sentences of ten', () => {
    expect(passiveHint([...passive, ...active(6)])).toBe(
      '6 of 12 sentences are in the passive; say who does it',
    );
    expect(passiveHint([...passive, ...active(9)])).toBeUndefined();
  });

  test('a short text is left alone', () => {
    expect(passiveHint(passive)).toBeUndefined();
  });

  test.each(['is kept', 'are not always paid', 'has been withdrawn', 'was clearly shown'])(
    '%s',
    (verb) => {
      expect(
        passiveHint(Array.from({ length: 10 }, () => `The register ${verb} there.`)),
      ).toBeDefined();
    },
  );
});

test('files are read as an editor wrote them, each hint with its line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'style-')).replaceAll('\\', '/');
  mkdirSync(join(folder, 'events'));
  mkdirSync(join(folder, 'blog'));
  writeFileSync(
    join(folder, 'events/a.json'),
    '{\n  "title": "Sort your papers",\n  "icon": "papers"\n}',
  );
  writeFileSync(
    join(folder, 'blog/1.md'),
    '---\ntitle: A\nkeywords:\n  - old papers\n---\n\nPlain text.\n\n- Bring your papers.\n',
  );
  const hints = styleHints(folder).map((hint) => formatFinding(hint).slice(folder.length + 1));
  rmSync(folder, { recursive: true });
  expect(hints.sort()).toEqual([
    'blog/1.md:9: "papers": write documents',
    'events/a.json:2: "papers": write documents',
  ]);
});
