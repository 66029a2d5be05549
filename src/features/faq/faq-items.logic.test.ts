import { expect, test } from 'vitest';
import { faqItems } from './faq-items.logic.ts';

test('labels only a question that visitors do not see', () => {
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
