/**
 * Search and category filter of /blog over the printed cards. A script without a framework: it
 * only hides and shows what is there, and keeps the choice in the address.
 */
import {
  ALL_CATEGORIES,
  filterPosts,
  readBlogFilter,
  shownLine,
  writeBlogFilter,
  type BlogFilter,
} from './blog-filter.logic.ts';
import { writeQuery } from '#ui/page-address.ts';
import { startSearchBox } from './search-box.ts';

const cardText = (card: HTMLElement, part: string) =>
  card.querySelector(`[data-part="${part}"]`)?.textContent ?? '';

export function startBlogList(): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-list-place]')];
  const posts = places.map((place, index) => ({
    id: String(index),
    title: cardText(place, 'title'),
    excerpt: cardText(place, 'excerpt'),
    category: cardText(place, 'category'),
    author: place.querySelector<HTMLElement>('[data-author]')?.dataset.author ?? '',
    featured: place.dataset.listPlace === 'featured',
  }));
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-category]')];
  const categories = buttons.map(({ dataset }) => dataset.category ?? '');
  const line = document.querySelector<HTMLElement>('[data-shown-line]');
  const none = document.querySelector<HTMLElement>('[data-none]');
  let filter = readBlogFilter(window.location.search, categories);

  const show = () => {
    const shown = filterPosts(posts, filter);
    const ids = new Set([...shown.featured, ...shown.grid]);
    places.forEach((place, index) => {
      place.hidden = !ids.has(String(index));
    });
    for (const button of buttons)
      button.ariaPressed = String(button.dataset.category === filter.category);
    if (line) line.textContent = shownLine(shown.count, posts.length);
    if (none) none.hidden = shown.count > 0;
  };

  const change = (next: Partial<BlogFilter>, how: 'pushState' | 'replaceState') => {
    filter = { ...filter, ...next };
    show();
    writeQuery(writeBlogFilter(window.location.search, filter), how);
  };

  const box = startSearchBox((search) => change({ search }, 'replaceState'));
  for (const button of buttons)
    button.addEventListener('click', () => {
      const { category = ALL_CATEGORIES } = button.dataset;
      if (category !== filter.category) change({ category }, 'pushState');
    });
  none?.querySelector('button')?.addEventListener('click', () => {
    change({ search: '', category: ALL_CATEGORIES }, 'pushState');
    box?.write('');
    box?.focus();
  });

  const readAddress = () => {
    filter = readBlogFilter(window.location.search, categories);
    box?.write(filter.search);
    show();
  };
  window.addEventListener('popstate', readAddress);
  readAddress();
}
