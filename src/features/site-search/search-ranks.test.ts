/**
 * Tests what real searches find first, in an index that the build wrote on one fixed day, because a new entry in
 * content/ may rightly come before the others.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROUTES } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { createSearch } from './search-engine.ts';
import type { SearchFile } from './search-items.ts';

const INDEX = 'tests/fixtures/search-2026-11-29.json';
const file = JSON.parse(readFileSync(INDEX, 'utf8')) as SearchFile;
const find = createSearch(file);

const incorporation = 'company-secretarial/company-incorporation';
const registration = (id: string) => servicePagePath(`faas/registrations/${id}`);

/** Searches of visitors, by the address that they must find. */
const SEARCHES = {
  [registration('gst')]: ['gst', 'GST registration', 'how do I register for GST', 'what is G.S.T'],
  [`${registration('gst')}#documents-required`]: ['documents for gst registration'],
  [registration('esi')]: ['esi limit', 'do I need ESI with five people', 'E.S.I.'],
  [`${ROUTES.faqs}#faq-24`]: ['my employee resigned what do I have to pay'],
  [registration('epfo')]: ['pf contribution', 'provident fund registration', 'epf', 'P.F.'],
  [registration('msme')]: ['udyam'],
  [servicePagePath('hr/payroll-management')]: ['payroll', 'pyaroll', 'form16'],
  [servicePagePath(`${incorporation}/private-limited`)]: ['private limited', 'pvt ltd'],
  [servicePagePath(`${incorporation}/opc`)]: ['opc', 'one person company'],
  [servicePagePath(`${incorporation}/section8`)]: ['section 8'],
  [ROUTES.nriLandlord]: ['tds', 'T.D.S.', '26AS', '26 AS'],
  [`${ROUTES.complianceCalendar}#mgt-7-`]: ['annual return'],
  [`${ROUTES.complianceYear}#provident-fund`]: ['pf due date'],
  [`${ROUTES.complianceYear}#gstr-3b-monthly`]: ['gstr-3b last date'],
  [`${ROUTES.complianceYear}#advance-tax`]: ['when is advance tax due'],
  [`${ROUTES.complianceCalendar}#gstr-3b-`]: ['gstr3b'],
  [ROUTES.complianceCalendar]: ['due dates', 'deadlines'],
  [`${ROUTES.policies}#working-hours-attendance-remote-work`]: ['work from home policy'],
  [`${ROUTES.policies}#prevention-of-sexual-harassment`]: ['posh'],
  [`${ROUTES.faqs}#faq-7`]: ['rpeatriation', '15 CA'],
  '/hr/payroll-updates/two-day-settlement-and-gratuity': ['gratuty', 'gratuity 4 years 8 months'],
  [ROUTES.contact]: ['contact', 'phone number', 'office address', 'whatsapp'],
  [ROUTES.resources]: ['newsletter', 'mailing list'],
  [ROUTES.privacy]: ['privacy'],
  '/brochure.pdf': ['brochure', 'broch'],
  [servicePagePath('company-secretarial/secretarial-services')]: ['R.O.C.'],
  [servicePagePath('faas/audit-advisory')]: ['taxaudit'],
  [`${ROUTES.policies}#separation-and-final-settlement`]: ['notice period'],
  // Searches of visitors with a common question.
  [`${ROUTES.guides}/change-directors-shares`]: [
    'dir 12',
    'add a director',
    'remove director',
    'share transfer',
    'sh 4',
    'pas 3',
    'increase authorised capital',
    'sh 7',
    'private company demat shares',
    'stamp duty share transfer',
  ],
  [`${ROUTES.guides}/close-company`]: [
    'close company',
    'strike off',
    'stk 2',
    'form 24 llp',
    'close llp',
    'wind up company',
    'how to close a private limited company',
    'c-pace',
    'company closure fee',
    'close llp fee',
  ],
  [`${ROUTES.guides}/convert-business`]: [
    'convert proprietorship to company',
    'llp to private limited',
    'firm to company',
    'urc 1',
    'company to llp conversion',
    'convert opc to private limited',
    'section 366',
    '47 xiii',
    'change proprietorship to pvt ltd',
    'conversion tax free',
  ],
  [`${ROUTES.guides}/export-gst-refund`]: [
    'gst refund exporter',
    'rfd 01',
    'export of services gst lut',
    'lut rfd 11',
    'refund of unutilised itc',
    'ebrc fira gst',
    'export under lut',
    'igst refund shipping bill',
    '90 provisional refund',
    'place of supply export services',
  ],
  [`${ROUTES.guides}/forming-costs`]: [
    'how much to start a company',
    'cost of forming a company',
    'llp registration cost',
    'company registration fee karnataka',
    'private limited registration cost',
    'stamp duty company karnataka',
    'opc registration cost',
    'how long to register a company',
    'spice+ fees',
    'cost to form llp bangalore',
  ],
  [`${ROUTES.guides}/freelancer-tax`]: [
    'freelancer tax',
    '44ada limit',
    'consultant gst',
    'which itr freelancer software developer',
    'presumptive tax profession',
    'freelancer foreign client gst',
    'lut for freelancer',
    'do freelancers need audit',
    'advance tax 15 march freelancer',
    'itr 4 freelancer',
  ],
  [`${ROUTES.guides}/gst-notice`]: [
    'gst notice',
    'asmt 10',
    'drc 01',
    'gstr 3a notice',
    'reg 17 cancellation notice',
    'drc 01b',
    'drc 01c reply',
    'gst registration cancelled',
    'revocation of gst registration',
    'gst show cause notice',
    'drc 07 appeal',
  ],
  [`${ROUTES.guides}/gst-reverse-charge`]: [
    'gst on rent',
    'reverse charge rent',
    'gst director sitting fee',
    'import of services gst',
    'gst on advance',
    'rcm',
    'office rent gst unregistered landlord',
    'gst on foreign software',
    'gst self invoice',
    'e way bill limit',
  ],
  [`${ROUTES.guides}/income-tax-notice`]: [
    'income tax notice',
    '143(1) intimation',
    '139(9) defective return',
    'notice 148',
    '148a notice',
    '142(1)',
    '143(2) scrutiny',
    'demand notice income tax',
    '245 refund adjusted',
    'ais mismatch notice',
  ],
  [`${ROUTES.guides}/minimum-wages-karnataka`]: [
    'minimum wage bangalore',
    'minimum wages karnataka 2026',
    'zone 1 minimum wage',
    'vda karnataka',
    'shops minimum wage',
    'skilled wage bangalore',
    'minimum wages act karnataka',
    'floor wage india',
    'minimum wage office staff',
    'karnataka minimum wages draft',
  ],
  [`${ROUTES.guides}/money-out-of-company`]: [
    'take money out of company',
    'salary or dividend director',
    'loan to director',
    'section 185',
    'deemed dividend',
    '2(22)(e)',
    'director salary tax',
    'buy back of shares tax',
    'withdraw money from company',
    'director loan interest',
  ],
  [`${ROUTES.guides}/nri-property-sale`]: [
    'nri flat sale tds',
    'nri property sale',
    'buying property from nri tds',
    'form 141 nri',
    'form 128 certificate',
    'nri capital gain',
    '195 tds property',
    'tds 12.5 nri',
    'repatriate sale proceeds',
    'nri selling flat in india',
  ],
  [`${ROUTES.guides}/pf-opt-out`]: [
    'pf opt out',
    'pf above 25000',
    'form 11 pf',
    'pf joiner above ceiling',
    'pf ceiling 25000',
    'employee refuses pf',
    'pf mandatory salary limit',
    'pf for directors',
    'international worker pf',
    'pf new joiner basic above 15000',
  ],
  [`${ROUTES.guides}/return-mistake`]: [
    'itr u',
    'updated return',
    'revised return',
    'belated return',
    'missed itr deadline',
    'wrong income tax return',
    'forgot to file itr',
    'return correction last date',
    'itr after 31 december',
    '25 percent extra tax',
  ],
  [`${ROUTES.guides}/startup-recognition`]: [
    'startup india',
    'dpiit recognition',
    'startup turnover limit',
    'tax holiday startup',
    '80iac',
    'section 140',
    'deep tech startup',
    'angel tax',
    'startup esop tax',
    'startup recognition documents',
  ],
};
const REAL_SEARCHES = Object.entries(SEARCHES).flatMap(([url, queries]) =>
  queries.map((query) => [query, url] as const),
);

test.each(REAL_SEARCHES)('finds “%s” among the first three results', (query, url) => {
  // An address that ends in "-" is the start of a dated entry's address.
  const isFound = (hit: { url: string }) =>
    url.endsWith('-') ? hit.url.startsWith(url) : hit.url === url;
  expect(find(query).slice(0, 3).some(isFound)).toBe(true);
});

test('finds a page by words that only its text contains', () => {
  const shown = file.items.map((item) => ({ ...item, text: '' }));
  expect(JSON.stringify(shown)).not.toMatch(/dangerous/i);
  expect(find('dangerous occurrence').map(({ url }) => url)).toEqual([
    `${ROUTES.policies}#health-and-safety`,
  ]);
});

test('finds nothing without a match or without a word', () => {
  expect(find('plumbing zzxxqq')).toEqual([]);
  expect(find('  ?! ')).toEqual([]);
});

test('finds the same when a whole page is pasted after the question', () => {
  const question = 'gst registration '.repeat(30).slice(0, 500);
  expect(find(question + '<b>provident fund</b> '.repeat(500))).toEqual(find(question));
});
