/** Runs a task; if it fails, tries again after 1, 2 and 4 seconds. Rejects with the error of the last try. */
export async function withRetries<Result>(task: () => Promise<Result>): Promise<Result> {
  for (const waitMs of [1_000, 2_000, 4_000]) {
    try {
      return await task();
    } catch {
      await new Promise((done) => setTimeout(done, waitMs));
    }
  }
  return task();
}
