/** Tests what pages have in common: one call to action at the end, lists that lead to their pages, correct counts. */
import { expect, test } from 'vitest';
import { GENERAL_KNOWLEDGE } from '#collections/legal-figures.ts';
import { buildDay } from '#collections/reading/build-day.ts';
import { addMonths } from '#features/tool-engine/calendar-days.logic.ts';
import { NARROW_MEDIA_QUERY, WIDE_MEDIA_QUERY } from '#site/limits.ts';
import { ROUTES, UNINDEXED_PATHS, contactHref, postPath } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { entriesOf, firm, guides, listedPosts as posts, somePost } from '../published.ts';
import { ORIGIN, clicks, hrefsAt, links, pageAt, pages } from './built-pages.ts';

const CLICKS_MAX = 2;
const RELATED_POSTS = 3;

test('every page is at most two clicks from the home page', () => {
  const linked = new Set(links.filter(({ from, path }) => from !== path).map(({ path }) => path));
  const indexed = pages.map(({ path }) => path).filter((path) => !UNINDEXED_PATHS.includes(path));
  expect(indexed.filter((path) => !linked.has(path))).toEqual([]);
  expect(indexed.filter((path) => !((clicks.get(path) ?? Infinity) <= CLICKS_MAX))).toEqual([]);
});

test.each([ROUTES.services, ROUTES.faas])('marks “Services” in the header of %s', (path) => {
  const marked = pageAt(path).querySelectorAll('header nav summary[aria-current]');
  expect(marked.map(({ text }) => text.trim())).toEqual(['Services', 'Services']);
});

test('the home page links to the calendar, documents and their lists, every tool, the guides and an article', () => {
  const hrefs = hrefsAt('/', 'main section a');
  const tools = entriesOf('pages').filter(({ id }) => id.startsWith('tools/'));
  tools.sort((a, b) => (a.data.tool?.order ?? 0) - (b.data.tool?.order ?? 0));
  expect(hrefs.filter((href) => href.startsWith('/tools/'))).toEqual(
    tools.map(({ id }) => `/${id}`),
  );
  const { complianceCalendar, policies, faasResources, taxUpdates, guides, tools: all } = ROUTES;
  for (const href of [complianceCalendar, policies, faasResources, taxUpdates, guides, all])
    expect(hrefs).toContain(href);
  for (const kind of [
    /^\/resources\/compliance-calendar#d-/,
    /^\/downloads\/.+\.pdf$/,
    /^\/blog\/\d/,
  ])
    expect(hrefs).toContainEqual(expect.stringMatching(kind));
});

test('a page ends with at most one call to action, and nothing after it', () => {
  for (const { path, root } of pages) {
    if (path === '/') continue; // the hero is a band of the same colour
    const bands = root.querySelectorAll('main > section.on-navy.bg-brand');
    expect(bands.length, path).toBeLessThanOrEqual(1);
    if (bands[0]) expect(bands[0].nextElementSibling?.text.trim() ?? '', path).toBe('');
  }
});

const isExample = ({ data }: { data: object }) => 'example' in data && data.example === true;
test.each([
  [ROUTES.events, entriesOf('events')],
  [ROUTES.caseStudies, entriesOf('caseStudies')],
  [ROUTES.recruitment, entriesOf('recruitmentSuccessStories')],
  [ROUTES.policies, entriesOf('policies')],
  [postPath(1), posts.filter(({ id }) => id === '1')],
  [ROUTES.privacy, entriesOf('legal').filter(({ id }) => id === 'privacy')],
])('labels %s with an invented entry, on paper too, and no other', (path, entries) => {
  const labels = pageAt(path).querySelectorAll('[data-example]');
  expect(labels.length > 0).toBe(entries.some(isExample));
  for (const label of labels) expect(label.closest('[hidden], [class~="print:hidden"]')).toBeNull();
});

test('the pages tell Cloudflare not to hide e-mail addresses', () => {
  const off = /<body[^>]*>\s*<!--email_off-->[^]*@[^]*<!--\/email_off-->\s*<\/body><\/html>\s*$/;
  for (const { path, html } of pages) expect(html, path).toMatch(off);
});

test('every guide and update has a page, breadcrumbs that contain its list, and a summary in the list', () => {
  for (const { path, title, summary } of guides) {
    const page = pageAt(path);
    const list = path.slice(0, path.lastIndexOf('/'));
    expect(page.querySelector('h1')?.text.trim(), path).toBe(title);
    expect(hrefsAt(path, 'nav[aria-label=Breadcrumb] a').at(-1), path).toBe(list);
    const listed = pageAt(list)
      .querySelectorAll('main article')
      .find((item) => item.querySelector('a')?.getAttribute('href') === path);
    expect(listed?.text, path).toContain(summary);
    // The list shows only the summary; the text is on the page of the guide.
    expect(listed?.querySelector('.prose') ?? null, path).toBeNull();
  }
});

test('a service page first answers the usual questions of clients, then links to its parts', () => {
  const page = pageAt(servicePagePath('faas/registrations/gst'));
  const facts = page.querySelectorAll('article > dl > div').map((cell) => cell.text);
  const boxes = page.querySelectorAll('article input[type=checkbox]').length;
  expect(facts).toEqual([
    expect.stringContaining(`Documents${boxes}`),
    expect.stringMatching(/^Time\S/),
    expect.stringMatching(/^Our fee\S/),
  ]);
  const parts = page.querySelectorAll('aside nav[aria-label="On this page"] a');
  expect(parts.map((link) => link.text.trim())).toContain('Documents Required');
});

test('"View Recording" opens the recording; if there is none, a line says that the link requests it', () => {
  for (const { id, data } of entriesOf('events')) {
    if (data.status !== 'completed') continue;
    const event = pageAt(ROUTES.events).querySelector(`li[id="${id}"]`);
    const link = event?.querySelectorAll('a').find(({ text }) => text.includes('View Recording'));
    const asks = data.recordingUrl === undefined;
    expect(link?.getAttribute('href')?.startsWith('/contact'), id).toBe(asks);
    expect(event?.text.includes('on request'), id).toBe(asks);
  }
});

test('an article lists three others', () => {
  for (const { id } of posts) {
    const related = pageAt(postPath(id))
      .querySelectorAll('aside[aria-labelledby=related] article[data-post]')
      .map((card) => card.getAttribute('data-post') ?? '');
    expect(new Set([...related, id]).size, id).toBe(RELATED_POSTS + 1);
  }
});

test('the glossary marks a new number that has not been checked against its source', () => {
  const rows = pageAt(ROUTES.glossary).querySelectorAll('main table tbody tr');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const [now, about] = row.querySelectorAll('td').map(({ text }) => text.trim());
    const figure = entriesOf('legalFigures').find(({ data }) => data.says === about)?.data;
    const isChecked = figure?.checkedAgainst !== GENERAL_KNOWLEDGE && figure?.confidence === 'high';
    expect(now?.includes('(to be confirmed)'), about).toBe(!isChecked);
  }
});

test('tax updates are listed by the day from which they apply', () => {
  const yearAgo = addMonths(buildDay(), -12);
  for (const { id, data } of entriesOf('taxUpdates')) {
    const link = pageAt(ROUTES.taxUpdates).querySelector(`main article a[href$="/${id}"]`);
    const effective = data.date < yearAgo ? 'In Force for More Than a Year' : 'Recently Effective';
    const list = data.status === 'effective' ? effective : 'Upcoming Changes';
    expect(link?.closest('section')?.querySelector('h2')?.text.trim(), id).toBe(list);
  }
});

test('the agenda of the next event is open', () => {
  const open = pageAt(ROUTES.events).querySelectorAll('li[id] details[open]');
  const next = entriesOf('events')
    .filter(({ data }) => data.status !== 'completed')
    .sort((a, b) => a.data.date.localeCompare(b.data.date))
    .slice(0, 1);
  expect(open.map((agenda) => agenda.closest('li[id]')?.id)).toEqual(next.map(({ id }) => id));
});

test('a sidebar marks the page on which it is', () => {
  expect(hrefsAt(ROUTES.policies, 'main aside a[aria-current=page]')).toEqual([ROUTES.policies]);
});

test('the tray and the chat of a service, a tool or a guide fill in its name as the subject', () => {
  const gst = servicePagePath('faas/registrations/gst');
  for (const path of [gst, ROUTES.nriLandlord, ROUTES.lateFees, ROUTES.about]) {
    const name = pageAt(path).querySelector('nav[aria-label=Breadcrumb] [aria-current]')?.text;
    const subject = path === ROUTES.about ? '' : (name?.trim() ?? '');
    const href = subject === '' ? ROUTES.contact : contactHref(subject);
    expect(hrefsAt(path, '.tray a')[0], path).toBe(href);
    expect(decodeURIComponent(hrefsAt(path, '.chat')[0] ?? ''), path).toContain(subject);
  }
});

test('without a script, an article offers share links and no button', () => {
  const details = pageAt(somePost).querySelector('main details');
  const [facebook, ...others] = details?.querySelectorAll('a') ?? [];
  const address = new URL(facebook?.getAttribute('href') ?? '').searchParams.get('u');
  expect([address, others.length]).toEqual([ORIGIN + somePost, 4]);
  expect(details?.querySelectorAll('button')).toEqual([]);
});

test('without a script, the hero is a still with links and without controls', () => {
  const hero = pageAt('/').querySelector('[data-hero]');
  for (const part of ['h1', 'img', `a[href="${ROUTES.services}"]`, `a[href="${ROUTES.contact}"]`])
    expect(hero?.querySelector(part), part).not.toBeNull();
  expect(hero?.querySelectorAll('button, video')).toEqual([]);
});

test('pictures of the home page change at the same width as the layout, also with a large default font', () => {
  const medias = pageAt('/')
    .querySelectorAll('[media]')
    .map((part) => part.getAttribute('media'));
  expect(new Set(medias)).toEqual(new Set([NARROW_MEDIA_QUERY, WIDE_MEDIA_QUERY]));
});

test('the fields of the contact form have their types and autofill, and the message has five rows', () => {
  const form = pageAt(ROUTES.contact).querySelector('form[method=post]');
  const kinds = form
    ?.querySelectorAll('[id^=field-]:is(input, textarea)')
    .map((field) => `${field.getAttribute('type')} ${field.getAttribute('autocomplete')}`);
  const texts = 'text given-name,text family-name,email email,tel tel,text organization,text off';
  expect(kinds?.join()).toBe(`${texts},undefined off`);
  expect(form?.querySelector('textarea')?.getAttribute('rows')).toBe('5');
});

test.each([
  [ROUTES.contact, ''],
  [ROUTES.resources, 'Newsletter%20subscription'],
])('makes the form of %s a mail form without a script', (path, subject) => {
  const form = pageAt(path).querySelector('form[method=post][enctype="text/plain"]');
  expect(form?.getAttribute('action')).toContain(`mailto:${firm.email}?subject=${subject}`);
});
