import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { checkCopy } from './copy.ts';
import { copyFindings, sentences } from './copy-rules.ts';
import type { Newness } from './newer.ts';
import { formatFinding } from '#collections/reading/finding.ts';

describe('what copy must not say', () => {
  test.each([
    ['Lorem ipsum dolor', '"ipsum" is a placeholder; write the real words'],
    ['TODO: write this', '"TODO" is a placeholder; write the real words'],
    [
      'The best firm in town',
      '"best" praises or solicits; the codes of ethics of the professions forbid it',
    ],
    [
      'A leading practice',
      '"leading" praises or solicits; the codes of ethics of the professions forbid it',
    ],
    [
      'No. 1 for tax',
      '"No. 1" praises or solicits; the codes of ethics of the professions forbid it',
    ],
    [
      'Approval guaranteed',
      '"guaranteed" praises or solicits; the codes of ethics of the professions forbid it',
    ],
    [
      'Starting at ₹999',
      '"Starting at ₹" names fees or gifts; fees are agreed in the engagement letter',
    ],
    [
      'A free consultation',
      '"free consultation" names fees or gifts; fees are agreed in the engagement letter',
    ],
  ])('%s', (text, message) => {
    expect(copyFindings(text)).toEqual([{ severity: 'error', message }]);
  });

  test.each([
    'The best estimate of the year',
    'In the best interests of the company',
    'Steps leading to registration',
    'A company limited by guarantee',
    'Returns are prepared by one person and read by another.',
  ])('%s is honest', (text) => {
    expect(copyFindings(text)).toEqual([]);
  });

  test('a sentence over 35 words is a warning, one of 35 is not', () => {
    const of = (count: number) => `${'Word '.repeat(count).trim()}.`;
    expect(copyFindings(of(35))).toEqual([]);
    expect(copyFindings(of(36))).toMatchObject([{ severity: 'warning' }]);
  });

  test('sentences end at a stop before a capital, not within figures', () => {
    expect(sentences('Pay 3.25% by 15 June. Then file. ₹500 is due.')).toEqual([
      'Pay 3.25% by 15 June.',
      'Then file.',
      '₹500 is due.',
    ]);
  });
});

describe('the files of content/', () => {
  const folder = mkdtempSync(join(tmpdir(), 'copy-')).replaceAll('\\', '/');
  const contentDir = `${folder}/content`;
  beforeEach(() => rmSync(contentDir, { recursive: true, force: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (file: string, text: string) => {
    mkdirSync(join(contentDir, file, '..'), { recursive: true });
    writeFileSync(join(contentDir, file), text);
  };
  const post = (...paragraphs: string[]) =>
    `---\ntitle: A post\n---\n\n${paragraphs.join('\n\n')}\n`;
  const found = (newness?: Newness) =>
    checkCopy(contentDir, newness).map((one) =>
      `${one.severity}: ${formatFinding(one)}`.replaceAll(`${contentDir}/`, ''),
    );
  const dates =
    'We keep one list of dates for tax, company law and payroll, and we send it to you each month.';
  const nth = (index: number) => `${index}: ${dates}`;

  test('findings name file and line, and a paragraph must not repeat', () => {
    write('blog/1.md', post(dates, '- the best point'));
    write('events/a.json', `{\n  "title": "An event",\n  "description": "${dates}"\n}\n`);
    expect(found(() => 0)).toEqual([
      'error: blog/1.md:7: "best" praises or solicits; the codes of ethics of the professions forbid it',
      'error: events/a.json:3: the same paragraph is in blog/1.md:5',
    ]);
  });

  test('paragraphs of another file are one finding, on the newer file', () => {
    const five = [1, 2, 3, 4, 5].map(nth);
    write('blog/1.md', post(...five));
    write('blog/2.md', post(...five));
    expect(found((file) => (file.endsWith('/1.md') ? 1 : 0))).toEqual([
      'error: blog/1.md:5: 5 paragraphs are already elsewhere: line 5 in blog/2.md:5, line 7 in blog/2.md:7, line 9 in blog/2.md:9 and 2 more',
    ]);
  });

  test('a text that nobody reads to its end is one warning; what it must not say stays an error', () => {
    const sentence = (index: number) =>
      `${Array.from({ length: 40 }, (_, word) => `word${index}x${word}`).join(' ')}.`;
    const sentences = Array.from({ length: 250 }, (_, index) => sentence(index));
    write('blog/1.md', post(...sentences.slice(0, 90)));
    expect(found()).toHaveLength(90);
    write('blog/1.md', post(...sentences, 'The best firm.'));
    expect(found()).toEqual([
      'error: blog/1.md:505: "best" praises or solicits; the codes of ethics of the professions forbid it',
      'warning: blog/1.md:1: is long: 10,006 words, 50 minutes to read; shorten it, or make several entries of it',
    ]);
  });
});
