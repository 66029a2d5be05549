/** The Markdown twins of articles and services, in the groups in which `/llms.txt` lists them. */
import { FEEDS } from '#site/feeds.ts';
import { navLabel } from '#queries/navigation.ts';
import { OWN_TEMPLATES, isServicePage } from '#site/routes.ts';
import { FAMILIES } from '#site/services.ts';
import type { TwinFront } from './markdown-twin.logic.ts';
import { exampleOf } from '#lib/format.ts';
import { getGuides } from '#queries/guides.ts';
import { getPages } from '#queries/pages.ts';
import { getPosts } from '#queries/posts.ts';
import { getPlacedServices } from '#queries/services.ts';

export interface MarkdownTwin {
  /** Path of the page, without `.md`. */
  readonly path: string;
  /** Heading of its group; a post kept out of the list belongs to none. */
  readonly group: string | undefined;
  readonly front: TwinFront;
}

export async function getMarkdownTwins(): Promise<MarkdownTwin[]> {
  return (await Promise.all([services(), servicePages(), posts(), guides()])).flat();
}

const whole = (path: string) => new URL(path, import.meta.env.SITE).href;

async function services(): Promise<MarkdownTwin[]> {
  return (await getPlacedServices()).map(({ family, node: { path, data } }) => ({
    path,
    group: FAMILIES[family].label,
    front: {
      title: data.title,
      url: whole(path),
      description: data.summary,
      date: data.reviewed,
    },
  }));
}

/** Services that are described on a block page. */
async function servicePages(): Promise<MarkdownTwin[]> {
  const pages = (await getPages()).filter(
    ({ route }) => isServicePage(route) && !OWN_TEMPLATES.has(route),
  );
  return pages.map(({ route, page }) => ({
    path: route,
    group: 'Services at a glance',
    front: { title: page.heading, url: whole(route), description: page.description },
  }));
}

async function posts(): Promise<MarkdownTwin[]> {
  return (await getPosts()).map(({ path, data }) => ({
    path,
    group: data.listed ? FEEDS.posts.label : undefined,
    front: {
      title: data.title,
      url: whole(path),
      description: data.excerpt,
      date: data.date,
      updated: data.updated,
      author: data.example ? exampleOf(data.author) : data.author,
    },
  }));
}

async function guides(): Promise<MarkdownTwin[]> {
  return (await getGuides()).map(({ path, list, title, summary, date }) => ({
    path,
    group: navLabel(list) ?? list,
    front: { title, url: whole(path), description: summary, date },
  }));
}
