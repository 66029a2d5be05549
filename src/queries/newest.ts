import { buildDay } from '#collections/reading/publication.ts';
import { ROUTES } from '#site/routes.ts';
import { getTaxUpdates } from './lists.ts';
import { getListedPosts } from './posts.ts';

/** What is new to read: the newest article of the list, and the newest tax update that is already in force. */
export async function getNewest() {
  const post = (await getListedPosts())[0];
  const update = (await getTaxUpdates()).find(({ data }) => data.date <= buildDay());
  const items = [
    post && { kind: 'Article', href: post.path, ...post.data },
    update && { kind: 'Tax update', href: `${ROUTES.taxUpdates}/${update.id}`, ...update.data },
  ];
  return items
    .filter((item) => item !== undefined)
    .map(({ kind, href, title, date }) => ({ kind, href, title, date }));
}
