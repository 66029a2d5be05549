/** Markdown twins and llms.txt of the build: one for every article and service, equal to its page. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { parse, type HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { LLMS_PATH } from '#site/file-paths.ts';
import { ROUTES, guidancePath, postPath } from '#site/routes.ts';
import { servicePagePath } from '#site/services.ts';
import { readCollection } from '#collections/reading/read.ts';
import { readTokens } from '#collections/reading/figures.ts';
import { firm } from '../firm.ts';

const tokens = readTokens(firm);
const ORIGIN = 'https://www.example.com';
const posts = readCollection('posts', tokens).value;

/** Pages with a twin. */
const twins: string[] = [
  ...posts.map(({ id }) => postPath(id)),
  ...readCollection('services', tokens).value.map(({ id }) => servicePagePath(id)),
  ...readCollection('guidance', tokens).value.map(({ id }) => guidancePath(id)),
  ...readCollection('taxUpdates', tokens).value.map(({ id }) => `${ROUTES.taxUpdates}/${id}`),
  ...[
    ROUTES.internationalAccounting,
    ROUTES.governance,
    ROUTES.virtualCfo,
    ROUTES.tax,
    ROUTES.secretarial,
    ROUTES.staffing,
    ROUTES.payroll,
    ROUTES.hrCompliance,
    ROUTES.financeCoe,
  ],
];

const sourceOf = (path: string) => readFileSync(`dist${path}.md`, 'utf8');
const bodyOf = (path: string) => sourceOf(path).replace(/^---\n[\s\S]*?\n---\n/, '');
const frontOf = (path: string) =>
  parseYaml(/^---\n([\s\S]*?)\n---\n/.exec(sourceOf(path))?.[1] ?? '', {
    schema: 'core',
  }) as Record<string, string>;

const plain = (text: string) =>
  text
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–—-]+/g, '-')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim();
const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child);
}
const treeOf = (path: string) => fromMarkdown(bodyOf(path));

function mainOf(page: string): HTMLElement {
  const part = parse(readFileSync(`dist${page}.html`, 'utf8')).querySelector('main');
  if (!part) throw new Error(`${page} has no main part`);
  // Not of the text: navigation, forms, and the heading of footnotes, which nobody sees.
  for (const chrome of part.querySelectorAll('nav, aside, footer, form, [data-share], .sr-only'))
    chrome.remove();
  return part;
}

test('no twin has marks or controls of the islands in its page', () => {
  for (const path of twins) expect(bodyOf(path), path).not.toMatch(/<!--|Show (More|Less)/);
});

test('there is a twin for every article and every service, and no other', () => {
  const built = globSync('dist/**/*.md').map((file) => file.slice('dist'.length, -'.md'.length));
  expect(built.sort()).toEqual(twins.sort());
});

describe.each(twins)('%s', (path) => {
  const part = mainOf(path);

  test('is named in the head of its page', () => {
    const links = parse(readFileSync(`dist${path}.html`, 'utf8')).querySelectorAll(
      'head link[rel=alternate][type="text/markdown"]',
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`${path}.md`]);
  });

  test('opens with title, address, date and description', () => {
    const front = frontOf(path);
    const [title] = treeOf(path).children;
    expect(title).toMatchObject({ type: 'heading', depth: 1 });
    expect(front['title']).toBe(title && textOf(title));
    expect(front['url']).toBe(`${ORIGIN}${path}`);
    expect(front['description']).toBeTruthy();
  });

  test('has the same headings in the same order', () => {
    const headings = [...walk(treeOf(path))].filter((node) => node.type === 'heading');
    const printed = part.querySelectorAll('h1, h2, h3, h4, h5, h6');
    expect(headings.map((node) => plain(textOf(node)))).toEqual(
      printed.map((node) => plain(node.textContent)),
    );
    // No level is left out on the way down.
    headings.reduce((above, { depth }) => {
      expect(depth).toBeLessThanOrEqual(above + 1);
      return depth;
    }, 0);
  });

  test('tells every paragraph, list item, step, table cell and question of the page', () => {
    const twin = plain(textOf(treeOf(path)));
    const told = part.querySelectorAll('.prose p, p.linked, td, th, li, [data-question]');
    for (const node of told) {
      // The parts of such an item are looked at one by one.
      if (node.querySelector('p, h2, h3, h4, ul, ol')) continue;
      const words = plain(node.textContent);
      expect(twin.includes(words), words).toBe(true);
    }
    expect(told.length).toBeGreaterThan(0);
  });

  test('names whole addresses only', () => {
    for (const node of walk(treeOf(path)))
      if (node.type === 'link' || node.type === 'image') {
        expect(node.url).toMatch(/^(https:\/\/|mailto:)/);
        if (!node.url.startsWith(`${ORIGIN}/`)) continue;
        const { pathname } = new URL(node.url);
        const file = `dist${decodeURIComponent(pathname)}`;
        expect(existsSync(file) || existsSync(`${file}.html`), node.url).toBe(true);
      }
  });
});

test('articles, services and guides say from when they date', () => {
  // Of an update only the day is known on which it takes effect.
  const undated = /^\/(services\/(financial|hr)|finance-coe|financial\/tax-updates)/;
  const dated = twins.filter((path) => !undated.test(path));
  for (const path of dated) expect(frontOf(path)['date'], path).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

describe('llms.txt', () => {
  const tree = fromMarkdown(readFileSync(`dist${LLMS_PATH}`, 'utf8'));
  const links = [...walk(tree)].flatMap((node) => (node.type === 'link' ? [node.url] : []));

  test('name and summary of the firm first, then lists of links', () => {
    const [name, summary] = tree.children;
    expect(name).toMatchObject({ type: 'heading', depth: 1 });
    expect(name && textOf(name)).toBe(firm.name);
    expect(summary?.type).toBe('blockquote');
    expect(summary && textOf(summary)).toBe(firm.description);
    for (const item of [...walk(tree)].filter((node) => node.type === 'listItem'))
      expect(textOf(item)).toMatch(/^[^\n]+: [^\n]+$/);
  });

  test('every link leads to a file of the site', () => {
    for (const link of links) {
      expect(link).toMatch(new RegExp(`^${ORIGIN}/`));
      const file = `dist${decodeURIComponent(new URL(link).pathname)}`;
      expect(existsSync(file) || existsSync(`${file}.html`), link).toBe(true);
    }
    expect(new Set(links).size).toBe(links.length);
  });

  test('every twin is listed, but for posts kept out of the list', () => {
    const unlisted = posts.filter(({ data }) => !data.listed).map(({ id }) => postPath(id));
    const listed = links.filter((link) => link.endsWith('.md'));
    expect(
      listed
        .map((link) => decodeURIComponent(new URL(link).pathname.slice(0, -'.md'.length)))
        .sort(),
    ).toEqual(twins.filter((path) => !unlisted.includes(path)).sort());
  });
});
