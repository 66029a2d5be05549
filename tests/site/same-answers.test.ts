/** Subjects on which pages once contradicted each other: every page of the built site says the same. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';

interface Passage {
  readonly page: string;
  readonly text: string;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const pages = globSync('dist/**/*.html').map((file) => {
  const main = parse(readFileSync(file, 'utf8')).querySelector('main');
  return { page: file, main };
});

/** Paragraphs, items, rows and cells of definitions: what a reader takes in at once. */
const passages: Passage[] = pages.flatMap(({ page, main }) =>
  (main?.querySelectorAll('p, li, tr, dd') ?? []).map(({ textContent }) => ({
    page,
    text: plain(textContent),
  })),
);
const about = (subject: RegExp) => passages.filter(({ text }) => subject.test(text));

const questions = pages.flatMap(({ page, main }) =>
  (main?.querySelectorAll('details') ?? []).map((item) => ({
    page,
    question: plain(item.querySelector('summary')?.textContent ?? ''),
    answer: plain(item.querySelector('[data-answer]')?.textContent ?? ''),
  })),
);

describe('the Karnataka Labour Welfare Fund', () => {
  const cover = about(/welfare fund/i).filter(({ text }) => /\d+ (or more )?persons/.test(text));

  test('covers 10 or more persons wherever the cover is named', () => {
    expect(cover.length).toBeGreaterThan(2);
    const numbers = cover.flatMap(({ text }) =>
      [...text.matchAll(/(more than )?(\d+) (or more )?persons/g)].map(([words]) => words),
    );
    // 50 is the limit of the former law, and named as such.
    expect(numbers.filter((words) => !/^(10 |more than 50 )/.test(words))).toEqual([]);
  });

  test('is told as the law, not as hearsay', () => {
    expect(
      about(/welfare fund/i).filter(({ text }) => /reported|understood to/.test(text)),
    ).toEqual([]);
  });
});

test('the safe harbour of 15.5% is told as announced or drafted', () => {
  const found = about(/15\.5\s?%/);
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter(({ text }) => !/announced|draft|proposed/.test(text))).toEqual([]);
});

test('no page offers payroll or bookkeeping to a company that we audit', () => {
  const both = questions.filter(
    ({ question }) =>
      /payroll|books|accounts/i.test(question) &&
      /\b(you|firm)\b.*\baudit|\baudit us\b|your auditor/i.test(question),
  );
  expect(both.length).toBeGreaterThan(1);
  expect(both.filter(({ answer }) => !answer.startsWith('No'))).toEqual([]);
});

test('exchange differences follow the item that caused them', () => {
  const found = about(/exchange (gain|difference)/i);
  expect(found.length).toBeGreaterThan(1);
  const wrong = [
    /receivables?[^.;]*\b(are|is|go to|moves? to) (financing|investing)/i,
    /\bloans?\b[^.;]*\b(are|is|go to|moves? to) (operating|investing)/i,
  ];
  expect(found.filter(({ text }) => wrong.some((pattern) => pattern.test(text)))).toEqual([]);
});
