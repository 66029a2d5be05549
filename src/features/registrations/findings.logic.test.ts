/** Tests registrations with fixed rules (tests/frozen-law.ts), in most tests with the figures of 22 November 2026. */
import { expect, test } from 'vitest';
import { frozenFigures, frozenRegistrations, frozenToolForm } from '../../../tests/frozen-law.ts';
import { figureLookup } from '#features/tool-engine/figures.logic.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import { assessRegistrations, registrationsVerdict } from './findings.logic.ts';
import { registrationsAnswer } from './Registrations.tsx';

const rules = frozenRegistrations();
const figures = frozenFigures();
const LAKH = 100_000;

/** Answers of a company that supplies services from an office in Karnataka; all further answers are no, none or 0. */
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
const findingsFor = (answers: Answers, day = '2026-11-22') =>
  assessRegistrations(rules, { ...PLAIN, ...answers }, figureLookup(figures, day));
const findingOf = (id: string, answers: Answers, day?: string) =>
  findingsFor(answers, day).find(({ rule }) => rule.id === id);

test.each([
  // CGST Act, s. 22; Notification 10/2019-Central Tax.
  ['goods', 'karnataka', 40],
  ['goods', 'special-goods', 20],
  ['goods', 'special', 10],
  ['services', 'karnataka', 20],
  ['both', 'other', 20],
])('GST registration for %s in %s begins above ₹%i lakh', (supplies, state, lakh) => {
  const gst = (turnover: number) => findingOf('gst', { supplies, state, turnover });
  expect(gst(lakh * LAKH)?.group).toBe('may');
  expect(gst(lakh * LAKH + 1)?.group).toBe('must');
});

test.each<[string, string, number, Answers]>([
  ['epf', 'SS Code, First Schedule', 20, {}],
  ['esi', 'SS Code, First Schedule', 10, { 'esi-wage': 'yes' }],
  ['factory', 'OSH Code, with power', 20, { premises: 'factory-power' }],
  ['factory', 'OSH Code, without power', 40, { premises: 'factory' }],
  ['bonus', 'Code on Wages, s. 41', 20, {}],
  ['grievance-committee', 'IR Code, s. 4', 20, {}],
  ['standing-orders', 'IR Code, s. 28', 300, {}],
])('%s (%s) begins at %i employees', (id, _law, limit, answers) => {
  expect(findingOf(id, { ...answers, employees: limit - 1 })?.group).not.toBe('must');
  expect(findingOf(id, { ...answers, employees: limit })?.group).toBe('must');
});

test.each([
  ['works-committee', 'IR Code, s. 3: by order', 100, 'office'],
  ['safety-committee', 'OSH Code, s. 22: by order', 500, 'factory'],
  // Karnataka's rules under the Codes are still drafts, so these duties need checking.
  ['creche', 'SS Code, s. 67: by the rules of the State', 50, 'office'],
  ['osh', 'OSH Code, s. 3: by the rules of the State', 10, 'office'],
  ['canteen', 'OSH Code, s. 24: by the rules of the State', 100, 'factory'],
  ['welfare-officer', 'OSH Code, s. 24: by the rules of the State', 250, 'factory'],
])('%s (%s) needs checking from %i workers', (id, _law, limit, premises) => {
  expect(findingOf(id, { premises, employees: limit - 1 })?.group).toBe('not-yet');
  expect(findingOf(id, { premises, employees: limit })?.group).toBe('check');
});

const SCHOOL = { turnover: 50 * LAKH, exempt: 'yes' };
const GOODS = { supplies: 'goods', turnover: LAKH };
const FIVE = { employees: 5, 'esi-wage': 'yes' };
test.each<[string, Answers, string | undefined]>([
  // POSH Act, s. 2(f): contract workers count too. Today's number of workers matters, not the year's highest.
  ['posh', { employees: 5, contract: 5 }, 'must'],
  ['posh', { employees: 5, most: 9, contract: 4 }, 'check'],
  // CGST Act, s. 24: registration is compulsory, however small the turnover.
  ['gst', { supplies: 'goods', sales: ['goods-interstate'] }, 'must'],
  ['gst', { sales: ['casual'] }, 'must'],
  ['gst', { sales: ['reverse-charge'] }, 'must'],
  ['gst', { abroad: ['goods-out'] }, 'must'],
  ['gst', { abroad: ['services-out'] }, 'may'],
  // A seller of goods below the limit need not register, if it sells within one State and has an enrolment number
  // (Notif. 34/2023).
  ['gst', { supplies: 'goods', sales: ['marketplace'] }, 'check'],
  ['gst', { supplies: 'goods', sales: ['marketplace', 'goods-interstate'] }, 'must'],
  ['gst', { supplies: 'services', sales: ['marketplace'] }, 'check'],
  // s. 23(1): with only exempt supplies, a business need not register, even as an agent or a casual seller. It is
  // disputed whether the business must register if it owes tax under reverse charge.
  ['gst', SCHOOL, 'may'],
  ['gst-composition', SCHOOL, undefined],
  ['gst', { ...SCHOOL, sales: ['casual', 'agent'] }, 'may'],
  ['gst', { ...SCHOOL, exempt: 'unsure' }, 'check'],
  ['gst', { ...SCHOOL, abroad: ['unsure'] }, 'may'],
  ['gst', { ...SCHOOL, sales: ['reverse-charge'] }, 'check'],
  // s. 10: composition within the State is allowed up to a turnover of ₹1.5 crore for goods, and ₹50 lakh for services.
  ['gst-composition', { supplies: 'goods', turnover: 150 * LAKH }, 'may'],
  ['gst-composition', { supplies: 'goods', turnover: 150 * LAKH + 1 }, 'not-yet'],
  ['gst-composition', { supplies: 'services', turnover: 50 * LAKH }, 'may'],
  ['gst-composition', { supplies: 'services', turnover: 50 * LAKH + 1 }, 'not-yet'],
  ['gst-composition', { ...GOODS, sales: ['goods-interstate'] }, 'not-yet'],
  ['gst-composition', { ...GOODS, sales: ['unsure'] }, 'check'],
  ['gst-composition', { ...GOODS, state: 'special' }, 'check'],
  // Sellers through a marketplace may choose composition for goods, but not for services (Finance Act, 2023, s. 137).
  ['gst-composition', { ...GOODS, sales: ['marketplace'] }, 'may'],
  ['gst-composition', { supplies: 'services', sales: ['marketplace'] }, 'not-yet'],
  // S.O. 1364(E): Udyam registration is possible up to a turnover of ₹500 crore.
  ['udyam', { turnover: 5e9 }, 'may'],
  ['udyam', { turnover: 5e9 + 1 }, 'not-yet'],
  // Foreign Trade Policy.
  ['iec', { abroad: ['goods-in'] }, 'must'],
  ['iec', { abroad: ['services-out'] }, 'may'],
  ['iec', {}, 'not-yet'],
  // FEMA.
  ['foreign-investment', { foreign: 'yes' }, 'must'],
  ['foreign-investment', { foreign: 'yes', form: 'trust' }, 'check'],
  ['foreign-investment', { foreign: 'unsure' }, 'check'],
  // Income-tax Act, 2025, s. 397: nearly every company deducts TDS, because it pays an auditor.
  ['tan', { tds: 'yes' }, 'must'],
  ['tan', { tds: 'no' }, 'check'],
  ['tan', { tds: 'no', form: 'proprietorship' }, 'not-yet'],
  ['branches', { branches: 'yes' }, 'check'],
  ['branches', {}, undefined],
  // SS Code, s. 2(26): contract workers are employees, and the highest number of the year counts. Employees and
  // contract workers may reach their highest numbers on different days. If neither number reaches the limit but their
  // sum does, the group is “check”.
  ['epf', { ...FIVE, contract: 14 }, 'may'],
  ['epf', { ...FIVE, contract: 15 }, 'check'],
  ['epf', { employees: 19, contract: 1 }, 'check'],
  ['epf', { employees: 0, contract: 50 }, 'must'],
  ['esi', { ...FIVE, contract: 5 }, 'check'],
  ['esi', { ...FIVE, contract: 10 }, 'must'],
  ['epf', { employees: 18, most: 22 }, 'must'],
  ['esi', { employees: 5, 'esi-wage': 'unsure', contract: 5 }, 'check'],
  // SS Code, s. 1(8): an establishment stays covered when its number of employees falls.
  ['epf', { employees: 12, covered: ['epf'] }, 'must'],
  ['epf', { employees: 12, covered: ['unsure'] }, 'check'],
  ['epf', { employees: 0, contract: 3, covered: ['epf'] }, 'must'],
  ['esi', { employees: 0, contract: 3, hazardous: 'yes', 'esi-wage': 'yes' }, 'must'],
  // SS Code, First Schedule: ESI applies from 10 employees (1 in hazardous work), if one of them earns at most ₹21,000.
  ['esi', { employees: 10, 'esi-wage': 'unsure' }, 'check'],
  ['esi', { employees: 10, 'esi-wage': 'no' }, 'check'],
  ['esi', { employees: 1, hazardous: 'yes', 'esi-wage': 'yes' }, 'must'],
  ['esi', { employees: 1, hazardous: 'yes', 'esi-wage': 'no' }, 'check'],
  // OSH Code, ch. XI.
  ['contract-labour', { contract: 49 }, 'not-yet'],
  ['contract-labour', { contract: 50 }, 'must'],
  // The tool covers State law only for Karnataka.
  ['professional-tax-employer', { employees: 1, 'pt-wage': 'yes' }, 'must'],
  ['professional-tax-employer', { employees: 1, 'pt-wage': 'no' }, 'not-yet'],
  ['professional-tax-enrolment', {}, 'must'],
  ['professional-tax-enrolment', { form: 'trust' }, 'check'],
  ['shops', {}, 'must'],
  ['shops', { premises: 'none' }, 'check'],
  ['gst', { turnover: 50 * LAKH, have: ['gst'] }, 'have'],
  ['shops', { have: ['unsure'] }, 'must'],
])('puts %s, for %j, into the group %s', (id, answers, group) =>
  expect(findingOf(id, answers)?.group).toBe(group),
);

test('gives exporters a special reason for voluntary GST registration (IGST Act, s. 16)', () => {
  const why = (abroad: string[]) => findingOf('gst', { abroad })?.why;
  expect(why(['services-out'])).toEqual([expect.stringContaining('zero-rated')]);
  expect(why([])).toEqual([expect.stringContaining('You then charge GST')]);
});

test('names the questions answered “not sure” if a finding depends on them', () => {
  expect(findingOf('foreign-investment', { foreign: 'unsure' })?.unsure).toEqual(['foreign']);
});

test('lists no law of Karnataka for a business outside Karnataka', () => {
  const findings = findingsFor({ state: 'other', employees: 50, 'pt-wage': 'yes' });
  expect(findings.filter(({ rule }) => rule.group === 'Karnataka')).toEqual([]);
});

test('uses the limit in force on the day: before 7 January 2026, the welfare fund began at 50 employees', () => {
  const groupOn = (day: string) => findingOf('labour-welfare-fund', { employees: 10 }, day)?.group;
  expect(groupOn('2026-01-06')).toBe('not-yet');
  expect(groupOn('2026-01-07')).toBe('must');
});

test('finds the duties of the software company, an example on the page', () => {
  const company = { turnover: 300 * LAKH, employees: 12, abroad: ['services-out'] };
  const wages = { tds: 'yes', foreign: 'yes', 'esi-wage': 'yes', 'pt-wage': 'yes' };
  const findings = findingsFor({ ...company, ...wages });
  const must = findings.filter(({ group }) => group === 'must').map(({ rule }) => rule.id);
  expect(must.sort().join(' ')).toBe(
    'edf esi foreign-investment gratuity gst labour-welfare-fund posh professional-tax-employer professional-tax-enrolment shops tan',
  );
});

const ELSEWHERE = { premises: 'none', state: 'other' };
// SS Code, First Schedule: with 60 employees, the duty to register for EPF and ESI has already begun.
const SIXTY = { ...ELSEWHERE, employees: 60, 'esi-wage': 'yes' };
const PROPRIETOR = { ...ELSEWHERE, form: 'proprietorship', turnover: 50 * LAKH };
test.each<[Answers, RegExp]>([
  [PROPRIETOR, /^You must register for GST within .+ of becoming liable\.$/],
  [{ turnover: 50 * LAKH }, /; 2 more duties apply, and 1 point needs checking\.$/],
  [SIXTY, /^You must register for the provident fund \(EPF\) now; /],
  [{ ...SIXTY, have: ['epf'] }, /^You must .+ insurance \(ESI\) now; \d+ more duties apply/],
  // CGST Act, s. 25(1).
  [{ sales: ['casual'] }, /^You must .+ GST at least five days before the first sale[.;]/],
  // The headline contains only the first part of the deadline.
  [{}, /\(PTEC\) within [^;]+; 1 more duty applies/],
  [{ ...PROPRIETOR, turnover: 0 }, /^There is nothing that you must register for today\.$/],
])('addresses the reader in the headline: %j', (answers, verdict) => {
  expect(registrationsVerdict(findingsFor(answers))).toMatch(verdict);
});

test('states the deadline of a duty that applies now, and the start of a later duty', () => {
  const day = '2026-11-22';
  const data = { rules, figures, day, form: frozenToolForm('registrations') };
  const answers = { ...PLAIN, turnover: 50 * LAKH };
  const { groups = [] } = registrationsAnswer({
    answers,
    data,
    figure: figureLookup(figures, day),
  });
  const itemsOf = (title: string) => groups.find((group) => group.title === title)?.items ?? [];
  const [must] = itemsOf('You must');
  expect(must?.title).toMatch(/^Register for GST/);
  expect(must?.by).toMatch(/^[Ww]ithin /);
  const later = rules.find(({ id }) => id === 'iec');
  const notYet = itemsOf('Not yet').find(({ title }) => title === later?.title);
  expect([notYet?.by, notYet?.reason]).toEqual([
    later?.later,
    expect.stringContaining(`${later?.later}.`),
  ]);
});
