/** The Markdown twin of every article and service, in the groups in which `/llms.txt` lists them. */
import type { RootContent } from 'mdast';
import { navLabel } from '#config/navigation.ts';
import { FEEDS } from '#config/feeds.ts';
import { OWN_TEMPLATES, guidancePlace, isServicePage } from '#config/routes.ts';
import { FAMILIES } from '#config/services.ts';
import { GUIDANCE_PAGES } from '#config/vocabularies.ts';
import { blockParts } from '#logic/block-markdown.ts';
import { figuresNote } from '#logic/figures-note.ts';
import { articleParts, line, markdownTwin, picture, type TwinFront } from '#logic/markdown-twin.ts';
import { readyParts, serviceParts, subsectionParts } from '#logic/service-markdown.ts';
import { getFiguresAsOf } from './facts.ts';
import { getImage } from './images.ts';
import { getGuidance } from './lists.ts';
import { getPages } from './pages.ts';
import { getPosts } from './posts.ts';
import { getPlacedServices } from './services.ts';

export interface MarkdownTwin {
  /** Path of the page, or of the article within its page, without `.md`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Heading of its group; a post kept out of the list belongs to none. */
  readonly group: string | undefined;
  /** Of the entry of a post, whose text `cacheKey` does not know. */
  readonly digest: number | string | undefined;
  /** Made when it is asked for: the parsed texts of thousands of articles would fill the memory. */
  readonly write: () => Promise<string>;
}

interface Draft extends Omit<TwinFront, 'url'> {
  readonly path: string;
  /** Where the text stands, when not at `path`. */
  readonly page?: string;
  readonly group: string | undefined;
  readonly digest?: number | string | undefined;
  readonly parts: () => Promise<RootContent[]>;
}

const origin = new URL(import.meta.env.SITE);

export async function getMarkdownTwins(): Promise<MarkdownTwin[]> {
  const drafts = await Promise.all([services(), servicePages(), posts(), guidance()]);
  return drafts.flat().map(({ path, page = path, group, digest, parts, title, ...front }) => ({
    path,
    group,
    digest,
    title,
    description: front.description,
    write: async () => markdownTwin({ title, url: whole(page), ...front }, await parts(), whole),
  }));
}

/** Pictures in a body lie beside it; everything else on the site has a path. */
function whole(address: string): string {
  const [, file] = /^(?:\.\.\/)+images\/(.+)$/.exec(address) ?? [];
  return new URL(file === undefined ? address : getImage(file).src, origin).href;
}

async function noteOf(figures: readonly string[], reviewed?: string): Promise<RootContent[]> {
  return line(figuresNote(await getFiguresAsOf(figures), reviewed));
}

async function services(): Promise<Draft[]> {
  const placed = await getPlacedServices();
  return placed.map(({ family, node: { path, data, subsections } }) => ({
    path,
    title: data.title,
    description: data.summary,
    date: data.reviewed,
    group: FAMILIES[family].label,
    parts: async () => [
      ...picture(data.image && getImage(data.image).src, data.imageAlt),
      ...serviceParts(data),
      ...subsectionParts(subsections.map((below) => ({ ...below.data, path: below.path }))),
      ...(await noteOf(data.figures, data.reviewed)),
      ...readyParts(data.title),
    ],
  }));
}

/** Services that are described on a block page. */
async function servicePages(): Promise<Draft[]> {
  const pages = (await getPages()).filter(
    ({ route }) => isServicePage(route) && !OWN_TEMPLATES.has(route),
  );
  return pages.map(({ route, page }) => ({
    path: route,
    title: page.heading,
    description: page.description,
    group: 'Services at a glance',
    parts: async () => [
      ...line(page.lead),
      ...page.blocks.filter(({ block }) => block !== 'cta').flatMap(blockParts),
      ...(await noteOf(page.figures)),
      ...page.blocks.filter(({ block }) => block === 'cta').flatMap(blockParts),
    ],
  }));
}

async function posts(): Promise<Draft[]> {
  return (await getPosts()).map(({ path, data, entry }) => ({
    path,
    title: data.title,
    description: data.excerpt,
    date: data.date,
    updated: data.updated,
    author: data.author,
    group: data.listed ? FEEDS.posts.label : undefined,
    digest: entry.digest,
    parts: async () => [
      ...line(data.excerpt),
      ...picture(getImage(data.image).src, data.alt),
      ...articleParts(entry.body ?? '', data.sources),
      ...(await noteOf(data.figures, data.updated ?? data.date)),
    ],
  }));
}

async function guidance(): Promise<Draft[]> {
  const entries = await Promise.all(GUIDANCE_PAGES.map(getGuidance));
  return entries.flat().map(({ id, data, body }) => {
    const { page, anchor } = guidancePlace(id);
    return {
      path: `${page}/${anchor}`,
      page: `${page}#${anchor}`,
      title: data.title,
      description: data.summary,
      date: data.date,
      group: navLabel(page) ?? page,
      parts: async () => [
        ...line(data.summary),
        ...line(`For: ${data.audience}`),
        ...articleParts(body ?? ''),
        ...(await noteOf(data.figures, data.date)),
      ],
    };
  });
}
