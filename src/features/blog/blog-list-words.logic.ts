/** What a page of a blog list says of itself: title, heading, description. */
import { ROUTES } from '#site/routes.ts';
import type { DatedPost, ListPage } from '#lib/blog-lists.ts';
import { crumbsFor } from '#lib/crumbs.ts';
import { formatDate, plural } from '#lib/format.ts';
import type { Crumb } from '#lib/structured-data.ts';

export interface ListWords {
  /** Without the firm's name. */
  readonly title: string;
  readonly heading: string;
  /** Which part of the list the page shows. */
  readonly lead: string;
  readonly description: string;
}

/** Words of any page but /blog, whose own entry says them. */
export function listWords(page: ListPage<DatedPost>): ListWords {
  const { kind, name } = page.list;
  const subject = {
    all: 'Articles',
    category: `Articles on ${name}`,
    year: `Articles from ${name}`,
  }[kind];
  const part = page.number > 1 ? `, page ${page.number}` : '';
  const lead = partShown(page);
  return {
    title: (kind === 'all' ? 'Blog' : subject) + part,
    heading: subject + part,
    lead,
    description: `${subject} by our team. ${lead}`,
  };
}

function partShown({ list, posts, number, pages }: ListPage<DatedPost>): string {
  const count = plural(pages === 1 ? list.posts.length : posts.length, 'article');
  const of = pages === 1 ? count : `Page ${number} of ${pages}: ${count}`;
  return `${of}, newest first, published ${daysOf(posts)}.`;
}

/** The list of all articles opens with the featured one, whatever its day. */
function daysOf(posts: readonly DatedPost[]): string {
  const days = posts.map(({ data }) => data.date).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)].map((day) => formatDate(day ?? ''));
  return first === last ? `on ${first}` : `between ${first} and ${last}`;
}

/** Breadcrumbs of any page but /blog: the blog, the archive, its page. */
export function listCrumbs({ list, path, number }: ListPage<unknown>): Crumb[] {
  const blog: Crumb = { label: 'Blog', href: ROUTES.blog };
  const archive: Crumb[] = list.kind === 'all' ? [] : [{ label: list.name, href: list.path }];
  return number === 1
    ? crumbsFor(path, list.name, [blog])
    : crumbsFor(path, `Page ${number}`, [blog, ...archive]);
}
