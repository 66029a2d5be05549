/** Blog posts, newest first, their lists, and what belongs together. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { chartsIn } from '#collections/reading/body-charts.ts';
import type { Chart } from '#lib/charts/chart.ts';
import { postPath } from '#site/routes.ts';
import { blogLists, byNewest, type BlogList, type BlogLists } from '#lib/blog-lists.ts';
import { relatedPosts } from '#lib/blog-related.ts';
import { readMinutes } from '#lib/read-minutes.ts';
import { withoutCharts } from '#lib/search-text.ts';

export interface Post {
  readonly id: string;
  readonly path: string;
  readonly data: CollectionEntry<'posts'>['data'];
  readonly readTime: number;
  /** The first in its text, which is its picture in lists. */
  readonly chart: Chart | undefined;
  readonly entry: CollectionEntry<'posts'>;
}

export async function getPosts(): Promise<Post[]> {
  const entries = await getCollection('posts');
  return entries
    .map((entry) => ({
      id: entry.id,
      path: postPath(entry.id),
      data: entry.data,
      chart: chartsIn(entry.body ?? '')[0],
      readTime: readMinutes(withoutCharts(entry.body ?? '')),
      entry,
    }))
    .sort(byNewest);
}

/** The lists of the blog: all articles and, when they need more than one page, the archives. */
export async function getBlogLists(): Promise<BlogLists<Post>> {
  return blogLists(await getPosts());
}

/** An article with what its page leads to. */
export interface PostPage {
  readonly post: Post;
  readonly related: readonly Post[];
  /** Archive of its category, when there is one. */
  readonly archive: string | undefined;
}

export async function getPostPages(): Promise<PostPage[]> {
  const posts = await getPosts();
  const related = relatedPosts(posts);
  const archives = new Map(
    blogLists(posts).categories.map(({ name, path }: BlogList<Post>) => [name, path]),
  );
  return posts.map((post) => ({
    post,
    related: related.get(post.id) ?? [],
    archive: archives.get(post.data.category),
  }));
}
