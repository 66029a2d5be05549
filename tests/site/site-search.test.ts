/** The built search: its addresses, and what real searches find first. */
import { existsSync, readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { SEARCH_FILE_PATH } from '#site/file-paths.ts';
import { ROUTES } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { createSearch, type SearchFile } from '#features/site-search/search-engine.ts';

const file = JSON.parse(readFileSync(`dist${SEARCH_FILE_PATH}`, 'utf8')) as SearchFile;
const { items } = file;

const pages = new Map<string, HTMLElement>();
const pageAt = (path: string) => {
  const known = pages.get(path);
  if (known) return known;
  const page = parse(readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8'));
  pages.set(path, page);
  return page;
};
/** How many elements of the built page an address names. */
const placesAt = (url: string) => {
  const [path = '', anchor] = url.split('#');
  if (anchor === undefined) return pageAt(path) ? 1 : 0;
  return pageAt(path)
    .querySelectorAll('[id]')
    .filter(({ id }) => id === anchor).length;
};

describe('addresses', () => {
  test.each(items.map((item) => [item.url, item] as const))('%s', (url, { sections = [] }) => {
    if (url.endsWith('.pdf')) return expect(existsSync(`dist${url}`)).toBe(true);
    expect(placesAt(url)).toBe(1);
    for (const [heading, anchor] of sections)
      if (anchor !== undefined) expect(placesAt(`${url}#${anchor}`), heading).toBe(1);
  });
});

describe('the search page', () => {
  const root = pageAt(ROUTES.search);

  test('lists everything, without a script', () => {
    const links = new Set(
      root.querySelectorAll('#everything a').map((link) => link.getAttribute('href')),
    );
    for (const { url } of items) expect(links, url).toContain(url);
  });
});

describe('real searches and what they find first', () => {
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
    ['annual return', `${ROUTES.complianceCalendar}#mgt-7-fy-2025-26`],
    ['gstr3b', `${ROUTES.complianceCalendar}#gstr-3b-october-2026`],
    ['due dates', ROUTES.complianceCalendar],
    ['deadlines', ROUTES.complianceCalendar],
    ['work from home policy', `${ROUTES.policies}#working-hours-attendance-remote-work`],
    ['leave policy', `${ROUTES.policies}#leave`],
    ['posh', `${ROUTES.policies}#prevention-of-sexual-harassment`],
    ['rpeatriation', `${ROUTES.faqs}#faq-7`],
    ['gratuty', `${ROUTES.payrollUpdates}/two-day-settlement-and-gratuity`],
    ['contact', ROUTES.contact],
    ['about', ROUTES.about],
    ['privacy', ROUTES.privacy],
    ['case studies', ROUTES.caseStudies],
    ['blog', ROUTES.blog],
    ['events', ROUTES.events],
    ['brochure', '/brochure.pdf'],
  ])('%s', (query, url) => {
    const [first] = find(query);
    expect(first?.url).toBe(url);
  });

  test('a notice period is found among questions, policies and documents', () => {
    const urls = find('notice period')
      .slice(0, 3)
      .map(({ url }) => url.split('#')[1]);
    expect(urls).toContain('separation-and-final-settlement');
  });

  test('words that only the texts have', () => {
    const words = 'dangerous occurrence';
    expect(JSON.stringify(items)).not.toMatch(/dangerous/i);
    const urls = find(words).map(({ url }) => url);
    expect(urls).toEqual([`${ROUTES.policies}#health-and-safety`]);
  });

  test('nothing', () => {
    expect(find('plumbing zzxxqq')).toEqual([]);
  });
});
