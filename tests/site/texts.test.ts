/** Tests that the pages show the texts of their entries, so that a changed component cannot lose a text. */
import { expect, test } from 'vitest';
import { inlineParts, type InlinePart } from '#lib/inline-text.ts';
import { ROUTES } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { entriesOf, firm, listedPosts } from '../published.ts';
import { hrefsAt, pageAt } from './built-pages.ts';

/** Fields whose values a page does not show, or shows in another form. */
const NOT_PRINTED = 'alt block chart color field href id image reviewed subject'.split(' ');

const textOf = (parts: readonly InlinePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : textOf(part.parts))).join('');
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [textOf(inlineParts(part))];
  if (part === null || typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([field, value]) =>
    NOT_PRINTED.includes(field) ? [] : textsIn(value),
  );
}

const { officeHours, replyTime, memberships, registeredOffice, queriesContact, people = [] } = firm;
const [home] = entriesOf('home');
const { heading, lead, families, reasons, team, partners, ethics } = home?.data ?? {};
const signatories = people.map(({ name, does, body, number, languages, email }) => {
  return { name, does, number: number && `${body} ${number}`, languages, email };
});
const guides = entriesOf('pages').filter(({ data }) => data.guide);
const questionsOf = (page: string) =>
  entriesOf('faqs').filter(({ group }) => group?.data.page === page);
const dataOf = (entries: readonly { readonly data: object }[], fields: string) =>
  entries.map(({ data }) => fields.split(' ').map((name) => data[name as keyof typeof data]));
const STORY = 'title industry challenge solution result';

test.each<[path: string, shown: readonly unknown[]]>([
  [
    ROUTES.home,
    [heading, lead, families?.heading, families?.lead, reasons, team, partners, ethics],
  ],
  [ROUTES.home, signatories],
  [ROUTES.contact, [officeHours, replyTime, memberships]],
  [ROUTES.glossary, dataOf(entriesOf('glossaryTerms'), 'term long meaning law')],
  [ROUTES.glossary, entriesOf('glossaryTerms').map(({ data }) => data.see?.label)],
  [ROUTES.events, dataOf(entriesOf('events'), 'title description location attendees agenda')],
  [ROUTES.caseStudies, dataOf(entriesOf('caseStudies'), `${STORY} savings`)],
  [ROUTES.caseStudies, entriesOf('caseStudies').map(({ data }) => data.chart?.says)],
  [ROUTES.recruitment, dataOf(entriesOf('recruitmentSuccessStories'), STORY)],
  [ROUTES.policies, dataOf(entriesOf('policies'), 'title description applicability')],
  [ROUTES.faasResources, dataOf(entriesOf('resources'), 'title description type category')],
  [ROUTES.guides, dataOf(guides, 'heading description')],
  [ROUTES.blog, dataOf(listedPosts, 'title excerpt category')],
  [ROUTES.faqs, dataOf(questionsOf('faqs'), 'question answer')],
  [ROUTES.faqsIndia, dataOf(questionsOf('faqs-india'), 'question answer')],
])('%s shows the texts of its entries', expectTexts);

test.each(entriesOf('pages'))('/$id shows the texts of its entry', ({ id, data }) =>
  expectTexts(`/${id}`, [data.heading, data.lead, data.blocks]),
);

test.each(entriesOf('services'))('the service $id shows the texts of its entry', ({ id, data }) => {
  const { title, sections, faqs, costs, ownership } = data;
  expectTexts(servicePagePath(id), [title, sections, faqs, costs, ownership]);
});

test('the footer states the registered office and the contact for queries', () =>
  expectTexts(ROUTES.home, [registeredOffice, queriesContact], 'footer'));

test('shows a link to the professional register for each signatory with a `url`', () => {
  const hrefs = hrefsAt(ROUTES.home, 'main li a[rel]');
  for (const { url } of people) if (url) expect(hrefs).toContain(url);
});

test('a service links to the tools and guides about it', () => {
  for (const { id, data } of entriesOf('pages'))
    for (const service of data.tool?.services ?? data.guide?.services ?? [])
      expect(hrefsAt(servicePagePath(service), 'article a'), service).toContain(`/${id}`);
});

test('a service shows no list of facts if our fee would be the only fact', () => {
  for (const { id, data } of entriesOf('services')) {
    const terms = pageAt(servicePagePath(id)).querySelectorAll('article > dl dt');
    expect(terms.length === 0 || terms.length > 1, id).toBe(true);
    if (data.facts.fee ?? data.facts.time) expect(terms.length, id).toBeGreaterThan(1);
  }
});

function expectTexts(path: string, shown: readonly unknown[], part = 'main'): void {
  const page = withoutSpaces(pageAt(path).querySelector(part)?.text ?? '');
  expect(textsIn(shown).filter((text) => !page.includes(withoutSpaces(text)))).toEqual([]);
}
