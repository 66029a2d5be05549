import { expect, test } from 'vitest';
import { ownPages } from './own-pages.ts';
import { isAbove, queryOf, stepTowards } from './service-views.logic.ts';

// Where each value leads: tests/site/site.test.ts.
test('an alias of a service that is not out leads nowhere', () => {
  expect([...ownPages('company-secretarial', ['company-secretarial/fema-rbi']).keys()]).toEqual([
    'fema-rbi',
  ]);
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
