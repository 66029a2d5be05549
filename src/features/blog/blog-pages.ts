/**
 * Search and category filter of a blog list with pages: looks through all articles by the search's
 * index, which is loaded with the first filter, and keeps the choice in the address. Without a filter
 * the printed page stands.
 */
import { POSTS_PER_PAGE } from '#site/limits.ts';
import { SEARCH_STATES } from '#site/site-search.ts';
import {
  ALL_CATEGORIES,
  isFiltering,
  readBlogFilter,
  shownLine,
  writeBlogFilter,
  type BlogFilter,
} from './blog-filter.logic.ts';
import { createPostIndex, type PostsFound } from './blog-index.logic.ts';
import type { SearchItem } from '#lib/search-index.ts';
import { postResult } from './blog-result.ts';
import { writeQuery } from '#ui/page-address.ts';
import { startSearchBox } from './search-box.ts';
import { readSearchFile, wait } from '#features/site-search/site-search-files.ts';

const part = <Kind extends HTMLElement>(selector: string) => {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
};

export function runBlogPages(): void {
  const line = part('[data-shown-line]');
  const printed = part('[data-printed]');
  const results = part('[data-post-results]');
  const list = part('[data-post-results] ul');
  const more = part<HTMLButtonElement>('[data-more]');
  const none = part('[data-none]');
  const retry = part('[data-post-retry]');
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-category]')];
  const categories = buttons.map(({ dataset }) => dataset.category ?? '');
  const printedLine = line.textContent;
  const total = Number(line.dataset.total);
  const index = createPostIndex({ read: readSearchFile, wait, onChange: draw });
  let filter = readBlogFilter(window.location.search, categories);
  /** How many results are shown at most. */
  let room = POSTS_PER_PAGE;
  let drawn: readonly SearchItem[] = [];

  function draw(): void {
    for (const button of buttons)
      button.ariaPressed = String(button.dataset.category === filter.category);
    const found = isFiltering(filter) ? index.look(filter) : undefined;
    const posts = found && found.phase !== 'failed' ? found.posts : [];
    drawPosts(posts.slice(0, room));
    more.hidden = posts.length <= room;
    more.textContent = `Show more (${posts.length - room} left)`;
    results.hidden = posts.length === 0;
    none.hidden = found?.phase !== 'ready' || posts.length > 0;
    printed.hidden = !results.hidden || !none.hidden;
    retry.hidden = found?.phase !== 'failed';
    line.textContent = found ? lineOf(found) : printedLine;
  }

  /** Adds what is new; what is already there keeps the focus. */
  function drawPosts(posts: readonly SearchItem[]): void {
    const goesOn = drawn.every((post, place) => post === posts[place]);
    if (!goesOn) list.replaceChildren();
    list.append(...posts.slice(goesOn ? drawn.length : 0).map(postResult));
    drawn = posts;
  }

  const lineOf = ({ phase }: PostsFound) =>
    phase === 'ready' ? shownLine(drawn.length, total) : SEARCH_STATES[phase];

  function change(next: Partial<BlogFilter>, how: 'pushState' | 'replaceState'): void {
    filter = { ...filter, ...next };
    room = POSTS_PER_PAGE;
    draw();
    writeQuery(writeBlogFilter(window.location.search, filter), how);
  }

  const box = startSearchBox((search) => change({ search }, 'replaceState'));
  for (const button of buttons)
    button.addEventListener('click', () => {
      const { category = ALL_CATEGORIES } = button.dataset;
      if (category !== filter.category) change({ category }, 'pushState');
    });
  none.querySelector('button')?.addEventListener('click', () => {
    change({ search: '', category: ALL_CATEGORIES }, 'pushState');
    box?.write('');
    box?.focus();
  });
  more.addEventListener('click', () => {
    const first = drawn.length;
    room += POSTS_PER_PAGE;
    draw();
    // Reading goes on at the first of those just shown.
    list.children[first]?.querySelector('a')?.focus();
  });
  retry.querySelector('button')?.addEventListener('click', () => {
    index.retry();
    draw();
    box?.focus();
  });

  const readAddress = () => {
    filter = readBlogFilter(window.location.search, categories);
    room = POSTS_PER_PAGE;
    box?.write(filter.search);
    draw();
  };
  window.addEventListener('popstate', readAddress);
  // Letters typed before this was loaded; otherwise the address says what to look for.
  const typed = box?.read() ?? '';
  if (typed !== '' && !isFiltering(filter)) change({ search: typed }, 'replaceState');
  else readAddress();
}
