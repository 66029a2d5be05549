import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkCopy } from './copy.ts';
import { copyFindings, sentences } from './copy-rules.ts';
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

test('findings name file and line, and a paragraph must not stand twice', () => {
  const contentDir = join(mkdtempSync(join(tmpdir(), 'copy-')), 'content');
  const write = (file: string, text: string) => {
    mkdirSync(join(contentDir, file, '..'), { recursive: true });
    writeFileSync(join(contentDir, file), text);
  };
  const paragraph =
    'We keep one list of dates for tax, company law and payroll, and we send it to you each month.';
  write('blog/1.md', `---\ntitle: A post\n---\n\n${paragraph}\n\n- the best point\n`);
  write(
    'events/a.json',
    `{\n  "title": "An event",\n  "description": ${JSON.stringify(paragraph)}\n}\n`,
  );
  const found = checkCopy(contentDir).map((finding) =>
    formatFinding(finding).replaceAll(`${contentDir}/`, ''),
  );
  rmSync(join(contentDir, '..'), { recursive: true });
  expect(found).toEqual([
    'blog/1.md:7: "best" praises or solicits; the codes of ethics of the professions forbid it',
    'events/a.json:3: the same paragraph stands in blog/1.md:5',
  ]);
});
