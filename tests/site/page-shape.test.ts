/** Tests what pages have in common, such as the call to action at the end, lists with links, and correct counts. */
import { expect, test } from 'vitest';
import { GENERAL_KNOWLEDGE } from '#collections/legal-figures.ts';
import { buildDay } from '#collections/reading/build-day.ts';
import { addMonths } from '#features/tool-engine/calendar-days.logic.ts';
import { NARROW_MEDIA_QUERY, WIDE_MEDIA_QUERY } from '#site/limits.ts';
import {
  COMPLIANCE_CATEGORIES,
  ROUTES,
  UNINDEXED_PATHS,
  contactHref,
  guidePath,
  postPath,
} from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { formatDate, formatQuantity } from '#lib/format.ts';
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

test('the home page links to due dates, documents, every tool, the list pages and the newest article', () => {
  const hrefs = hrefsAt('/', 'main section a');
  const tools = entriesOf('pages').filter(({ id }) => id.startsWith('tools/'));
  tools.sort((a, b) => (a.data.tool?.order ?? 0) - (b.data.tool?.order ?? 0));
  expect(hrefs.filter((href) => href.startsWith('/tools/'))).toEqual(
    tools.map(({ id }) => `/${id}`),
  );
  const { complianceCalendar, policies, faasResources, taxUpdates, guides, tools: all } = ROUTES;
  for (const href of [complianceCalendar, policies, faasResources, taxUpdates, guides, all])
    expect(hrefs).toContain(href);
  for (const kind of [/^\/resources\/compliance-calendar#d-/, /^\/downloads\/.+\.pdf$/])
    expect(hrefs).toContainEqual(expect.stringMatching(kind));
  const [newest] = posts.toSorted(
    (a, b) => b.data.date.localeCompare(a.data.date) || Number(b.id) - Number(a.id),
  );
  expect(hrefs).toContain(postPath(newest?.id ?? ''));
});

test('a page has at most one call to action, which is at the end of the page', () => {
  const stone = 'main > section.on-navy.bg-stone';
  for (const { path, root } of pages) {
    const bands = root.querySelectorAll(`${stone}, main > section:has(> .border-brass)`);
    expect(bands.length, path).toBeLessThanOrEqual(1);
    if (bands[0]) expect(bands[0].nextElementSibling?.text.trim() ?? '', path).toBe('');
  }
  for (const { id, data } of entriesOf('pages'))
    for (const block of data.blocks)
      if (block.block === 'cta')
        expect(pageAt(`/${id}`).querySelectorAll(stone), id).toHaveLength(block.stone ? 1 : 0);
});

test('a phone shows either the breadcrumb or the link back above the title', () => {
  for (const { path, root } of pages) {
    const [crumbs] = root.querySelectorAll('nav[aria-label=Breadcrumb]');
    const hasBackLink = root.querySelector('main a:has(> .lucide-arrow-left)') !== null;
    if (crumbs) expect(crumbs.classNames.includes('max-md:hidden'), path).toBe(hasBackLink);
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
])('labels %s as an example only if an entry is an example', (path, entries) => {
  const labels = pageAt(path).querySelectorAll('[data-example]');
  expect(labels.length > 0).toBe(entries.some(isExample));
  for (const label of labels) expect(label.closest('[hidden], [class~="print:hidden"]')).toBeNull();
});

test('the pages tell Cloudflare not to hide e-mail addresses', () => {
  const off = /<body[^>]*>\s*<!--email_off-->[^]*@[^]*<!--\/email_off-->\s*<\/body><\/html>\s*$/;
  for (const { path, html } of pages) expect(html, path).toMatch(off);
});

test('every guide and tax update has a page, a breadcrumb to its list, and a summary in the list', () => {
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

test('every guide shows its date, in the list and on its page', () => {
  for (const { id, data } of entriesOf('guides')) {
    const path = guidePath(id) ?? '';
    const list = pageAt(path.slice(0, path.lastIndexOf('/')));
    for (const place of [pageAt(path), list.querySelector(`article:has(a[href="${path}"])`)])
      expect(place?.querySelector('time')?.text, path).toBe(formatDate(data.date));
  }
});

test('a service page states documents, time and fee, and links to its sections', () => {
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

test('"Register Now" opens the contact form with the event as subject; "View Recording" opens the recording or the form', () => {
  for (const { id, data } of entriesOf('events')) {
    const event = pageAt(ROUTES.events).querySelector(`li[id="${id}"]`);
    const hrefs = event?.querySelectorAll('a').map((link) => link.getAttribute('href'));
    if (data.status !== 'completed') {
      expect(hrefs, id).toContain(contactHref(`Registration: ${data.title}`));
      continue;
    }
    const link = event?.querySelectorAll('a').find(({ text }) => text.includes('View Recording'));
    const asks = data.recordingUrl === undefined;
    expect(link?.getAttribute('href')?.startsWith('/contact'), id).toBe(asks);
    expect(event?.text.includes('on request'), id).toBe(asks);
  }
});

test('an article links to three other articles', () => {
  for (const { id } of posts) {
    const related = pageAt(postPath(id))
      .querySelectorAll('main > aside article[data-post]')
      .map((card) => card.getAttribute('data-post') ?? '');
    expect(new Set([...related, id]).size, id).toBe(RELATED_POSTS + 1);
  }
});

test('a legal text states its dates, and its table of contents lists the second-level headings', () => {
  for (const { id, data } of entriesOf('legal')) {
    const page = pageAt(`/${id}`);
    const { effective, updated } = data;
    const dates = `${effective ? `Effective ${formatDate(effective)}. ` : ''}Last updated ${formatDate(updated)}.`;
    expect(page.querySelector('h1 + p')?.text.replaceAll(/\s+/g, ' '), id).toContain(dates);
    const headings = page.querySelectorAll('.prose h2').map((heading) => `#${heading.id}`);
    expect(hrefsAt(`/${id}`, 'nav[aria-label="On this page"] a'), id).toEqual(headings);
  }
});

test('the resources page states the number of events, not counting examples', () => {
  const card = pageAt(ROUTES.resources).querySelector(`main li:has(a[href="${ROUTES.events}"])`);
  const count = entriesOf('events').filter((event) => !isExample(event)).length;
  const text = formatQuantity(count, 'event');
  expect(/\d+ events?\./.exec(card?.text ?? '')?.[0]).toBe(count > 0 ? `${text}.` : undefined);
});

test('the calendar page states how many dates it explains in each category', () => {
  const counted = pageAt(ROUTES.complianceCalendar)
    .querySelectorAll('main section > dl > div')
    .map(({ text }) => text.replaceAll(/\s+/g, ' ').trim());
  const count = (category: string) =>
    entriesOf('deadlines').filter(({ data }) => data.category === category).length;
  expect(counted).toEqual(
    COMPLIANCE_CATEGORIES.map((category) =>
      expect.stringMatching(`^${category} ?${count(category)} item`),
    ),
  );
});

test('the glossary marks new form and section numbers that have not been checked against a source', () => {
  const rows = pageAt(ROUTES.glossary).querySelectorAll('main table tbody tr');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const isForm = row.querySelector('th')?.text.trim().startsWith('Form');
    const heading = row.closest('section')?.querySelector('h2')?.text;
    expect(heading, row.text).toContain(isForm ? 'forms' : 'sections');
    const [now, about] = row.querySelectorAll('td').map(({ text }) => text.trim());
    const isChecked = entriesOf('legalFigures')
      .filter(({ data }) => data.says === about)
      .map(({ data }) => data.checkedAgainst !== GENERAL_KNOWLEDGE && data.confidence === 'high');
    expect(isChecked, about).toContain(!now?.includes('(to be confirmed)'));
  }
});

test('tax updates are grouped by the day from which they apply', () => {
  const yearAgo = addMonths(buildDay(), -12);
  for (const { id, data } of entriesOf('taxUpdates')) {
    const link = pageAt(ROUTES.taxUpdates).querySelector(`main article a[href$="/${id}"]`);
    const effective = data.date < yearAgo ? 'In Force for More Than a Year' : 'Recently Effective';
    const list = data.status === 'effective' ? effective : 'Upcoming Changes';
    for (const fact of [data.jurisdiction, `${data.impact} impact`, `Priority: ${data.priority}`])
      expect(link?.closest('article')?.text, id).toContain(fact);
    expect(link?.closest('section')?.querySelector('h2')?.text.trim(), id).toBe(list);
  }
});

test('only the agenda of the next event is open', () => {
  const isNext = entriesOf('events').some(({ data }) => data.status !== 'completed');
  const agendas = pageAt(ROUTES.events).querySelectorAll('li[id] details');
  const open = agendas.map((agenda) => agenda.hasAttribute('open'));
  expect(open).toEqual(agendas.map((_, place) => isNext && place === 0));
});

test('the tools page states how many minutes each tool takes', () => {
  for (const { id, data } of entriesOf('toolForms')) {
    const tool = pageAt(ROUTES.tools).querySelector(`main li:has(a[href$="/${id}"])`);
    expect(tool?.text, id).toContain(`About ${formatQuantity(data.minutes, 'minute')}`);
  }
});

test('the search page groups the questions by category, and does not group the articles', () => {
  const groupsOf = (kind: string) => pageAt(ROUTES.search).querySelectorAll(`#${kind} h4`).length;
  expect(groupsOf('faq')).toBeGreaterThan(1);
  expect(groupsOf('article')).toBe(0);
});

test.each([
  [ROUTES.policies, 'purple'],
  [ROUTES.taxUpdates, 'blue'],
])('gives %s the colour of its section, %s', (path, colour) => {
  expect(pageAt(path).querySelector('main')?.getAttribute('data-tone')).toBe(colour);
});

test('a sidebar marks the link to the page that is open', () => {
  expect(hrefsAt(ROUTES.policies, 'main aside a[aria-current=page]')).toEqual([ROUTES.policies]);
});

test('on the page of a service or tool, the links to the form and the chat contain its name as the subject', () => {
  const gst = servicePagePath('faas/registrations/gst');
  for (const path of [gst, ROUTES.nriLandlord, ROUTES.lateFees, ROUTES.about]) {
    const name = pageAt(path).querySelector('nav[aria-label=Breadcrumb] [aria-current]')?.text;
    const subject = path === ROUTES.about ? '' : (name?.trim() ?? '');
    const href = subject === '' ? ROUTES.contact : contactHref(subject);
    expect(hrefsAt(path, '.tray a')[0], path).toBe(href);
    const message = new URL(hrefsAt(path, '.chat')[0] ?? '').searchParams.get('text');
    expect(message, path).toEqual(subject === '' ? null : expect.stringContaining(subject));
  }
});

test('the status of an event or deadline begins with a capital letter', () => {
  for (const { path, root } of pages)
    for (const part of root.querySelectorAll('p > [data-tone]'))
      expect(part.text.trim(), path).toMatch(/^[^a-z]/);
});

test('the home page numbers the reasons to choose the firm; the recruitment page states each step’s duration', () => {
  const numbers = pageAt('/').querySelectorAll('main ol > li > span[aria-hidden]');
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers.map(({ text }) => Number(text))).toEqual([...numbers.keys()].map((at) => at + 1));
  const steps = pageAt(ROUTES.recruitment).querySelectorAll('ol[aria-label] > li');
  const days = entriesOf('recruitmentSteps').map(({ data }) => data.duration?.match(/^\d+/)?.[0]);
  expect(steps.map(({ text }) => text.match(/\d+/)?.[0])).toEqual(days);
});

test('a card states the same reading time as the article', () => {
  const timeAt = (path: string, card = '') =>
    pageAt(path)
      .querySelector(`main ${card}`)
      ?.text.match(/\d+.min read/)?.[0];
  for (const { id } of posts)
    expect(timeAt(ROUTES.blog, `article:has(a[href="${postPath(id)}"])`)).toBe(
      timeAt(postPath(id)),
    );
  expect(timeAt(somePost)).toMatch(/^[1-9]/);
});

test('the menu on a phone leads to the tools and the calendar', () => {
  const links = hrefsAt(ROUTES.about, 'nav[aria-label="Main menu"] > ul > li > a');
  expect(links).toEqual(expect.arrayContaining([ROUTES.tools, ROUTES.complianceCalendar]));
});

test('without a script, an article offers share links and no button', () => {
  const details = pageAt(somePost).querySelector('main details');
  const [facebook, ...others] = details?.querySelectorAll('a') ?? [];
  const address = new URL(facebook?.getAttribute('href') ?? '').searchParams.get('u');
  expect([address, others.length]).toEqual([ORIGIN + somePost, 4]);
  expect(details?.querySelectorAll('button')).toEqual([]);
});

test('without a script, the hero is a still picture with links and no controls', () => {
  const hero = pageAt('/').querySelector('[data-hero]');
  for (const part of ['h1', 'img', `a[href="${ROUTES.services}"]`, `a[href="${ROUTES.contact}"]`])
    expect(hero?.querySelector(part), part).not.toBeNull();
  expect(hero?.querySelectorAll('button, video')).toEqual([]);
});

test('the home page changes its pictures and its layout at the same window width, even with a large default font', () => {
  const medias = pageAt('/')
    .querySelectorAll('[media]')
    .map((part) => part.getAttribute('media'));
  expect(new Set(medias)).toEqual(new Set([NARROW_MEDIA_QUERY, WIDE_MEDIA_QUERY]));
});

test('the fields of the contact form have the right type and autofill name, and the message box has five rows', () => {
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
])('without a script, the form of %s opens an e-mail to the firm', (path, subject) => {
  const form = pageAt(path).querySelector('form[method=post][enctype="text/plain"]');
  expect(form?.getAttribute('action')).toContain(`mailto:${firm.email}?subject=${subject}`);
});
