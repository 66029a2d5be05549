/** What the professions ask a firm to show: what the fields take, and what is printed. */
import { describe, expect, test } from 'vitest';
import { validate } from './reading/error-map.ts';
import { formatFinding } from './reading/finding.ts';
import {
  missingRegistrations,
  registrationFacts,
  registrationLine,
  registrations,
} from './registrations.ts';

const errorsOf = (data: unknown) => {
  const checked = validate(registrations(), data, 'site.json');
  return 'errors' in checked ? checked.errors.map(formatFinding) : [];
};
const FILLED = {
  icai: '012345S',
  partners: [{ name: 'A. Rao', membership: 'ICAI 012345' }],
  icsi: '12345 (B. Hegde)',
  audits: 'Rao & Co., Chartered Accountants',
};

describe('the fields', () => {
  test.each([
    ['all of them', FILLED],
    ['none', {}],
    ['a number of an LLP', { icai: '012345S/S-200012' }],
    ['a company secretary', { partners: [{ name: 'B. Hegde', membership: 'ICSI FCS 1234' }] }],
  ])('%s', (_what, data) => {
    expect(errorsOf(data)).toEqual([]);
  });

  test.each([
    [
      { icai: '12345' },
      'site.json: icai: found "12345"; write six digits and the letter of the region, such as "012345S"',
    ],
    [
      { partners: [{ name: 'A. Rao', membership: '012345' }] },
      'site.json: partners 1 › membership: found "012345"; write the institute and the number, such as "ICAI 012345" or "ICSI FCS 1234"',
    ],
    [
      { icsi: 'CP 12345' },
      'site.json: icsi: found "CP 12345"; write the number, and in brackets in whose name, such as "12345 (A. Rao)"',
    ],
    [
      { icsi: '12345', none: ['icsi'] },
      'site.json: none 1: says that there is no "icsi", but it is filled in; take one of the two out',
    ],
  ])('%j', (data, message) => {
    expect(errorsOf(data)).toEqual([message]);
  });
});

test('what is filled in is printed, the partners not in the footer', () => {
  expect(registrationFacts(FILLED)).toEqual([
    { label: 'ICAI firm registration number', lines: ['012345S'] },
    { label: 'Partners', lines: ['A. Rao, ICAI 012345'] },
    { label: 'ICSI certificate of practice', lines: ['12345 (B. Hegde)'] },
    { label: 'Audits are signed by', lines: ['Rao & Co., Chartered Accountants'] },
  ]);
  expect(registrationLine(FILLED)).toBe(
    'ICAI firm registration number 012345S · ICSI certificate of practice 12345 (B. Hegde) · Audits are signed by Rao & Co., Chartered Accountants',
  );
});

test('nothing is printed where nothing is filled in', () => {
  expect(registrationFacts()).toEqual([]);
  expect(registrationFacts({ none: ['icai'] })).toEqual([]);
  expect(registrationLine()).toBeUndefined();
  expect(registrationLine({ partners: FILLED.partners })).toBeUndefined();
});

test('what is missing is asked for until it is said not to be there', () => {
  expect(missingRegistrations()).toEqual(['icai', 'partners', 'icsi', 'audits']);
  expect(missingRegistrations({ icai: '012345S', none: ['icsi', 'audits'] })).toEqual(['partners']);
});
