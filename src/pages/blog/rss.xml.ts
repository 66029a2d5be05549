import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { exampleOf } from '#lib/format.ts';
import { getGuides } from '#queries/guides.ts';
import { getListedPosts } from '#queries/posts.ts';
import { getSite } from '#queries/site.ts';
import { FEED } from '#site/file-paths.ts';
import { GUIDANCE_ROUTES, ROUTES } from '#site/routes.ts';

/** The RSS feed: articles, tax updates and compliance alerts with their summaries, newest first. */
export const GET: APIRoute = async ({ site: origin }) => {
  const { name: firm, email, description } = getSite();
  const absolute = (path: string) => new URL(path, origin).href;
  // RSS requires an e-mail address followed by the name.
  const by = (name: string) => `${email} (${name})`;
  const articles = (await getListedPosts()).map(({ path, data }) => ({
    day: data.date,
    title: data.title,
    link: absolute(path),
    description: data.excerpt,
    pubDate: new Date(data.date),
    author: by(data.example ? exampleOf(data.author) : data.author),
    categories: [data.category],
  }));
  const updates = (await getGuides())
    .filter(
      ({ list }) => list === ROUTES.taxUpdates || list === GUIDANCE_ROUTES['compliance-alerts'],
    )
    .map(({ path, title, summary, date, entry: { collection, data } }) => ({
      day: data.date,
      title,
      link: absolute(path),
      description: summary,
      ...(date && { pubDate: new Date(date) }),
      author: by(firm),
      categories:
        collection === 'taxUpdates' ? ['Tax update', data.jurisdiction] : ['Compliance alert'],
    }));
  return rss({
    title: `${firm}: ${FEED.label}`,
    description,
    site: absolute(ROUTES.blog),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en-IN</language><atom:link href="${absolute(FEED.path)}" rel="self" type="application/rss+xml"/>`,
    items: [...articles, ...updates].sort((a, b) => b.day.localeCompare(a.day)),
  });
};
