/** Facts that the build writes into the published folder for the server: they change with the pages, without a restart. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirects } from '#collections/reading/redirects.ts';
import { BUILD_FACTS_FILE } from '#site/build-folders.ts';

export interface BuildFacts {
  readonly redirects: Redirects;
  /** The recipient of messages. */
  readonly firm: { readonly name: string; readonly email: string };
}

/**
 * Returns a function that returns the facts of the build that is in `folder` at the time. While a new build replaces the
 * folder, it returns those of the last one.
 */
export function buildFacts(folder: string): () => BuildFacts {
  const file = join(folder, BUILD_FACTS_FILE);
  let facts: BuildFacts = { redirects: {}, firm: { name: '', email: '' } };
  let version = '';
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found === undefined || version === `${found.ino} ${found.mtimeMs}`) return facts;
    try {
      facts = JSON.parse(readFileSync(file, 'utf8')) as BuildFacts;
      version = `${found.ino} ${found.mtimeMs}`;
    } catch {
      // The file was replaced between the two calls; the next request reads it.
    }
    return facts;
  };
}
