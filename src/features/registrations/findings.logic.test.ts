/** Registrations by the frozen copy of the law, with its figures on the day below. */
import { describe, expect, test } from 'vitest';
import { frozenFigures, frozenRegistrations } from '../../../tests/frozen-law.ts';
import { figureLookup } from '#features/tool-engine/figures.logic.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import { findRegistrations, registrationsVerdict, type Registration } from './findings.logic.ts';

const DAY = '2026-11-22';
const rules: Registration[] = frozenRegistrations();
const figures = frozenFigures();

/** A company in Karnataka with an office, that answered no to all else. */
const PLAIN: Answers = {
  form: 'company',
  state: 'karnataka',
  premises: 'office',
  branches: 'no',
  tds: 'no',
  foreign: 'no',
  supplies: 'services',
  turnover: 0,
  exempt: 'no',
  sales: [],
  abroad: [],
  employees: 0,
  'esi-wage': 'no',
  'pt-wage': 'no',
  hazardous: 'no',
  covered: [],
  have: [],
};
const findingsFor = (more: Answers = {}, day = DAY) =>
  findRegistrations(rules, { ...PLAIN, ...more }, figureLookup(figures, day));
const ask = (id: string, more: Answers = {}, day = DAY) => {
  const finding = findingsFor(more, day).find(({ rule }) => rule.id === id);
  return finding && [finding.group, finding.distance];
};
const LAKH = 100_000;

describe('a limit that must be passed: at it nothing is due', () => {
  test.each([
    // CGST Act, s. 22; Notification 10/2019-Central Tax.
    ['goods', 'karnataka', 40],
    ['goods', 'special-goods', 20],
    ['goods', 'special', 10],
    ['services', 'karnataka', 20],
    ['both', 'other', 20],
    ['both', 'special', 10],
  ])('GST for %s in %s: ₹%i lakh', (supplies, state, lakh) => {
    const gst = (turnover: number) => ask('gst', { supplies, state, turnover });
    expect(gst(lakh * LAKH)).toEqual(['may', 'Compulsory after any further turnover']);
    expect(gst(lakh * LAKH + 1)).toEqual(['must', undefined]);
  });
});

describe('a number that is enough: at it the duty begins', () => {
  test.each<[string, string, number, Answers]>([
    ['epf', 'SS Code, First Schedule', 20, {}],
    ['esi', 'SS Code, First Schedule', 10, { 'esi-wage': 'yes' }],
    ['factory', 'OSH Code, with power', 20, { premises: 'factory-power' }],
    ['factory', 'OSH Code, without power', 40, { premises: 'factory' }],
    ['labour-welfare-fund', 'Karnataka Act 5 of 2026', 10, {}],
    ['posh', 'POSH Act, s. 4', 10, {}],
    ['gratuity', 'SS Code, First Schedule', 10, {}],
    ['grievance-committee', 'IR Code, s. 4', 20, {}],
    ['bonus', 'Code on Wages, s. 41', 20, {}],
    ['standing-orders', 'IR Code, s. 28', 300, {}],
  ])('%s (%s): %i employees', (id, _source, limit, more) => {
    expect(ask(id, { ...more, employees: limit - 1 })?.[1]).toBe(
      'Compulsory after 1 more employee',
    );
    expect(ask(id, { ...more, employees: limit - 1 })?.[0]).not.toBe('must');
    expect(ask(id, { ...more, employees: limit })).toEqual(['must', undefined]);
  });

  test('contract labour (OSH Code, ch. XI): 50 contract workers', () => {
    expect(ask('contract-labour', { contract: 49 })).toEqual([
      'not-yet',
      'Compulsory after 1 more contract worker',
    ]);
    expect(ask('contract-labour', { contract: 50 })?.[0]).toBe('must');
  });

  test.each([
    ['works-committee', 'IR Code, s. 3: by order', 100, {}],
    ['safety-committee', 'OSH Code, s. 22: by order', 500, { premises: 'factory' }],
    // Karnataka's rules under the Codes are drafts (facts sheet, trap 2).
    ['osh', 'OSH Code, s. 3: by the rules of the State', 10, {}],
    ['creche', 'SS Code, s. 67: by the rules of the State', 50, {}],
    ['canteen', 'OSH Code, s. 24: by the rules of the State', 100, {}],
    ['welfare-officer', 'OSH Code, s. 24: by the rules of the State', 250, {}],
  ])('%s (%s): to be checked from %i workers', (id, _source, limit, more) => {
    expect(ask(id, { ...more, employees: limit - 1 })?.[0]).toBe('not-yet');
    expect(ask(id, { ...more, employees: limit })?.[0]).toBe('check');
  });

  test('Udyam (S.O. 1364(E)): turnover up to ₹500 crore', () => {
    expect(ask('udyam', { turnover: 5e9 })?.[0]).toBe('may');
    expect(ask('udyam', { turnover: 5e9 + 1 })?.[0]).toBe('not-yet');
  });
});

test('the law that looks back counts the highest number of the year', () => {
  expect(ask('epf', { employees: 18, most: 22 })?.[0]).toBe('must');
  expect(ask('labour-welfare-fund', { employees: 8, most: 12 })).toEqual([
    'not-yet',
    'Compulsory after 2 more employees',
  ]);
  // A peak of 19 in the past does not bring a business of 10 nearer to 20.
  expect(ask('epf', { employees: 10, most: 19 })).toEqual([
    'may',
    'Compulsory after 10 more employees',
  ]);
});

test('what is compulsory at any turnover', () => {
  expect(ask('gst', { sales: ['goods-interstate'], supplies: 'goods' })?.[0]).toBe('must');
  // Below the limit, within one State and with an enrolment number, a seller of goods is free (Notif. 34/2023).
  expect(ask('gst', { sales: ['marketplace'], supplies: 'goods' })?.[0]).toBe('check');
  expect(ask('gst', { sales: ['marketplace', 'goods-interstate'], supplies: 'goods' })?.[0]).toBe(
    'must',
  );
  expect(ask('gst', { sales: ['marketplace'], supplies: 'services' })?.[0]).toBe('check');
  for (const sale of ['casual', 'agent', 'operator'])
    expect(ask('gst', { sales: [sale] })?.[0], sale).toBe('must');
  expect(ask('gst', { sales: ['reverse-charge'] })?.[0]).toBe('must');
  expect(ask('gst', { abroad: ['goods-out'] })?.[0]).toBe('must');
  expect(ask('gst', { abroad: ['services-out'] })?.[0]).toBe('may');
});

test('a casual seller registers five days before the first sale (CGST Act, s. 25(1))', () => {
  expect(registrationsVerdict(findingsFor({ sales: ['casual'] }))).toMatch(
    /^You must register for GST at least five days before the first sale[.;]/,
  );
});

test('goods on a marketplace do not rule out composition, services do (Finance Act, 2023, s. 137)', () => {
  const sales = ['marketplace'];
  expect(ask('gst-composition', { sales, supplies: 'goods' })?.[0]).toBe('may');
  expect(ask('gst-composition', { sales, supplies: 'services' })?.[0]).toBe('not-yet');
});

test.each(['posh', 'gratuity'])('%s: contract workers are counted as employees', (id) => {
  expect(ask(id, { employees: 5, contract: 6 })).toEqual(['check', undefined]);
});

describe('GST of exempt supplies (CGST Act, s. 23(1))', () => {
  const school = { turnover: 50 * LAKH, exempt: 'yes' };
  test('a school with ₹50 lakh is not liable', () => {
    expect(ask('gst', school)).toEqual(['may', undefined]);
    expect(ask('gst-composition', school)).toBeUndefined();
  });
  test('nor is an agent or a casual seller of exempt goods (s. 24: taxable supplies)', () => {
    expect(ask('gst', { ...school, sales: ['casual', 'agent'] })?.[0]).toBe('may');
  });
  test('without the answer it is to be checked, never no', () => {
    expect(ask('gst', { ...school, exempt: 'unsure' })?.[0]).toBe('check');
  });
  test('with tax under reverse charge it is disputed', () => {
    expect(ask('gst', { ...school, sales: ['reverse-charge'] })?.[0]).toBe('check');
  });
});

test('the composition scheme (CGST Act, s. 10): goods to ₹1.5 crore, services to ₹50 lakh, within the State', () => {
  const scheme = (more: Answers) => ask('gst-composition', more)?.[0];
  expect(scheme({ supplies: 'goods', turnover: 150 * LAKH })).toBe('may');
  expect(scheme({ supplies: 'goods', turnover: 150 * LAKH + 1 })).toBe('not-yet');
  expect(scheme({ supplies: 'services', turnover: 50 * LAKH })).toBe('may');
  expect(scheme({ supplies: 'services', turnover: 50 * LAKH + 1 })).toBe('not-yet');
  expect(scheme({ supplies: 'goods', turnover: LAKH, sales: ['goods-interstate'] })).toBe(
    'not-yet',
  );
  expect(scheme({ supplies: 'goods', turnover: LAKH, sales: ['unsure'] })).toBe('check');
  expect(scheme({ supplies: 'goods', turnover: LAKH, state: 'special' })).toBe('check');
});

test('trade, deductions and foreign money', () => {
  expect(ask('iec', { abroad: ['goods-in'] })?.[0]).toBe('must');
  expect(ask('iec', { abroad: ['services-out'] })).toEqual([
    'may',
    'Compulsory once you import or export goods',
  ]);
  expect(ask('iec')?.[0]).toBe('not-yet');
  expect(ask('tan', { tds: 'yes' })?.[0]).toBe('must');
  expect(ask('foreign-investment')).toBeUndefined();
  expect(ask('foreign-investment', { foreign: 'yes' })?.[0]).toBe('must');
  expect(ask('foreign-investment', { foreign: 'yes', form: 'trust' })?.[0]).toBe('check');
  expect(ask('foreign-investment', { foreign: 'unsure' })?.[0]).toBe('check');
  // A company pays its auditor, so it rarely deducts nothing.
  expect(ask('tan', { tds: 'no' })?.[0]).toBe('check');
  expect(ask('tan', { tds: 'no', form: 'proprietorship' })?.[0]).toBe('not-yet');
  expect(ask('branches', { branches: 'yes' })?.[0]).toBe('check');
  expect(ask('branches')).toBeUndefined();
});

describe('provident fund and ESI', () => {
  test('contract workers are employees (SS Code, s. 2(26); Mondaq 1001268)', () => {
    const five = { employees: 5, contract: 15, 'esi-wage': 'yes' };
    // No "after 15 more employees": the card says that there may be enough.
    expect(ask('epf', five)).toEqual(['check', undefined]);
    expect(ask('epf', { ...five, contract: 14 })?.[0]).toBe('may');
    expect(ask('esi', five)?.[0]).toBe('check');
    expect(ask('esi', { ...five, contract: 4 })?.[0]).toBe('may');
  });
  test('an establishment stays covered when the number falls (SS Code, s. 1(8))', () => {
    expect(ask('epf', { employees: 12, covered: ['epf'] })?.[0]).toBe('must');
    expect(ask('epf', { employees: 12, covered: ['unsure'] })?.[0]).toBe('check');
    expect(ask('esi', { employees: 5, covered: ['esi'], 'esi-wage': 'yes' })?.[0]).toBe('must');
  });
  test('ESI from the tenth employee once one earns no more than ₹21,000 (First Schedule)', () => {
    const nobody = { 'esi-wage': undefined, hazardous: undefined, covered: undefined };
    expect(ask('esi', nobody)?.[0]).toBe('not-yet');
    expect(ask('esi', nobody)?.[1]).toMatch(/^Compulsory from .* once one of them earns/);
    expect(ask('esi', { employees: 10, 'esi-wage': 'unsure' })?.[0]).toBe('check');
    expect(ask('esi', { employees: 10 })?.[0]).toBe('check');
  });
  test('ESI for hazardous work from the first employee', () => {
    const hazardous = { employees: 1, hazardous: 'yes' };
    expect(ask('esi', { ...hazardous, 'esi-wage': 'yes' })?.[0]).toBe('must');
    expect(ask('esi', { ...hazardous, 'esi-wage': 'no' })?.[0]).toBe('check');
  });
});

test('what the business has already is not asked of it again', () => {
  expect(ask('gst', { turnover: 50 * LAKH, have: ['gst'] })?.[0]).toBe('have');
  expect(ask('shops', { have: ['unsure'] })?.[0]).toBe('must');
});

test('State law is answered for Karnataka and left out elsewhere', () => {
  expect(ask('professional-tax-employer', { employees: 1, 'pt-wage': 'yes' })?.[0]).toBe('must');
  expect(ask('professional-tax-employer', { employees: 1 })?.[0]).toBe('not-yet');
  expect(ask('professional-tax-enrolment')?.[0]).toBe('must');
  expect(ask('professional-tax-enrolment', { form: 'trust' })?.[0]).toBe('check');
  expect(ask('shops')?.[0]).toBe('must');
  expect(ask('shops', { premises: 'none' })?.[0]).toBe('check');
  for (const { id } of rules.filter(({ group }) => group === 'Karnataka'))
    expect(ask(id, { state: 'other', employees: 50, 'pt-wage': 'yes' }), id).toBeUndefined();
});

test('the value on the day counts: the welfare fund covered 50 employees before 7 January 2026', () => {
  expect(ask('labour-welfare-fund', { employees: 10 }, '2026-01-06')?.[0]).toBe('not-yet');
  expect(ask('labour-welfare-fund', { employees: 10 }, '2026-01-07')?.[0]).toBe('must');
});

const mustOf = (more: Answers) =>
  findingsFor(more)
    .filter(({ group }) => group === 'must')
    .map(({ rule }) => rule.id)
    .sort();

test('two worked examples of the page', () => {
  const consultant = { form: 'proprietorship', turnover: 14 * LAKH };
  expect(mustOf(consultant)).toEqual(['professional-tax-enrolment', 'shops']);
  expect(ask('gst', consultant)).toEqual([
    'may',
    'Compulsory after more than ₹6 lakh of further turnover',
  ]);

  const software = {
    turnover: 300 * LAKH,
    employees: 12,
    abroad: ['services-out'],
    tds: 'yes',
    foreign: 'yes',
    'esi-wage': 'yes',
    'pt-wage': 'yes',
  };
  expect(mustOf(software)).toEqual(
    [
      ...['gst', 'tan', 'edf', 'esi', 'professional-tax-employer', 'professional-tax-enrolment'],
      ...['shops', 'labour-welfare-fund', 'posh', 'gratuity', 'foreign-investment'],
    ].sort(),
  );
});

test('the verdict speaks to the reader', () => {
  expect(
    registrationsVerdict(
      findingsFor({ turnover: 50 * LAKH, form: 'trust', premises: 'none', state: 'other' }),
    ),
  ).toMatch(/^You must register for GST within .+ of becoming liable\.$/);
  expect(registrationsVerdict(findingsFor({ turnover: 50 * LAKH }))).toMatch(
    /; 2 more duties apply, and 1 needs checking\.$/,
  );
  // SS Code, First Schedule: with 60 employees the duty has begun.
  const founder = { employees: 60, 'esi-wage': 'yes', premises: 'none', state: 'other' };
  const verdict = (more: Answers) => registrationsVerdict(findingsFor({ ...founder, ...more }));
  expect(verdict({})).toMatch(/^You must register for the provident fund \(EPF\) now; /);
  expect(verdict({ have: ['epf'] })).toMatch(
    /^You must register for employees’ state insurance \(ESI\) now; \d+ more duties apply/,
  );
  // The second half of a sentence is for the card.
  expect(registrationsVerdict(findingsFor())).toMatch(/\(PTEC\) within [^;]+; 1 more duty applies/);
  expect(registrationsVerdict(findingsFor({ form: 'proprietorship', state: 'other' }))).toBe(
    'There is nothing that you must register for today.',
  );
});
