/** Asking again for what did not come: 3 times, 1 s doubled each time. */
export const FETCH_RETRIES = 3;
const FETCH_RETRY_FIRST_MS = 1_000;

/** Result of a task that may need several tries; rejects as the last try did. */
export async function withRetries<Result>(task: () => Promise<Result>): Promise<Result> {
  for (let retry = 0; retry < FETCH_RETRIES; retry += 1) {
    try {
      return await task();
    } catch {
      await new Promise((done) => setTimeout(done, FETCH_RETRY_FIRST_MS * 2 ** retry));
    }
  }
  return task();
}
