/**
 * What real searches find first, in the texts of one day: what an editor adds to content/ may rightly come before, so
 * ranks are compared with the index that the build wrote on that day.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROUTES } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { createSearch } from './search-engine.ts';
import type { SearchFile } from './search-file.ts';

const INDEX = 'tests/fixtures/search-2026-11-27.json';
const file = JSON.parse(readFileSync(INDEX, 'utf8')) as SearchFile;
const find = createSearch(file);

const incorporation = 'company-secretarial/company-incorporation';
const registration = (id: string) => servicePagePath(`faas/registrations/${id}`);

/** The searches of visitors, by the address that each must find. */
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
  [`${ROUTES.faqs}#faq-4`]: ['taxaudit'],
  [`${ROUTES.policies}#separation-and-final-settlement`]: ['notice period'],
};
const REAL_SEARCHES = Object.entries(SEARCHES).flatMap(([url, queries]) =>
  queries.map((query) => [query, url] as const),
);

test.each(REAL_SEARCHES)('finds “%s” among the first three results', (query, url) => {
  // An address that ends in "-" is that of a dated entry.
  const isFound = (hit: { url: string }) =>
    url.endsWith('-') ? hit.url.startsWith(url) : hit.url === url;
  expect(find(query).slice(0, 3).some(isFound)).toBe(true);
});

test('words that only the texts contain find their page', () => {
  const shown = file.items.map((item) => ({ ...item, text: '' }));
  expect(JSON.stringify(shown)).not.toMatch(/dangerous/i);
  expect(find('dangerous occurrence').map(({ url }) => url)).toEqual([
    `${ROUTES.policies}#health-and-safety`,
  ]);
});

test('finds nothing for no match or no word', () => {
  expect(find('plumbing zzxxqq')).toEqual([]);
  expect(find('  ?! ')).toEqual([]);
});
