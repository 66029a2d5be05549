/** The search's files in the browser: real network, real clock. */
import { FETCH_TIMEOUT_MS } from '#site/limits.ts';
import { searchFilePath } from '#site/file-paths.ts';

/** Content of a file; rejects when it does not come. */
export async function readSearchFile(name: string): Promise<unknown> {
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  const response = await fetch(searchFilePath(name), { signal });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}

export const wait = (ms: number) => new Promise<void>((done) => window.setTimeout(done, ms));
