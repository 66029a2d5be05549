import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withRetries } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A task that fails so many times: when it was tried, in seconds from the first, and what came of it. */
async function run(failures: number) {
  const start = Date.now();
  const tries: number[] = [];
  const outcome = withRetries(async () => {
    tries.push((Date.now() - start) / 1_000);
    if (tries.length <= failures) throw new Error(`failure ${tries.length}`);
    return 'done';
  }).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  return { tries, outcome: await outcome };
}

test('waits longer before each try', async () => {
  expect(await run(0)).toEqual({ tries: [0], outcome: 'done' });
  expect(await run(2)).toEqual({ tries: [0, 1, 3], outcome: 'done' });
});

test('gives up after three retries, with the last failure', async () => {
  expect(await run(99)).toEqual({ tries: [0, 1, 3, 7], outcome: 'failure 4' });
});
