/** The shape that pages share: breadcrumbs, one call to action at the end, a list of what a long page holds. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { REDIRECTS } from '#site/redirects.ts';
import { ROUTES, guidancePath } from '#site/routes.ts';
import { readCollection } from '#collections/reading/read.ts';
import { readTokens } from '#collections/reading/figures.ts';
import { firm } from '../firm.ts';

const pages = globSync('dist/**/*.html')
  .map((file) => file.slice('dist'.length, -'.html'.length))
  .filter((path) => !Object.hasOwn(REDIRECTS, path))
  .map((path) => ({ path, root: parse(readFileSync(`dist${path}.html`, 'utf8')) }));
const pageAt = (path: string) => {
  const found = pages.find((page) => page.path === path);
  if (!found) throw new Error(`dist has no ${path}`);
  return found.root;
};
const tokens = readTokens(firm);
const updates = readCollection('taxUpdates', tokens).value.map(({ id, data }) => ({
  path: `${ROUTES.taxUpdates}/${id}`,
  list: ROUTES.taxUpdates,
  title: data.title,
  summary: data.description,
}));
const guides = readCollection('guidance', tokens).value.map(({ id, data }) => {
  const path = guidancePath(id);
  return { path, list: path.slice(0, path.lastIndexOf('/')), ...data };
});
const texts = [...guides, ...updates];

test('a page ends with one call to action at most, and nothing follows it', () => {
  for (const { path, root } of pages) {
    const bands = root.querySelectorAll('main > section.on-navy.bg-brand');
    if (path === '/index') continue; // its hero is a band of the same colour
    expect(bands.length, path).toBeLessThanOrEqual(1);
    if (bands[0]) expect(bands[0].nextElementSibling?.text.trim() ?? '', path).toBe('');
  }
});

test('outside the services a small line above a heading says what the breadcrumbs do not', () => {
  const lines = pages.flatMap(({ path, root }) => {
    const line = root.querySelector('main p:has(> span.h-px)')?.text.trim().toLowerCase();
    return line === undefined || path.startsWith('/services/') ? [] : [{ path, line, root }];
  });
  expect(lines.length).toBeGreaterThan(0);
  for (const { path, line, root } of lines) {
    const crumbs = root.querySelectorAll('nav[aria-label=Breadcrumb] li');
    expect(
      crumbs.map(({ text }) => text.trim().toLowerCase()),
      path,
    ).not.toContain(line);
  }
});

test('every guide and update has a page, named by its crumbs, and its list links to it with the summary', () => {
  expect(texts.length).toBeGreaterThan(0);
  for (const { path, list, title, summary } of texts) {
    const page = pageAt(path);
    expect(page.querySelector('h1')?.text.trim(), path).toBe(title);
    const crumbs = page.querySelectorAll('nav[aria-label=Breadcrumb] a');
    expect(crumbs.at(-1)?.getAttribute('href'), path).toBe(list);
    const listed = pageAt(list)
      .querySelectorAll('main article')
      .find((item) => item.querySelector('a')?.getAttribute('href') === path);
    expect(listed?.text, path).toContain(summary);
    // The list shows the summary; the text is in one place.
    expect(listed?.querySelector('.prose') ?? null, path).toBeNull();
  }
});

test('a long page begins with a list of its parts, and each part is there', () => {
  for (const path of [ROUTES.taxUpdates, ROUTES.policies, ...texts.map((text) => text.path)]) {
    const main = pageAt(path).querySelector('main');
    const links = main?.querySelectorAll('nav[aria-label="On this page"] a') ?? [];
    expect(links.length, path).toBeGreaterThan(1);
    for (const link of links)
      expect(
        main?.querySelector(`h2[id="${link.getAttribute('href')?.slice(1)}"]`),
        path,
      ).not.toBeNull();
  }
});

test('cards count what is there, in the word of their service', () => {
  const services = readCollection('services', tokens).value;
  const above = services.filter(({ id }) => services.some((one) => one.id.startsWith(`${id}/`)));
  expect(above.length).toBeGreaterThan(0);
  const words = pages
    .map(({ root }) => root.querySelector('main [data-view=""]')?.text ?? '')
    .join(' ');
  for (const { id, data } of above) {
    const count = services.filter((one) => one.id.startsWith(`${id}/`)).length;
    expect(words).toContain(`${count} ${data.unit}${count === 1 ? '' : 's'}`);
  }
});

test('"See all … services" leads to the page that shows them', () => {
  for (const path of ['/index', ROUTES.services])
    for (const link of pageAt(path).querySelectorAll('main a')) {
      const all = /^See all (\d+) services/.exec(link.text.trim());
      if (!all) continue;
      const page = pageAt(decodeURIComponent(link.getAttribute('href') ?? ''));
      expect(page.querySelectorAll('main [data-opens]').length, path).toBe(Number(all[1]));
    }
});

test('a label of header and footer leads to one place', () => {
  const places = new Map<string, Set<string>>();
  for (const link of pageAt(ROUTES.about).querySelectorAll('header nav a, footer a')) {
    const label = link.text.trim();
    places.set(label, (places.get(label) ?? new Set()).add(link.getAttribute('href') ?? ''));
  }
  expect(places.size).toBeGreaterThan(10);
  for (const [label, targets] of places) expect([...targets], label).toHaveLength(1);
});

test('"View Recording" leads to the recording; without one it asks for it, and a line says so', () => {
  const past = readCollection('events', tokens).value.filter(
    ({ data }) => data.status === 'completed',
  );
  expect(past.length).toBeGreaterThan(0);
  for (const { id, data } of past) {
    const links = pageAt(ROUTES.events).querySelectorAll(`li[id="${id}"] a`);
    const link = links.find((one) => one.text.includes('View Recording'));
    expect(link, id).toBeDefined();
    expect(link?.getAttribute('href')?.startsWith('/contact'), id).toBe(
      data.recordingUrl === undefined,
    );
    expect(
      pageAt(ROUTES.events).querySelector(`li[id="${id}"]`)?.text.includes('on request'),
      id,
    ).toBe(data.recordingUrl === undefined);
  }
});
