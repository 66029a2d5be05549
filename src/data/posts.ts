/** Blog posts, newest first. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { postPath } from '#config/routes.ts';
import { readMinutes } from '#logic/format.ts';

export interface Post {
  readonly id: string;
  readonly path: string;
  readonly data: CollectionEntry<'posts'>['data'];
  readonly readTime: number;
  readonly entry: CollectionEntry<'posts'>;
}

export async function getPosts(): Promise<Post[]> {
  const entries = await getCollection('posts');
  return entries
    .map((entry) => ({
      id: entry.id,
      path: postPath(entry.id),
      data: entry.data,
      readTime: readMinutes(entry.body ?? ''),
      entry,
    }))
    .sort((a, b) => b.data.date.localeCompare(a.data.date) || Number(a.id) - Number(b.id));
}
