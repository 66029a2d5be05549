import rss from '@astrojs/rss';
import type { APIRoute, GetStaticPaths } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import ArticleText from '#features/blog/ArticleText.astro';
import GuidanceArticle from '#features/resources/GuidanceArticle.astro';
import TaxUpdate from '#features/resources/TaxUpdate.astro';
import PostPicture from '#features/blog/PostPicture.astro';
import { FEEDS, FEED_IDS, feedTitle, type FeedId } from '#site/feeds.ts';
import { getFeedItems, type FeedItem } from '#features/feeds/feeds.ts';
import { getPage } from '#queries/pages.ts';
import { getSite } from '#queries/site.ts';
import { feedHtml } from '#features/feeds/feed-html.logic.ts';

/** The RSS feed of a page: full texts, printed by the components of the page itself. */
export const getStaticPaths = (() =>
  FEED_IDS.map((id) => ({
    params: { page: FEEDS[id].page.slice(1) },
    props: { id },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ id: FeedId }> = async ({ props: { id }, site: origin }) => {
  const feed = FEEDS[id];
  const { name: firm, email } = getSite();
  const { description } = await getPage(feed.page);
  const container = await AstroContainer.create();
  const items = await getFeedItems(id);
  const newest = items
    .flatMap(({ date }) => date ?? [])
    .sort()
    .at(-1);
  const absolute = (target: string) => new URL(target, origin).href;
  return rss({
    title: feedTitle(firm, feed),
    description,
    site: absolute(feed.page),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      '<language>en-IN</language>',
      newest && `<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>`,
      `<atom:link href="${absolute(feed.path)}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: await Promise.all(
      items.map(async (item) => ({
        title: item.title,
        link: absolute(item.path),
        description: item.description,
        ...(item.date && { pubDate: new Date(item.date) }),
        // RSS asks for a mail address, with the name behind it.
        author: `${email} (${item.author})`,
        categories: [...item.categories],
        content: feedHtml(await text(container, item), new URL(item.path, origin), item.title),
      })),
    ),
  });
};

async function text(container: AstroContainer, item: FeedItem): Promise<string> {
  if (item.kind === 'taxUpdates')
    return container.renderToString(TaxUpdate, { props: { entry: item.entry } });
  if (item.kind === 'complianceAlerts')
    return container.renderToString(GuidanceArticle, { props: { entry: item.entry } });
  const { post } = item;
  const picture = await container.renderToString(PostPicture, { props: { post } });
  return `<p>${picture}</p>${await container.renderToString(ArticleText, { props: { post } })}`;
}
