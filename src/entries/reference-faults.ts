/** Links and pictures that lead to nothing. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REDIRECTS, ROUTES, postPath } from '#config/routes.ts';
import { servicePagePath } from '#config/services.ts';
import { fault, type Fault } from '#schemas/fault-text.ts';
import type { Entries } from './read.ts';
import { COLLECTION_NAMES } from './collections.ts';

/** `](/path)`, or `](</path(with parentheses)>)`. */
const MARKDOWN_LINK = /\]\((?:<(\/[^>]*)>|(\/(?:[^()\s]|\([^()\s]*\))*))\)/g;

/** Every link inside the site, in fields and in Markdown, must lead to a page. */
export function linkFaults(entries: Entries): Fault[] {
  const paths = knownPaths(entries);
  const leadsNowhere = (href: string) => !paths.has(href.replace(/[?#].*$/, ''));
  const faults: Fault[] = [];
  for (const name of COLLECTION_NAMES)
    for (const { file, data, body } of entries[name]) {
      for (const { path, value } of strings(data)) {
        const links =
          /(^|\.)(href|url)$/.test(path) && value.startsWith('/') ? [value] : markdownLinks(value);
        for (const href of links.filter(leadsNowhere))
          faults.push(fault(file, path, `links to ${href}, which is no page of this site`));
      }
      for (const href of markdownLinks(body).filter(leadsNowhere))
        faults.push(fault(file, 'body', `links to ${href}, which is no page of this site`));
    }
  return faults;
}

const markdownLinks = (source: string) =>
  [...source.matchAll(MARKDOWN_LINK)].map((match) => match[1] ?? match[2] ?? '');

/** Pictures lie under content/images/, the home page's media under public/. */
export function pictureFaults(entries: Entries, contentDir: string, publicDir: string): Fault[] {
  const faults: Fault[] = [];
  for (const name of ['posts', 'services', 'pages'] as const)
    for (const { file, data } of entries[name])
      for (const { path, value } of strings(data))
        if (/(^|\.)image$/.test(path) && !existsSync(join(contentDir, 'images', value)))
          faults.push(
            fault(file, path, `found "${value}"; there is no ${join(contentDir, 'images', value)}`),
          );
  for (const { file, data } of entries.home)
    for (const { path, value } of strings(data.slides))
      if (/(src|poster)$/i.test(path) && !existsSync(join(publicDir, value)))
        faults.push(
          fault(file, `slides${path}`, `found "${value}"; there is no ${join(publicDir, value)}`),
        );
  return faults;
}

/** Paths that a link inside the site may name. */
function knownPaths(entries: Entries): Set<string> {
  return new Set<string>([
    ...Object.values(ROUTES),
    ...Object.keys(REDIRECTS),
    ...entries.pages.map(({ id }) => `/${id}`),
    ...entries.services.map(({ id }) => servicePagePath(id)),
    ...entries.posts.map(({ id }) => postPath(id)),
  ]);
}

/** Every text in a value with its field path. */
function* strings(value: unknown, path = ''): Generator<{ path: string; value: string }> {
  if (typeof value === 'string') yield { path, value };
  else if (Array.isArray(value))
    for (const [index, inner] of value.entries()) yield* strings(inner, `${path}[${index}]`);
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      yield* strings(inner, path === '' ? key : `${path}.${key}`);
}
