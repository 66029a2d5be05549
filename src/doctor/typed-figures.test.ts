/** Which figures the doctor takes for figures of law, and what it says of them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Fact } from '#collections/facts.ts';
import { formatFinding } from '#collections/reading/finding.ts';
import { figuresIn } from './figure-patterns.ts';
import { typedFigures } from './typed-figures.ts';

const fact = (id: string, says: string, unit: Fact['unit'], values: Fact['values']): Fact => ({
  ...{ id, says, unit, values },
  law: 'An example',
  checkedOn: '2026-07-05',
  checkedAgainst: 'general knowledge',
  confidence: 'high',
  reviewBy: '2027-04-01',
});
const FACTS = [
  fact('goods', 'Turnover above which goods register', 'inr', [{ value: 4_000_000 }]),
  fact('allotment', 'Time to report an allotment of shares', 'days', [{ value: 30 }]),
  fact('settlement', 'Time to settle dues', 'days', [{ value: 2, printed: 'two working days' }]),
  fact('report', 'Report on transfer pricing', 'text', [
    { value: 'Form 3CEB' },
    { from: '2026-04-01', value: 'Form 48' },
    { from: '2028-04-01', value: 'Form 77' },
  ]),
  fact('rates', 'Main rates', 'text', [{ value: '5%, 18% and 40%' }]),
];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'typed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Findings in one file, without its place. */
function found(file: string, content: string | object): string[] {
  const path = join(folder, 'content', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  return typedFigures(FACTS, join(folder, 'content'), '2026-11-22').map((finding) =>
    formatFinding(finding).replace(`${path}:`, ''),
  );
}
const post = (body: string) => found('blog/1.md', `---\ntitle: A post\n---\n\n${body}\n`);

describe('what looks like a figure of law', () => {
  test.each<[string, string[]]>([
    ['Turnover above ₹40 lakh, or Rs. 1,50,000.', ['₹40 lakh', 'Rs. 1,50,000']],
    ['The limit is USD 250,000.', ['USD 250,000']],
    ['Rates of 12% and 0.75 per cent', ['12%', '0.75 per cent']],
    ['See section 393(2) and rule 9B.', ['section 393(2)', 'rule 9B']],
    ['File GSTR-3B, MGT-7A and DIR-3-KYC-Web.', ['GSTR-3B', 'MGT-7A', 'DIR-3-KYC-Web']],
    ['Forms 138, 140 and 15CA', ['Form 138', 'Form 140', 'Form 15CA']],
    ['Report it in FC-GPR within 30 days.', ['FC-GPR', '30 days']],
    ['Pay within two working days.', ['two working days']],
    ['A 30-day notice is due.', ['30-day']],
    ['The walk takes 30 days.', []],
    ['The Income-tax Rules 2026 and IFRS 18', []],
    ['Founded in 2015, with 12 people', []],
  ])('%s', (sentence, figures) => {
    expect(figuresIn(sentence)).toEqual(figures);
  });
});

describe('what is said of one', () => {
  test('the name of the register, with the line', () => {
    expect(post('Goods register above ₹40 lakh of turnover.')).toEqual([
      '5: "₹40 lakh" is typed in; the register has it as {{goods}}',
    ]);
  });
  test('the name nearest to the sentence first', () => {
    expect(post('Report the allotment within 30 days.')).toEqual([
      '5: "30 days" is typed in; the register has it as {{allotment}}',
    ]);
  });
  test('a value in other words, a part of a text, and a former one by its day', () => {
    expect(post('Settle dues within 2 working days. Rates: 18%. It was Form 3CEB.')).toEqual([
      '5: "2 working days" is typed in; the register has it as {{settlement}}',
      '5: "18%" is typed in; the register has it as {{rates}}',
      '5: "Form 3CEB" is typed in; the register has it as {{report@2026-03-31}}',
    ]);
  });
  test('one that begins later is not held yet', () => {
    expect(post('It will be Form 77.')).toEqual([
      '5: "Form 77" is typed in; the register does not hold it',
    ]);
  });
  test('a time that the register does not hold only where something must happen in it', () => {
    expect(post('The report is late by 11 days.')).toEqual([]);
    expect(post('File it within 11 days.')).toEqual([
      '5: "11 days" is typed in; the register does not hold it',
    ]);
  });
  test('fields of JSON, each on its line', () => {
    expect(
      found('pages/a.json', {
        title: 'A page',
        href: '/section-63',
        blocks: [{ block: 'list', items: ['Nothing', 'File GSTR-1.'] }],
      }),
    ).toEqual(['9: "GSTR-1" is typed in; the register does not hold it']);
  });
});

describe('what may be typed', () => {
  test.each([
    ['a name of the register', 'Above {{goods}} and {{report@2026-03-31}}.'],
    ['an address', '[Read on](/services/section-63-form/30%25).'],
    ['a paragraph from “For example” on', 'Plan. For example, profit is ₹9 lakh. Tax is ₹1 lakh.'],
    ['an illustrative case', 'Take an illustrative case: sales of ₹9 lakh.'],
    ['a table under one', 'For example:\n\n| Sales | ₹9 lakh |\n| Tax | 7% |'],
    ['a list under one', 'An example:\n\n- Sales of ₹9 lakh'],
    ['all under a heading that says so', '## Worked example\n\nSales: ₹9 lakh.\n\n### Tax\n\n7%'],
    ['the name of a kind of company', 'A Section 8 company.'],
  ])('%s', (_name, body) => {
    expect(post(body)).toEqual([]);
  });

  test('not what follows the example', () => {
    expect(post('## Example\n\n₹9 lakh\n\n## Law\n\n7%')).toEqual([
      '11: "7%" is typed in; the register does not hold it',
    ]);
    expect(post('For example, ₹9 lakh.\n\nThe rate is 7%.')).toHaveLength(1);
  });
  test('an entry that is invented, and a part of one', () => {
    const story = { title: 'A case', result: 'Saved ₹9 lakh.' };
    expect(found('case-studies/a.json', story)).toHaveLength(1);
    expect(found('case-studies/a.json', { ...story, example: true })).toEqual([]);
    const block = { heading: 'Results', text: '₹9 lakh' };
    expect(found('pages/a.json', { title: 'A', blocks: [block] })).toHaveLength(1);
    expect(found('pages/a.json', { title: 'A', blocks: [{ ...block, example: true }] })).toEqual(
      [],
    );
    expect(
      found('pages/a.json', { title: 'A', blocks: [{ ...block, heading: 'An example' }] }),
    ).toEqual([]);
  });
  test('the whole text of a policy is not invented', () => {
    expect(
      found('policies/a.md', '---\ntitle: P\nexample: true\n---\n\nPay ₹40 lakh for goods.\n'),
    ).toHaveLength(1);
  });
});
