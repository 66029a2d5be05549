import { expect, test } from 'vitest';
import { faqItems } from './faq-items.logic.ts';

test('adds a label to a draft, but not to a published question', () => {
  const question = { question: 'May wages be paid in cash?', answer: ['Yes.'] };
  const [draft, published, own] = faqItems([
    { ...question, publication: { state: 'draft' } },
    { ...question, publication: { state: 'published' }, id: 12 },
    question,
  ]);
  expect(draft).toMatchObject({ id: 'faq-1', ribbon: 'Draft' });
  expect(published).toMatchObject({ id: 'faq-12' });
  expect([published, own].filter((item) => item && 'ribbon' in item)).toEqual([]);
});
