import { expect, test } from 'vitest';
import { faqItems, matchesFaq } from './faq-items.logic.ts';

const FAQS = faqItems([
  { question: 'When must I register for GST?', answer: ['Above *₹40 lakh*.'] },
  { question: 'Who needs an audit?', answer: ['Many.', 'Every\u00a0company – “all”.'] },
  { id: 21, question: 'What is the employer’s share?', answer: ['[12%](/faqs) of pay.'] },
]);

test.each([
  ['blank finds all', '  ', ['faq-1', 'faq-2', 'faq-21']],
  ['in the question, without case', 'gst', ['faq-1']],
  ['in any paragraph of the answer', ' EVERY company ', ['faq-2']],
  ['plain quotes and hyphens find the printed ones', '- "ALL"', ['faq-2']],
  ['across emphasis and links', '12% of pay', ['faq-21']],
  ['a straight apostrophe finds the printed one', "employer's", ['faq-21']],
  ['a pattern is no pattern', '.*', []],
])('%s', (_name, typed, ids) => {
  expect(FAQS.filter((faq) => matchesFaq(faq, typed)).map(({ id }) => id)).toEqual(ids);
});
