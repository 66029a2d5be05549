import { expect, test } from 'vitest';
import { filterFaqs } from './faq-filter.logic.ts';

const CATEGORIES = [
  {
    id: 'faas',
    faqs: [
      { id: 'faq-1', text: 'When must I register for GST? Above ₹40 lakh.' },
      { id: 'faq-2', text: 'Who needs an audit? Every company.' },
    ],
  },
  {
    id: 'hr',
    faqs: [{ id: 'faq-21', text: 'What does the employer’s share come to? 12% of pay.' }],
  },
];

test.each([
  ['blank finds all', '  ', ['faq-1', 'faq-2', 'faq-21'], ['faas', 'hr']],
  ['in the question, without case', 'gst', ['faq-1'], ['faas']],
  ['in the answer', ' EVERY company ', ['faq-2'], ['faas']],
  ['part of a word', 'regist', ['faq-1'], ['faas']],
  ['a straight apostrophe finds the printed one', "employer's", ['faq-21'], ['hr']],
  ['signs are taken as they are', '12%', ['faq-21'], ['hr']],
  ['a pattern is no pattern', '.*', [], []],
  ['several categories', 'e', ['faq-1', 'faq-2', 'faq-21'], ['faas', 'hr']],
  ['nothing', 'plumbing', [], []],
])('%s', (_name, typed, faqs, categories) => {
  const found = filterFaqs(CATEGORIES, typed);
  expect([...found.faqs]).toEqual(faqs);
  expect([...found.categories]).toEqual(categories);
});

test('no categories', () => {
  expect(filterFaqs([], 'gst').faqs.size).toBe(0);
});
