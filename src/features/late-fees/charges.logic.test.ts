/** Tests what the cases of the law (tests/fixtures/law-2026-11-29/cases/late-fees.yaml) cannot show. */
import { expect, test } from 'vitest';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import { frozenFigures, frozenLateFees } from '../../../tests/frozen-law.ts';
import { costOfDelay } from './charges.logic.ts';
import { questionNamesOf } from './late-fee-questions.logic.ts';
import { usualDays } from './LateFees.tsx';

const rules = frozenLateFees();
const figures = frozenFigures();
const ruleOf = (id: string) => {
  const rule = rules.find((entry) => entry.id === id);
  if (!rule) throw new Error(`no rule ${id}`);
  return rule;
};
const cost = (id: string, late: Answers) => costOfDelay(ruleOf(id), late, figures);

test('asks whether the return is nil, for a rule with a lower fee for nil returns', () => {
  expect(questionNamesOf(ruleOf('gstr-1'))).toEqual(['turnover', 'nil']);
});

test('charges no interest on a nil return', () => {
  const { sums } = cost('gstr-3b', { due: '2026-09-20', filed: '2026-09-25', nil: 'yes' });
  expect(sums).toHaveLength(1);
});

/** Due dates that the form of the tool refuses, because they are too early. */
test.each<[string, Answers, string | undefined]>([
  // Since 1 July 2025, the portal refuses a GSTR-3B more than three years late (s. 39; advisory of 7 June 2025).
  ['gstr-3b', { due: '2022-03-20', filed: '2025-06-30' }, undefined],
  ['gstr-3b', { due: '2022-03-20', filed: '2025-07-01' }, 'does not accept a return'],
  // The exception for small incomes has no limit before 2025.
  [
    'income-tax-return',
    { due: '2022-07-31', filed: '2022-08-05', income: 1, 'return-tax': 0 },
    undefined,
  ],
])('for %s with %j, gives this sentence instead of a sum: %s', (id, answers, text) => {
  expect(cost(id, answers).insteadOfSum).toEqual(text && expect.stringContaining(text));
});

test('suggests the latest due date up to today, and today as the day of filing', () => {
  const daysFor = (form: string | undefined) => {
    const data = { dueDays: { 'gstr-1': ['2026-10-11', '2026-11-11', '2026-12-11'] } };
    return usualDays({ answers: { form }, data, today: '2026-11-11' } as never);
  };
  expect(daysFor('gstr-1')).toEqual({ due: '2026-11-11', filed: '2026-11-11' });
  expect(daysFor('company-form')).toEqual({ filed: '2026-11-11' });
  expect(daysFor(undefined)).toEqual({});
});
