/** The search's loader in the browser; window and page each make their own. */
import { createSearchLoader, type SearchLoader } from '#logic/site-search-loader.ts';
import { readSearchFile, wait } from './site-search-files.ts';

/** `onChange` is told whenever there may be more to show. */
export function createLoader(onChange: () => void): SearchLoader {
  return createSearchLoader({ read: readSearchFile, wait, onChange });
}
