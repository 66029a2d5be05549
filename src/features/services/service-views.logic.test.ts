import { describe, expect, test } from 'vitest';
import type { FamilyId } from '#site/services.ts';
import { ownPages } from './own-pages.ts';
import { isAbove, queryOf, stepTowards } from './service-views.logic.ts';

const IDS = [
  'faas/registrations',
  'faas/registrations/gst',
  'faas/virtual-cfo',
  'company-secretarial/company-incorporation/opc',
  'company-secretarial/transaction-advisory',
  'hr/payroll-management',
];

describe('the page that a value of ?service= stands for', () => {
  test.each<[FamilyId, string, string]>([
    ['faas', 'registrations', '/services/financial-audit-advisory-services(FAAS)/registrations'],
    [
      'faas',
      'registrations/gst',
      '/services/financial-audit-advisory-services(FAAS)/registrations/gst',
    ],
    [
      'company-secretarial',
      'opc-registration',
      '/services/company-secretarial-services/company-incorporation/opc',
    ],
    [
      'company-secretarial',
      'ma-advisory',
      '/services/company-secretarial-services/transaction-advisory',
    ],
    ['hr', 'employee-benefits', '/services/hr-services/payroll-management'],
    ['hr', 'virtual-cfo', '/services/financial-audit-advisory-services(FAAS)/virtual-cfo'],
  ])('%s: %s', (family, value, path) => {
    expect(ownPages(family, IDS).get(value)).toBe(path);
  });

  test('there is none for other values', () => {
    const pages = ownPages('faas', IDS);
    for (const value of ['gst', '', 'Registrations', '__proto__', 'constructor'])
      expect(pages.has(value), value).toBe(false);
  });

  test('an alias of a service that is not out leads nowhere', () => {
    expect([...ownPages('company-secretarial', ['company-secretarial/fema-rbi']).keys()]).toEqual([
      'fema-rbi',
    ]);
  });
});

test('a view has its query', () => {
  expect(['', 'registrations', 'registrations/gst'].map(queryOf)).toEqual([
    '',
    '?service=registrations',
    '?service=registrations&section=gst',
  ]);
});

test('what lies above a view, and which card leads towards it', () => {
  expect(isAbove('', 'registrations')).toBe(true);
  expect(isAbove('registrations', 'registrations/gst')).toBe(true);
  expect(isAbove('registrations', 'registrations-x')).toBe(false);
  expect(isAbove('registrations', 'registrations')).toBe(false);
  expect(stepTowards('', 'registrations/gst')).toBe('registrations');
  expect(stepTowards('registrations', 'registrations/gst')).toBe('registrations/gst');
});
