import { expect, test } from 'vitest';
import { checkProfile, fromQuery, toQuery } from './profile.logic.ts';

const FIELDS = {
  form: {
    kind: 'choice',
    label: 'Form',
    choices: [
      { value: 'llp', label: 'LLP' },
      { value: 'company', label: 'Company' },
    ],
  },
  employees: { kind: 'count', label: 'Employees', max: 500 },
  turnover: { kind: 'amount', label: 'Turnover', optional: true },
  has: {
    kind: 'checks',
    label: 'What applies',
    choices: [
      { value: 'export', label: 'Exports' },
      { value: 'import', label: 'Imports' },
    ],
  },
} as const;

test('the address and the fields say the same', () => {
  const typed = fromQuery(FIELDS, '?has=import,export&form=llp&employees=60&turnover=12%20lakh');
  expect(typed).toEqual({
    form: 'llp',
    employees: '60',
    turnover: '12 lakh',
    has: 'import,export',
  });
  expect(toQuery(FIELDS, typed)).toBe('?form=llp&employees=60&turnover=12+lakh&has=import,export');
  expect(fromQuery(FIELDS, toQuery(FIELDS, typed))).toEqual(typed);
});

test('an address of any kind opens', () => {
  const typed = fromQuery(FIELDS, '?form=banana&has=export,banana&employees=ten&other=1');
  expect(typed).toEqual({ form: '', employees: 'ten', turnover: '', has: 'export' });
  expect(toQuery(FIELDS, fromQuery(FIELDS, ''))).toBe('');
});

test('a profile is complete when every needed field can be used', () => {
  const typed = { form: 'llp', employees: '60', turnover: '', has: '' };
  expect(checkProfile(FIELDS, typed)).toEqual({
    values: { form: 'llp', employees: 60, turnover: undefined, has: [] },
    errors: {},
    complete: true,
  });
  expect(checkProfile(FIELDS, { ...typed, form: '' })).toMatchObject({
    complete: false,
    errors: {},
  });
  expect(checkProfile(FIELDS, { ...typed, employees: '501' })).toMatchObject({
    complete: false,
    errors: { employees: 'Type 500 or less.' },
  });
  expect(checkProfile(FIELDS, { ...typed, turnover: 'much' }).complete).toBe(false);
});
