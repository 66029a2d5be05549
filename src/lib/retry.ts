/** Asking again for what did not come: 3 times, 1 s doubled, at most 30 s. */
export const FETCH_RETRIES = 3;
const FETCH_RETRY_FIRST_MS = 1_000;
const FETCH_RETRY_MAX_MS = 30_000;

/** Time before a retry; the first is number 0. */
export function retryDelayMs(retry: number): number {
  return Math.min(FETCH_RETRY_FIRST_MS * 2 ** retry, FETCH_RETRY_MAX_MS);
}

/**
 * Result of a task that may need several tries; rejects as the last try did.
 * @param wait resolves after so many milliseconds
 * @param onRetry told before each wait
 */
export async function withRetries<Result>(
  task: () => Promise<Result>,
  wait: (ms: number) => Promise<void>,
  onRetry: () => void,
): Promise<Result> {
  for (let retry = 0; retry < FETCH_RETRIES; retry += 1) {
    try {
      return await task();
    } catch {
      onRetry();
      await wait(retryDelayMs(retry));
    }
  }
  return task();
}
