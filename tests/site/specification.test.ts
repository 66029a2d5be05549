/** Compares the built pages with the texts and the order that the specification prescribes. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { entriesOf, firm as site, servicesIn, servicesOf } from '../published.ts';
import { createPhoneHref } from '#collections/site.ts';
import { GUIDANCE_ROUTES, ROUTES } from '#site/routes.ts';
import { FAMILIES, FAMILY_IDS, servicePagePath, type FamilyId } from '#site/services.ts';
import { pageAt } from './built-pages.ts';

const words = (path: string) => pageAt(path).querySelector('body')?.structuredText ?? '';

type Lists<Name extends string = string> = Readonly<Record<Name, readonly string[]>>;
const { texts, headings, pages, services, aliases } = parse(
  readFileSync('tests/fixtures/specification.yaml', 'utf8'),
) as Lists<'headings' | 'pages'> &
  Record<'texts', Lists> &
  Record<'services' | 'aliases', Lists<FamilyId>>;

test.each(Object.entries(texts))(
  'shows the prescribed texts on %s letter for letter',
  (path, labels) => {
    for (const label of labels) expect(words(path)).toContain(label);
  },
);

test('every address of the specification exists', () => {
  const paths = [
    ...Object.values(ROUTES),
    ...Object.values(GUIDANCE_ROUTES),
    ...pages.map((page) => `/services/${page}`),
    ...Object.entries(services).flatMap(([above, names]) =>
      names.map((name) => servicePagePath(`${above}/${name}`)),
    ),
  ];
  for (const path of paths) expect(pageAt(path).querySelectorAll('h1'), path).toHaveLength(1);
});

test.each(FAMILY_IDS)('every ?service= of the specification for %s leads to a page', (family) => {
  const script = pageAt(FAMILIES[family].path).querySelector('head')?.innerHTML ?? '';
  for (const value of [...services[family], ...aliases[family]]) {
    const [, to = ''] = new RegExp(`\\["${value}","([^"]+)"\\]`).exec(script) ?? [];
    expect(pageAt(to).querySelectorAll('h1'), value).toHaveLength(1);
  }
});

test.each([
  ['taxUpdates', 'taxUpdates', 'Recently Effective', 'Upcoming Changes'],
  ['deadlines', 'complianceCalendar', 'Completed', 'Upcoming Deadlines'],
  ['events', 'events', 'Past Events', 'Upcoming Events'],
  ['events', 'events', 'View Recording', 'Register Now'],
] as const)('groups %s by time, without empty groups', (name, route, past, upcoming) => {
  const isPast = entriesOf(name).map(({ data }) => /completed|effective/.test(data.status));
  const text = words(ROUTES[route]);
  const isShown = [past, upcoming].map((label) => text.includes(label));
  expect(isShown).toEqual([isPast.includes(true), isPast.includes(false)]);
});

test.each(services['company-secretarial'].filter((name) => name !== 'company-incorporation'))(
  'shows on %s the headings of a secretarial service',
  (service) => {
    const page = pageAt(servicePagePath(`company-secretarial/${service}`));
    const shown = page.querySelectorAll('main h2, main h3').map(({ text }) => text.trim());
    expect(shown).toEqual(expect.arrayContaining([...headings]));
  },
);

test.each([
  ['company-secretarial', 'company-incorporation', 'fema-rbi', ' forms', 'Back to Services'],
  ['faas', 'registrations', 'virtual-cfo', ' registrations', 'Back to FAAS Services'],
  ['hr', 'payroll-management', 'hr-compliance', '', 'Back to HR Services'],
] as const)(
  'the cards of %s have the right texts and links, and a service has the right link back',
  (family, group, plain, parts, back) => {
    const { path } = FAMILIES[family];
    const cardOf = (view: string) => pageAt(path).querySelector(`li:has([data-opens="${view}"])`);
    for (const view of servicesOf(family))
      expect(cardOf(view)?.querySelector('a')?.getAttribute('href')).toBe(`${path}/${view}`);
    expect(cardOf(plain)?.text).toContain('View Details');
    if (parts !== '')
      expect(cardOf(group)?.text).toContain(servicesIn(`${family}/${group}`) + parts);
    const ways = pageAt(`${path}/${plain}`).querySelectorAll(`main a[href="${path}"]`);
    expect(ways.map(({ text }) => text.trim())).toContain(back);
  },
);

test('the about page shows the badge, then e-mail, address and phone, then vision and mission', () => {
  const main = pageAt(ROUTES.about).querySelector('main');
  const html = main?.outerHTML ?? '';
  const contact = [`mailto:${site.email}`, `>${site.address.street}`, createPhoneHref(site)];
  const parts = ['years of experience</', ...contact, 'Our vision', 'Our mission'];
  const places = parts.map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  const link = main?.querySelector(`li a[href="${createPhoneHref(site)}"]`);
  expect(link?.text.replace(/\s/g, ' ')).toBe(site.phone);
});

test('each article has a picture at most 720 px wide, and no two pictures have the same alternative text', () => {
  const pictures = entriesOf('posts').map(({ id, data }) => {
    const picture = pageAt(`/blog/${id}`).querySelector('main article img');
    expect(Number(picture?.getAttribute('width')), id).toBeGreaterThan(0);
    expect(picture?.classNames, id).toContain('max-w-[45rem]');
    expect(picture?.getAttribute('alt'), id).toBe(data.alt);
    return data;
  });
  const of = (field: 'alt' | 'image') => new Set(pictures.map((data) => data[field])).size;
  expect(of('alt')).toBe(of('image'));
});

const FORMS = entriesOf('services').filter(({ id }) => id.includes('/company-incorporation/'));
test.each([
  { path: '/services/hr/compliance', within: 'section:has(h2)', alt: /^Key features/ },
  ...FORMS.map(({ id, data }) => ({
    path: servicePagePath(id),
    within: 'article',
    alt: data.alt ?? /./,
  })),
])('shows on $path a picture of at most 280×300 px', ({ path, within, alt }) => {
  const picture = pageAt(path).querySelector(`main ${within} img`);
  expect(picture?.getAttribute('alt')).toMatch(alt);
  expect(Number(picture?.getAttribute('width'))).toBeLessThanOrEqual(280);
  expect(Number(picture?.getAttribute('height'))).toBeLessThanOrEqual(300);
});

test.each(FORMS)('shows the picture of $id in the drill-down too', ({ id, data }) => {
  const src = pageAt(servicePagePath(id)).querySelector('main article img')?.getAttribute('src');
  const inPlace = readFileSync(`dist${servicePagePath(id)}.json`, 'utf8');
  expect(JSON.parse(inPlace)).toMatchObject({ picture: { webp: src, alt: data.alt } });
});

test('each case study shows challenge, solution, result and saving without a click', () => {
  for (const { id, data } of entriesOf('caseStudies')) {
    const terms = pageAt(ROUTES.caseStudies)
      .querySelectorAll(`#${id} dt`)
      .filter((term) => term.closest('details') === null);
    const names = terms.map(({ text }) => text.trim());
    expect(names, id).toEqual(['Challenge', 'Solution', 'Result', 'Cost Savings']);
    expect(terms.at(-1)?.nextElementSibling?.text, id).toContain(data.savings);
    const [, before, after] = data.chart?.rows[0] ?? [];
    const head = pageAt(ROUTES.caseStudies).querySelector(`#${id}`)?.structuredText ?? '';
    if (after) expect(head.replace(/\s+/g, ' '), id).toContain(`From ${before} to ${after}`);
  }
});

test('each resource, case study and recruitment story shows its icon at 20 px', () => {
  for (const [path, selector] of [
    [ROUTES.faasResources, 'main h3 svg'],
    [ROUTES.caseStudies, 'main h2 svg'],
    [ROUTES.recruitment, 'main h3 svg'],
  ] as const) {
    const icons = pageAt(path).querySelectorAll(selector);
    expect(icons.length, path).toBeGreaterThan(0);
    for (const icon of icons) expect(icon.getAttribute('width'), path).toBe('20');
  }
});
