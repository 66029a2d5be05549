/** The built search: its addresses, and what real searches find. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SEARCH_FILE_PATH } from '#site/file-paths.ts';
import { ROUTES } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { createSearch } from '#features/site-search/search-engine.ts';
import type { SearchFile } from '#features/site-search/search-file.ts';
import { pageAt } from './built-pages.ts';

const file = JSON.parse(readFileSync(`dist${SEARCH_FILE_PATH}`, 'utf8')) as SearchFile;
const { items } = file;

/** How many elements of the built page an address names. */
const placesAt = (url: string) => {
  const [path = '', anchor] = url.split('#');
  if (anchor === undefined) return pageAt(path) ? 1 : 0;
  return pageAt(path).querySelectorAll(`[id="${anchor}"]`).length;
};

test('every address of the search exists, and the part of a page that it names exists once', () => {
  for (const { url, sections = [] } of items) {
    if (url.endsWith('.pdf')) expect(existsSync(`dist${url}`), url).toBe(true);
    else expect(placesAt(url), url).toBe(1);
    for (const [heading, anchor] of sections)
      if (anchor !== undefined) expect(placesAt(`${url}#${anchor}`), heading).toBe(1);
  }
});

test('the search page lists everything, without a script', () => {
  const links = pageAt(ROUTES.search).querySelectorAll('#everything a');
  const listed = new Set(links.map((link) => link.getAttribute('href')));
  expect(items.filter(({ url }) => !listed.has(url))).toEqual([]);
});

describe('real searches find among the first three, so that a new entry may come before', () => {
  const find = createSearch(file);

  const incorporation = 'company-secretarial/company-incorporation';
  const registration = (id: string) => servicePagePath(`faas/registrations/${id}`);

  test.each([
    ['gst', registration('gst')],
    ['GST registration', registration('gst')],
    ['how do I register for GST', registration('gst')],
    ['documents for gst registration', `${registration('gst')}#documents-required`],
    ['esi', registration('esi')],
    ['esi limit', registration('esi')],
    ['do I need ESI with five people', registration('esi')],
    ['does my company of five people need ESI', registration('esi')],
    ['my employee resigned what do I have to pay', `${ROUTES.faqs}#faq-24`],
    ['pf contribution', registration('epfo')],
    ['provident fund registration', registration('epfo')],
    ['epf', registration('epfo')],
    ['udyam', registration('msme')],
    ['payroll', servicePagePath('hr/payroll-management')],
    ['pyaroll', servicePagePath('hr/payroll-management')],
    ['incorporation', servicePagePath(incorporation)],
    ['private limited', servicePagePath(`${incorporation}/private-limited`)],
    ['pvt ltd', servicePagePath(`${incorporation}/private-limited`)],
    ['llp', servicePagePath(`${incorporation}/llp`)],
    ['opc', servicePagePath(`${incorporation}/opc`)],
    ['one person company', servicePagePath(`${incorporation}/opc`)],
    ['section 8', servicePagePath(`${incorporation}/section8`)],
    ['virtual cfo', servicePagePath('faas/virtual-cfo')],
    ['tds', ROUTES.nriLandlord],
    ['annual return', `${ROUTES.complianceCalendar}#mgt-7-`],
    ['gstr3b', `${ROUTES.complianceCalendar}#gstr-3b-`],
    ['due dates', ROUTES.complianceCalendar],
    ['deadlines', ROUTES.complianceCalendar],
    ['work from home policy', `${ROUTES.policies}#working-hours-attendance-remote-work`],
    ['leave policy', `${ROUTES.policies}#leave`],
    ['posh', `${ROUTES.policies}#prevention-of-sexual-harassment`],
    ['rpeatriation', `${ROUTES.faqs}#faq-7`],
    ['gratuty', '/hr/payroll-updates/two-day-settlement-and-gratuity'],
    ['contact', ROUTES.contact],
    ['about', ROUTES.about],
    ['privacy', ROUTES.privacy],
    ['case studies', ROUTES.caseStudies],
    ['blog', ROUTES.blog],
    ['events', ROUTES.events],
    ['brochure', '/brochure.pdf'],
    ['T.D.S.', ROUTES.nriLandlord],
    ['what is G.S.T', registration('gst')],
    ['E.S.I.', registration('esi')],
    ['P.F.', registration('epfo')],
    ['R.O.C.', servicePagePath('company-secretarial/secretarial-services')],
    ['15 CA', `${ROUTES.faqs}#faq-7`],
    ['26AS', ROUTES.nriLandlord],
    ['26 AS', ROUTES.nriLandlord],
    ['form16', servicePagePath('hr/payroll-management')],
    ['taxaudit', `${ROUTES.faqs}#faq-4`],
  ])('%s', (query, url) => {
    const urls = find(query)
      .slice(0, 3)
      .map((hit) => hit.url);
    // A dated entry makes room for the one of the next period.
    const isExpected = (found: string) =>
      url.endsWith('-') ? found.startsWith(url) : found === url;
    expect(urls.some(isExpected), urls.join()).toBe(true);
  });

  test('a notice period is found among questions, policies and documents', () => {
    const urls = find('notice period')
      .slice(0, 3)
      .map(({ url }) => url.split('#')[1]);
    expect(urls).toContain('separation-and-final-settlement');
  });

  test('words that only the texts contain find their page', () => {
    const words = 'dangerous occurrence';
    expect(JSON.stringify(items)).not.toMatch(/dangerous/i);
    const urls = find(words).map(({ url }) => url);
    expect(urls).toEqual([`${ROUTES.policies}#health-and-safety`]);
  });

  test('no match, or no word: nothing', () => {
    expect(find('plumbing zzxxqq')).toEqual([]);
    expect(find('  ?! ')).toEqual([]);
  });
});
