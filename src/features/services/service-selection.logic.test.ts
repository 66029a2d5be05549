import { describe, expect, test } from 'vitest';
import { expectedServiceIds, FAMILIES, FAMILY_IDS, type FamilyId } from '#site/services.ts';
import { addressOf, backLabel, openingsOf } from './service-openings.logic.ts';
import { isAbove, isReturn, parentOf, placeAt, stepTowards } from './service-selection.logic.ts';

const open = (family: FamilyId, search: string) => placeAt(openingsOf(family), search);
const view = (id: string) => ({ kind: 'view', view: id });

test('a service that content adds opens by its own value, and so do its subsections', () => {
  const tree = [{ id: 'coaching', subsections: [{ id: 'leads' }] }];
  const place = (search: string) => placeAt(openingsOf('hr', tree), search);
  expect(place('?service=coaching')).toEqual(view('coaching'));
  expect(place('?service=coaching&section=leads')).toEqual(view('coaching/leads'));
  expect(place('?service=talent-acquisition')).toEqual(view('professional-staffing'));
  expect(open('hr', '?service=coaching')).toEqual(view(''));
});

describe('placeAt', () => {
  test.each<[FamilyId, string, string]>([
    ['faas', '', ''],
    ['faas', '?service=registrations', 'registrations'],
    ['faas', '?service=registrations&section=gst', 'registrations/gst'],
    ['faas', '?section=gst&utm=x&service=registrations', 'registrations/gst'],
    ['faas', '?service=registrations&section=nothing', 'registrations'],
    ['faas', '?service=registrations&section=', 'registrations'],
    ['faas', '?service=virtual-cfo&section=gst', 'virtual-cfo'],
    ['faas', '?section=gst', ''],
    ['faas', '?service=gst', ''],
    ['company-secretarial', '?service=opc-registration', 'company-incorporation/opc'],
    ['company-secretarial', '?service=llp-registration', 'company-incorporation/llp'],
    ['company-secretarial', '?service=private-limited', 'company-incorporation/private-limited'],
    ['company-secretarial', '?service=public-limited', 'company-incorporation/public-limited'],
    ['company-secretarial', '?service=ma-advisory', 'transaction-advisory'],
    // The alias says which subsection; a second word does not count.
    [
      'company-secretarial',
      '?service=private-limited&section=llp',
      'company-incorporation/private-limited',
    ],
    ['hr', '?service=employee-benefits', 'payroll-management'],
    ['hr', '?service=talent-acquisition', 'professional-staffing'],
  ])('%s %s opens "%s"', (family, search, id) => {
    expect(open(family, search)).toEqual(view(id));
  });

  test.each([
    '?service=nothing',
    '?service=',
    '?service',
    '?service=Registrations',
    '?service=%20registrations',
    '?service=registrations%2Fgst',
    '?service=registrations/gst',
    '?service=__proto__',
    '?service=constructor',
    '?service=toString&section=length',
    '?service=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    '?service="],[x="',
    '?service=%',
    '?service=%FF%00',
    '?services=registrations',
    `?service=${'a'.repeat(10_000)}`,
  ])('ignores %.60s', (search) => {
    for (const family of FAMILY_IDS) expect(open(family, search)).toEqual(view(''));
  });

  test('the first of two values counts', () => {
    expect(open('faas', '?service=virtual-cfo&service=registrations')).toEqual(view('virtual-cfo'));
  });

  test.each(FAMILIES.hr.borrowed)('hr: borrowed %s leads to the FAAS page', (service) => {
    const place = open('hr', `?service=${service}`);
    expect(place).toEqual({ kind: 'elsewhere', href: `${FAMILIES.faas.path}?service=${service}` });
    expect(open('faas', `?service=${service}`)).toEqual(view(service));
  });
});

test('every expected entry has an address that opens it and no other', () => {
  for (const id of expectedServiceIds()) {
    const [family = '', ...rest] = id.split('/');
    const { pathname, search } = new URL(
      addressOf(family as FamilyId, rest.join('/')),
      'https://x',
    );
    expect(pathname).toBe(FAMILIES[family as FamilyId].path);
    expect(open(family as FamilyId, search)).toEqual(view(rest.join('/')));
  }
});

test('every alias opens an entry that exists', () => {
  for (const family of FAMILY_IDS)
    for (const [alias, target] of Object.entries(FAMILIES[family].aliases)) {
      expect(expectedServiceIds()).toContain(`${family}/${target}`);
      expect(open(family, `?service=${alias}`)).toEqual(view(target));
    }
});

test('the grid has the address of the page', () => {
  expect(addressOf('hr', '')).toBe('/services/hr-services');
});

test.each([
  ['', ''],
  ['registrations', ''],
  ['registrations/gst', 'registrations'],
])('"%s" lies under "%s"', (id, parent) => {
  expect(parentOf(id)).toBe(parent);
});

test.each([
  ['', 'a', true],
  ['', 'a/b', true],
  ['a', 'a/b', true],
  ['', '', false],
  ['a', 'a', false],
  ['a', 'ab/c', false],
  ['a/b', 'a', false],
  ['a', '', false],
])('"%s" above "%s": %s', (upper, lower, expected) => {
  expect(isAbove(upper, lower)).toBe(expected);
});

test.each([
  ['', 'a', 'a'],
  ['', 'a/b', 'a'],
  ['a', 'a/b', 'a/b'],
])('from "%s" the card towards "%s" is "%s"', (upper, lower, card) => {
  expect(stepTowards(upper, lower)).toBe(card);
});

test.each([
  ['a', '', '', true],
  ['a/b', 'a', 'a', true],
  // Opened by its address: the entry before is another page.
  ['a', '', undefined, false],
  ['a/b', 'a', '', false],
  // Down again after the way up was an entry of its own.
  ['a', 'a/b', 'a/b', false],
])('from "%s" to "%s" after "%s" returns: %s', (from, to, cameFrom, expected) => {
  expect(isReturn(from, to, cameFrom)).toBe(expected);
});

test.each<[FamilyId, string | undefined, string]>([
  ['company-secretarial', undefined, 'Back to Services'],
  ['company-secretarial', 'Company Incorporation', 'Back to Company Incorporation'],
  ['faas', undefined, 'Back to FAAS Services'],
  ['faas', 'Registrations', 'Back to Registrations'],
  ['hr', undefined, 'Back to HR Services'],
])('%s, parent %s: %s', (family, parent, label) => {
  expect(backLabel(family, parent)).toBe(label);
});
