/** Tests what the cases of the law (tests/fixtures/law-2026-11-29/cases/compliance-year.yaml) cannot show. */
import { expect, test } from 'vitest';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import { frozenDueRules, frozenFigures, frozenToolForm } from '../../../tests/frozen-law.ts';
import { calculateComplianceYear } from './compliance-year.logic.ts';
import { complianceYearAnswer } from './ComplianceYear.tsx';
import { isCountedFromMeeting } from './due-dates.logic.ts';

const figures = frozenFigures();
const rules = frozenDueRules();

/** A private company in Karnataka with monthly GST returns and no employees. No box is ticked. */
const PRIVATE: Answers = {
  form: 'private',
  gst: 'monthly',
  turnover: 0,
  employees: 0,
  karnataka: 'yes',
  'esi-wage': 'yes',
  'pt-wage': 'yes',
  tax: [],
  company: [],
  abroad: [],
  supplies: [],
};
const yearOf = (business: Answers) =>
  calculateComplianceYear(rules, { ...PRIVATE, ...business }, figures, '2026-11-22');

test('lists the rules that depend on an unanswered question, but no dates for them', () => {
  const { dues, unsure } = yearOf({
    form: 'llp',
    contribution: 0,
    employees: 12,
    'esi-wage': 'unsure',
    tax: ['unsure'],
  });
  const ids = unsure.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['esi', 'tds-deposit', 'return-audit']));
  expect(dues.some(({ rule }) => ids.includes(rule.id))).toBe(false);
});

test.each([
  ['2026-09-30', true],
  ['', false],
  // A meeting on 20 September 2025 is the general meeting of 2025, not of 2026.
  ['2025-09-20', false],
])('counts MGT-7 of 2026 from a general meeting on “%s”: %s', (meeting, isCounted) => {
  const business = meeting ? { meeting } : {};
  const mgt7 = yearOf(business).dues.find(({ rule }) => rule.id === 'mgt-7');
  expect(mgt7 && isCountedFromMeeting(mgt7, business)).toBe(isCounted);
});

test('lists the dates of the next 30 days, the rules with an unanswered question, and the dates of each month', () => {
  const data = { rules, figures, form: frozenToolForm('compliance-year') };
  const answers = { ...PRIVATE, meeting: '2026-09-30', 'esi-wage': 'unsure', employees: 12 };
  const answer = complianceYearAnswer({ answers, data, today: '2026-11-22' } as never);
  expect(answer.brief).toMatch(/^Next: 29 November 2026, /);
  expect(answer.verdict).toMatch(
    /^\d+ due dates from 22 November 2026 to 21 November 2027, 1 question open\.$/,
  );
  const [soon, unsure, month] = answer.groups ?? [];
  expect(soon?.title).toBe('In the next 30 days');
  const byDay = soon?.items.map(({ by }) => by);
  expect([byDay?.[0], byDay?.at(-1)]).toEqual([
    'By Sunday, 29 November 2026',
    'By Sunday, 20 December 2026',
  ]);
  const returns = soon?.items.find(({ title }) => title === 'GSTR-3B, monthly: November 2026');
  expect(returns?.link?.[1]).toBe('/tools/late-fees#form=gstr-3b&due=2026-12-20');
  const [esi] = unsure?.items ?? [];
  expect(esi?.reason).toMatch(/^It depends on your answer to “.+”\.$/);
  expect([month?.title, month?.items[0]?.title]).toEqual(['November 2026', 'Sunday, 29 November']);
});
