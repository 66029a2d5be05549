/** Reads the facts that each build writes for the server, so that the server need not restart after a build. */
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
 * Returns a function that reads the facts of the build in `folder`. While a new build is replacing the folder, the
 * function still returns the facts of the previous build.
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
      // A build is replacing the file at this moment; the next request tries again.
    }
    return facts;
  };
}
