/** Links that lead nowhere, or to a page that is not public yet. */
import { collectionNamed } from '#collections/index.ts';
import { didYouMean } from '#collections/reading/error-map.ts';
import type { Problem } from '#collections/reading/problem.ts';
import { markdownParts } from '#collections/reading/markdown-parts.ts';
import { isPublicBefore, ribbonText, type Publication } from '#collections/reading/publication.ts';
import type { Content } from '#collections/reading/read.ts';
import { GRID_ANCHOR } from '#features/services/service-views.logic.ts';
import { ROUTES, ROUTE_ALIASES } from '#site/routes.ts';
import { FAMILIES, FAMILY_IDS } from '#site/services.ts';
import { everyEntry, everyText, textsOf } from './texts.ts';

const PUBLISHED: Publication = { state: 'published' };

/**
 * Every page by its path, with its parts by anchor. A page written in code is always public; one
 * made from an entry is as public as the entry.
 */
export function linkTargets({ all, groups }: Content) {
  const targets = new Map<string, { publication: Publication; parts: Map<string, Publication> }>();
  const targetAt = (path: string, publication = PUBLISHED) => {
    const target = targets.get(path) ?? { publication, parts: new Map([['main', PUBLISHED]]) };
    targets.set(path, target);
    return target;
  };
  for (const { collection, address, body, publication } of [...everyEntry(all), ...groups]) {
    const { ownPage } = collectionNamed(collection);
    const [path, anchor] = address?.split('#') ?? [];
    if (path === undefined) continue;
    const { parts } = targetAt(path, ownPage || path.endsWith('.pdf') ? publication : PUBLISHED);
    if (anchor !== undefined) parts.set(anchor, publication);
    if (ownPage) for (const heading of markdownParts(body).anchors) parts.set(heading, publication);
  }
  for (const path of [...Object.values(ROUTES), ...Object.keys(ROUTE_ALIASES)]) targetAt(path);
  for (const family of FAMILY_IDS)
    targetAt(FAMILIES[family].path).parts.set(GRID_ANCHOR, PUBLISHED);
  return targets;
}

const HIDES_PAGE =
  'is a page of this site, which nobody would see any more; take this redirect out';

type Targets = ReturnType<typeof linkTargets>;

/**
 * Every link inside the site, in the menu, in fields and in Markdown, must lead to a page, or a part
 * of one, that is public by then. No redirect may hide a page.
 */
export function linkProblems(content: Content): Problem[] {
  const targets = linkTargets(content);
  const links = everyText(content).flatMap((entry) => {
    const page = entry.address?.replace(/#.*/, '') ?? '';
    return textsOf(entry).flatMap(({ path, value }) =>
      linksIn(path, value).flatMap(({ href, line }) => {
        const target = href.startsWith('#') ? `${page}${href}` : href;
        const why = /^\/(?!\/)/.test(target)
          ? wrongTarget(target, targets, entry.publication)
          : undefined;
        if (why === undefined) return [];
        return [entry.problem(path, `links to ${href}${why}`, 'error', line)];
      }),
    );
  });
  const hiding = content.all.redirects
    .filter(({ data }) => targets.has(data.from))
    .map(({ data, problem }) => problem('from', `${data.from} ${HIDES_PAGE}`));
  return [...links, ...hiding];
}

/** The link in a link field, or the links in the Markdown of another field or the body. */
function linksIn(field: string, text: string) {
  if (/(^|\.)(href|url|to|service)$/.test(field)) return [{ href: text, line: 1 }];
  return field === 'body' || text.includes('](') ? markdownParts(text).links : [];
}

/** What is wrong with the page or part that a link leads to; undefined if nothing is. */
function wrongTarget(target: string, targets: Targets, naming: Publication): string | undefined {
  const [address = '', anchor] = target.split('#');
  const path = address.replace(/\?.*$/, '');
  const page = targets.get(path);
  if (page === undefined) return `; ${didYouMean(path, [...targets.keys()])}there is no such page`;
  const part = anchor === undefined ? page.publication : page.parts.get(anchor);
  if (part === undefined)
    return `; ${didYouMean(anchor, [...page.parts.keys()])}there is no such part of ${path}`;
  const hidden = [page.publication, part].find((one) => !isPublicBefore(one, naming));
  return hidden && ` (${ribbonText(hidden)}); publish that first, or take the link out`;
}
