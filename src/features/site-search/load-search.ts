import { SEARCH_FILE_PATH } from '#site/file-paths.ts';
import { FETCH_TIMEOUT_MS } from '#site/limits.ts';
import { createSearch, type Search } from './search-engine.ts';

let loading: Promise<Search> | undefined;

/** The search, loaded at its first use. It rejects when the file does not come; the next call tries again. */
export function loadSearch(): Promise<Search> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Search> {
  const response = await fetch(SEARCH_FILE_PATH, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return createSearch(await response.json());
}
