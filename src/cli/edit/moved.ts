/** An entry that gets another name keeps its old address: a redirect leads on to the new one. */

import { readFileSync, writeFileSync } from 'node:fs';
import { addressOf, collectionNamed } from '#collections/index.ts';
import { CONTENT_DIR, files, idOf } from '#collections/reading/files.ts';
import { parseFile } from '#collections/reading/parse-file.ts';
import { buildDay, publicationOf } from '#collections/reading/publication.ts';
import { isSingle } from '#collections/single-files.ts';
import { REDIRECT_FROM } from '#site/redirect-patterns.ts';
import { withData } from './source.ts';
import type { Kind } from './entries.ts';

/** Lays a text out as the project does; the file's name decides the language. */
export type Format = (text: string, file: string) => Promise<string>;

interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The redirects after a page has moved: none in a circle, none by way of another. */
export function movedRedirects(
  redirects: readonly Redirect[],
  from: string,
  to: string,
): readonly Redirect[] {
  const rest = redirects
    .filter((one) => one.from !== to && one.from !== from)
    .map((one) => (one.to === from ? { ...one, to } : one));
  return [...rest, { from, to }];
}

/** Only for a published entry that is a page of its own: nobody has the address of another. */
export async function leadOn(
  name: Kind['name'],
  fromFile: string,
  toFile: string,
  format: Format,
  contentDir = CONTENT_DIR,
): Promise<void> {
  const [file] = files('redirects', contentDir);
  if (isSingle(name) || collectionNamed(name).ownPage === undefined || file === undefined) return;
  const parsed = parseFile(fromFile, collectionNamed(name).extension);
  if ('errors' in parsed) return;
  const data = parsed.data as { draft?: boolean; publishDate?: string };
  if (publicationOf(data, buildDay()).state !== 'published') return;
  const from = addressOf(name, idOf(name, fromFile, contentDir), data);
  const to = addressOf(name, idOf(name, toFile, contentDir), data);
  if (from === undefined || to === undefined || !REDIRECT_FROM.test(from)) return;
  const source = readFileSync(file, 'utf8');
  const all = JSON.parse(source) as { redirects: readonly Redirect[] };
  const redirects = movedRedirects(all.redirects, from, to);
  writeFileSync(file, await format(withData(source, 'json', { ...all, redirects }, ''), file));
}
