/** Tests what the cases of the law (tests/fixtures/law-2026-11-29/cases/company-forms.yaml) cannot show. */
import { expect, test } from 'vitest';
import { frozenCompanyForms, frozenFigure as figure } from '../../../tests/frozen-law.ts';
import { companyFormsAnswer } from './CompanyForms.tsx';
import { rankCompanyForms, reasonTexts } from './rank.logic.ts';

const forms = frozenCompanyForms();

/** The first example on the tool's page: two designers. */
const DESIGNERS = {
  owners: 2,
  turnover: 3_000_000,
  foreign: 'no-foreigner',
  investors: 'no-investor',
  purpose: 'profit',
  liability: 'protected',
};
const rank = (business: Partial<typeof DESIGNERS>) =>
  rankCompanyForms(forms, { ...DESIGNERS, ...business }, figure);

test.each([1, 2, 8])('for %i owners, lists the forms that do not fit at the end', (owners) => {
  const order = rank({ owners }).map(({ verdict }) => verdict === 'no');
  expect(order).toEqual([...order].sort());
});

test('gives one text for each kind of reason, the most serious kind first', () => {
  const labelsFor = (business: Partial<typeof DESIGNERS>) =>
    rank(business)
      .filter(({ form }) => form.id === 'llp')
      .flatMap(reasonTexts)
      .map(([label]) => label);
  const founder = { owners: 1, turnover: 20_000_000, foreign: 'foreign-person' };
  expect(labelsFor({ ...founder, investors: 'investor' })).toEqual([
    'Ruled out',
    'Condition',
    'More work',
    'Fits',
  ]);
  expect(labelsFor({})).toEqual(['Fits']);
});

test('shows the best form in the bottom bar on a phone, if any form fits', () => {
  const briefFor = (business: Partial<typeof DESIGNERS>) => {
    const answers = { ...DESIGNERS, owners: 10, ...business };
    return companyFormsAnswer({ answers, data: { rules: forms }, figure } as never).brief;
  };
  expect(briefFor({})).toBe('LLP fits best');
  const foreign = { foreign: 'foreign-company', investors: 'investor', purpose: 'non-profit' };
  expect(briefFor(foreign)).toBeUndefined();
});
