/** Retries of a failed request: 3 times, after 1, 2 and 4 seconds. */
const FETCH_RETRIES = 3;
const FETCH_RETRY_FIRST_MS = 1_000;

/** Runs a task with retries; rejects with the error of the last try. */
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
