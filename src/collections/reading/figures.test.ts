import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { facts } from '#collections/facts.ts';
import { firstIn, useContentCopy } from '../../../tests/content-copy.ts';
import { validate } from './error-map.ts';
import { fieldInWords } from './problem.ts';
import { readCollection, readTokens } from './read.ts';

const HEAD = { checkedOn: '2026-07-05', reviewBy: '2027-04-01' };
const fact = (more: object) => ({
  id: 'fee',
  says: 'Fee of an example',
  unit: 'inr',
  law: 'An example',
  values: [{ value: '100' }],
  checkedAgainst: 'general knowledge',
  confidence: 'high',
  ...more,
});
const copy = useContentCopy();

function register(...listed: object[]) {
  const folder = copy.path('facts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/examples.json`,
    JSON.stringify({ title: 'Examples', ...HEAD, facts: listed }),
  );
}
const textOn = (today: string, name: string) => {
  const meaning = readTokens(copy.contentDir(), today)(name);
  return 'text' in meaning ? meaning.text : meaning.problem;
};

describe('a name in copy', () => {
  test('stands for what applies on the day of the build', () => {
    register(
      fact({
        values: [
          { value: '100' },
          { from: '2026-12-01', value: '200' },
          { from: '2027-04-01', value: '300', printed: 'three hundred rupees' },
        ],
      }),
    );
    expect(textOn('2026-11-30', 'fee')).toBe('₹100');
    expect(textOn('2026-12-01', 'fee')).toBe('₹200');
    expect(textOn('2027-04-01', 'fee')).toBe('three hundred rupees');
    expect(textOn('2027-04-01', 'fee@2026-11-30')).toBe('₹100');
    expect(textOn('2026-11-22', 'fee@2027-04-01')).toBe('three hundred rupees');
  });

  test('stands for nothing before the first day, on no day, and where there is no such fact', () => {
    register(fact({ values: [{ from: '2026-12-01', value: '200' }] }));
    expect(textOn('2026-12-01', 'fee')).toBe('₹200');
    const before = 'has no value on 30 November 2026; its first is from 1 December 2026';
    expect(textOn('2026-11-30', 'fee')).toBe(before);
    expect(textOn('2026-12-01', 'fee@2026-11-30')).toBe(before);
    for (const day of ['2026-13-01', 'today', ''])
      expect(textOn('2026-12-01', `fee@${day}`)).toBe(
        'names no day; write it as {{fee@2025-03-31}}',
      );
    expect(textOn('2026-12-01', 'fees-of-all')).toContain('names no fact; ');
  });

  test('is reported with its file, and its entry names the fact once', () => {
    register(fact({ values: [{ value: '100' }, { from: '2026-04-01', value: '200' }] }));
    copy.edit(
      firstIn('blog'),
      (source) => `${source}\n{{fee@1900-01}} {{fee@2025-01-01}} {{fee}}\n`,
    );
    const tokens = readTokens(copy.contentDir(), '2026-11-22');
    const { entries, problems } = readCollection('posts', tokens, copy.contentDir(), '2026-11-22');
    const body = '{{fee@1900-01}} names no day; write it as {{fee@2025-03-31}}';
    expect(problems).toContainEqual(expect.objectContaining({ field: 'body', message: body }));
    const post = entries.find(({ file }) => file === copy.path(firstIn('blog')));
    expect(post?.body).toMatch(/₹100 ₹200$/);
    expect(post?.figures.filter((id) => id === 'fee')).toEqual(['fee']);
  });
});

describe('what the register refuses', () => {
  test.each([
    [
      'a text for a number',
      { values: [{ value: '₹100' }] },
      'values 1 › value: found "₹100"; expected a number for the unit "inr"',
    ],
    [
      'a day that does not exist',
      { unit: 'date', values: [{ value: '2026-02-30' }] },
      'values 1 › value: found "2026-02-30"; write a real date as "YYYY-MM-DD"',
    ],
    [
      'a later value without its day',
      { values: [{ value: '1' }, { value: '2' }] },
      'values 2 › from: is missing; only the first value may do without',
    ],
    [
      'values that are not in order',
      {
        values: [
          { from: '2026-04-01', value: '1' },
          { from: '2026-04-01', value: '2' },
        ],
      },
      'values 2 › from: must be later than 2026-04-01, the value before it',
    ],
    ['no value', { values: [] }, 'values: has 0 items; write at least 1'],
    ['another unit', { unit: 'rupees' }, 'unit: found "rupees"; allowed: "inr"'],
  ])('%s', (_name, more, message) => {
    const { errors } = validate(facts.schema, fact(more));
    const found = errors.map(({ field, message }) => `${fieldInWords(field)}: ${message}`);
    expect(found.join('\n')).toContain(message);
  });
});
