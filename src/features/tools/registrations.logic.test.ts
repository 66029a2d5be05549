/** The rules are those of content/tools/registrations.json, the figures those of content/facts on the day below. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REGISTRATION_CHOICES } from '#site/registration-profile.ts';
import { contentFigures, contentRegistrations } from './content.fixture.ts';
import { figureOn } from './tool-figures.ts';
import { findings, figuresIn, type Business, type Registration } from './registrations.logic.ts';

const DAY = '2026-11-22';
const rules: Registration[] = contentRegistrations();
const figures = contentFigures();

const PLAIN: Business = {
  form: ['company'],
  state: ['karnataka'],
  premises: ['office'],
  supplies: ['services'],
  sales: [],
  abroad: [],
  money: [],
  staff: [],
  turnover: 0,
  employees: 0,
  most: 0,
  contract: 0,
};
const ask = (id: string, more: Partial<Business> = {}, day = DAY) => {
  const business = { ...PLAIN, ...more };
  const most = Math.max(business.most, business.employees);
  const found = findings(rules, { ...business, most }, figureOn(figures, day)).find(
    ({ rule }) => rule.id === id,
  );
  return found && [found.answer, found.distance];
};
const LAKH = 100_000;

describe('a limit that must be passed: at it nothing is due', () => {
  test.each([
    // CGST Act, s. 22; Notification 10/2019-Central Tax.
    ['goods', 'karnataka', 40],
    ['goods', 'other', 40],
    ['goods', 'special-goods', 20],
    ['goods', 'special', 10],
    ['services', 'karnataka', 20],
    ['services', 'special-goods', 20],
    ['both', 'other', 20],
    ['both', 'special', 10],
  ])('GST for %s in %s: ₹%i lakh', (supplies, state, lakh) => {
    const gst = (turnover: number) =>
      ask('gst', { supplies: [supplies], state: [state], turnover });
    expect(gst(lakh * LAKH - 1)).toEqual([
      'may',
      'Compulsory after more than ₹1 of further turnover',
    ]);
    expect(gst(lakh * LAKH)).toEqual(['may', 'Compulsory after any further turnover']);
    expect(gst(lakh * LAKH + 1)).toEqual(['must', undefined]);
  });
});

describe('a number that is enough: at it the duty begins', () => {
  test.each<[string, string, number, Partial<Business>]>([
    ['epf', 'SS Code, First Schedule', 20, {}],
    ['esi', 'SS Code, First Schedule', 10, { staff: ['esi-wage'] }],
    ['osh', 'OSH Code, s. 3', 10, {}],
    ['factory', 'OSH Code, with power', 20, { premises: ['factory-power'] }],
    ['factory', 'OSH Code, without power', 40, { premises: ['factory'] }],
    ['labour-welfare-fund', 'Karnataka Act 5 of 2026', 10, {}],
    ['posh', 'POSH Act, s. 4', 10, {}],
    ['gratuity', 'SS Code, First Schedule', 10, {}],
    ['grievance-committee', 'IR Code, s. 4', 20, {}],
    ['bonus', 'Code on Wages, s. 41', 20, {}],
    ['creche', 'SS Code, s. 67', 50, {}],
    ['canteen-welfare', 'OSH Code, s. 24', 100, {}],
    ['safety-committee', 'OSH Code, s. 22', 500, { premises: ['factory'] }],
    ['standing-orders', 'IR Code, s. 28', 300, {}],
  ])('%s (%s): %i employees', (id, _source, limit, more) => {
    expect(ask(id, { ...more, employees: limit - 1 })?.[1]).toBe(
      'Compulsory after 1 more employee',
    );
    expect(ask(id, { ...more, employees: limit - 1 })?.[0]).not.toBe('must');
    expect(ask(id, { ...more, employees: limit })).toEqual(['must', undefined]);
    expect(ask(id, { ...more, employees: limit + 1 })).toEqual(['must', undefined]);
  });

  test('contract labour (OSH Code, ch. XI): 50 contract workers', () => {
    expect(ask('contract-labour', { contract: 49 })).toEqual([
      'not-yet',
      'Compulsory after 1 more contract worker',
    ]);
    expect(ask('contract-labour', { contract: 50 })?.[0]).toBe('must');
    expect(ask('contract-labour', { contract: 51 })?.[0]).toBe('must');
  });

  test('works committee (IR Code, s. 3): may be ordered from 100 workers', () => {
    expect(ask('works-committee', { employees: 99 })).toEqual([
      'not-yet',
      'Possible after 1 more employee',
    ]);
    expect(ask('works-committee', { employees: 100 })?.[0]).toBe('may');
  });

  test('Udyam (S.O. 1364(E)): turnover up to ₹500 crore', () => {
    expect(ask('udyam', { turnover: 5e9 })?.[0]).toBe('may');
    expect(ask('udyam', { turnover: 5e9 + 1 })).toEqual(['not-yet', undefined]);
  });
});

test('the law that looks back counts the highest number of the year', () => {
  expect(ask('epf', { employees: 18, most: 22 })?.[0]).toBe('must');
  expect(ask('labour-welfare-fund', { employees: 8, most: 12 })).toEqual([
    'not-yet',
    'Compulsory after 2 more employees',
  ]);
});

test('what is compulsory at any turnover', () => {
  expect(ask('gst', { sales: ['goods-interstate'], supplies: ['goods'] })?.[0]).toBe('must');
  // Below the limit, within one State and with an enrolment number, a seller of goods is free.
  expect(ask('gst', { sales: ['marketplace'], supplies: ['goods'] })?.[0]).toBe('may');
  expect(ask('gst', { sales: ['marketplace', 'goods-interstate'], supplies: ['goods'] })?.[0]).toBe(
    'must',
  );
  expect(ask('gst', { sales: ['marketplace'], supplies: ['services'] })?.[0]).toBe('may');
  expect(ask('gst', { sales: ['reverse-charge'] })?.[0]).toBe('must');
  expect(ask('gst', { abroad: ['goods-out'] })?.[0]).toBe('must');
  expect(ask('gst', { abroad: ['services-out'] })?.[0]).toBe('may');
});

test('trade, deductions and foreign money', () => {
  expect(ask('iec', { abroad: ['goods-in'] })?.[0]).toBe('must');
  expect(ask('iec', { abroad: ['services-out'] })?.[0]).toBe('may');
  expect(ask('iec')?.[0]).toBe('not-yet');
  expect(ask('tan', { money: ['tds'] })?.[0]).toBe('must');
  expect(ask('foreign-investment')).toBeUndefined();
  expect(ask('foreign-investment', { money: ['foreign'] })?.[0]).toBe('must');
  expect(ask('foreign-investment', { money: ['foreign'], form: ['trust'] })?.[0]).toBe('may');
});

test('ESI: hazardous work from the first employee; nobody within the wage limit is left to ask', () => {
  expect(ask('esi', { employees: 1, staff: ['hazardous'] })?.[0]).toBe('must');
  expect(ask('esi', { employees: 10 })?.[0]).toBe('may');
  expect(ask('esi', { employees: 9 })).toEqual(['not-yet', 'Possible after 1 more employee']);
});

test('State law is answered for Karnataka and left out elsewhere', () => {
  const staff = ['pt-wage'];
  expect(ask('professional-tax-employer', { employees: 1, staff })?.[0]).toBe('must');
  expect(ask('professional-tax-employer', { employees: 1 })?.[0]).toBe('not-yet');
  expect(ask('professional-tax-enrolment')?.[0]).toBe('must');
  expect(ask('professional-tax-enrolment', { form: ['trust'] })?.[0]).toBe('may');
  expect(ask('shops')?.[0]).toBe('must');
  expect(ask('shops', { premises: ['none'] })?.[0]).toBe('may');
  for (const { id } of rules.filter(({ group }) => group === 'Karnataka'))
    expect(ask(id, { state: ['other'], employees: 50, staff }), id).toBeUndefined();
});

test('the value on the day counts: the welfare fund covered 50 employees before 7 January 2026', () => {
  expect(ask('labour-welfare-fund', { employees: 10 }, '2026-01-06')?.[0]).toBe('not-yet');
  expect(ask('labour-welfare-fund', { employees: 10 }, '2026-01-07')?.[0]).toBe('must');
});

const mustOf = (more: Partial<Business>) => {
  const business = { ...PLAIN, ...more };
  return findings(rules, { ...business, most: business.employees }, figureOn(figures, DAY))
    .filter(({ answer }) => answer === 'must')
    .map(({ rule }) => rule.id)
    .sort();
};

test('the three worked examples of the page', () => {
  const consultant = { form: ['proprietorship'], turnover: 14 * LAKH };
  expect(mustOf(consultant)).toEqual(['professional-tax-enrolment', 'shops']);
  expect(ask('gst', consultant)).toEqual([
    'may',
    'Compulsory after more than ₹6 lakh of further turnover',
  ]);

  const software = {
    turnover: 300 * LAKH,
    employees: 12,
    abroad: ['services-out'],
    money: ['tds', 'foreign'],
    staff: ['esi-wage', 'pt-wage'],
  };
  expect(mustOf(software)).toEqual(
    [
      ...['gst', 'tan', 'esi', 'osh', 'professional-tax-employer', 'professional-tax-enrolment'],
      ...['shops', 'labour-welfare-fund', 'posh', 'gratuity', 'foreign-investment'],
    ].sort(),
  );
  expect(ask('epf', software)).toEqual(['may', 'Compulsory after 8 more employees']);

  const furniture = {
    form: ['llp'],
    premises: ['factory-power'],
    supplies: ['goods'],
    turnover: 38 * LAKH,
    employees: 19,
  };
  expect(mustOf(furniture)).toEqual(
    ['osh', 'professional-tax-enrolment', 'labour-welfare-fund', 'posh', 'gratuity'].sort(),
  );
  for (const id of ['epf', 'factory', 'grievance-committee', 'bonus'])
    expect(ask(id, furniture)?.[1], id).toBe('Compulsory after 1 more employee');
});

const businesses = fc
  .record({
    ...(Object.fromEntries(
      Object.entries(REGISTRATION_CHOICES).map(([field, values]) => [
        field,
        ['form', 'state', 'premises', 'supplies'].includes(field)
          ? fc.constantFrom<string[]>(...values.map((value) => [value]))
          : fc.subarray([...values] as string[]),
      ]),
    ) as Record<keyof typeof REGISTRATION_CHOICES, fc.Arbitrary<string[]>>),
    turnover: fc.integer({ min: 0, max: 1e9 }),
    employees: fc.integer({ min: 0, max: 600 }),
    more: fc.integer({ min: 0, max: 50 }),
    contract: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ more, ...rest }): Business => ({ ...rest, most: rest.employees + more }));

test('growth lifts no duty, and a rule is answered once', () => {
  fc.assert(
    fc.property(businesses, fc.nat(300), fc.nat(1e9), (business, hired, sold) => {
      const idsOf = (one: Business) =>
        findings(rules, one, figureOn(figures, DAY)).flatMap(({ rule, answer }) =>
          answer === 'must' ? [rule.id] : [],
        );
      const { employees, most, turnover } = business;
      const grown = idsOf({
        ...business,
        employees: employees + hired,
        most: most + hired,
        turnover: turnover + sold,
      });
      expect(idsOf(business).filter((id) => !grown.includes(id))).toEqual([]);
      expect(new Set(grown).size).toBe(grown.length);
    }),
  );
});

test('the distance is true: that many more employees reach the answer it names, one fewer do not', () => {
  fc.assert(
    fc.property(businesses, (business) => {
      for (const { rule, distance } of findings(rules, business, figureOn(figures, DAY))) {
        const [, to, step] = /^(\w+) after (\d+) more employees?$/.exec(distance ?? '') ?? [];
        if (!step) continue;
        const answerWith = (hired: number) => {
          const { employees, most } = business;
          const grown = { ...business, employees: employees + hired, most: most + hired };
          return findings([rule], grown, figureOn(figures, DAY))[0]?.answer;
        };
        const reached = to === 'Compulsory' ? 'must' : 'may';
        expect(answerWith(Number(step)), rule.id).toBe(reached);
        expect(answerWith(Number(step) - 1), rule.id).not.toBe(reached);
      }
    }),
  );
});

test('every figure that a rule measures by is a number of the register', () => {
  const ids = rules.flatMap(figuresIn);
  expect(ids.length).toBeGreaterThan(20);
  for (const id of ids) expect(figureOn(figures, DAY)(id), id).toBeGreaterThan(0);
});
