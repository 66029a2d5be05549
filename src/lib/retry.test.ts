/** Asking again for what did not come. */
import { expect, test } from 'vitest';
import { retryDelayMs, withRetries } from './retry.ts';

test.each([
  [0, 1_000],
  [1, 2_000],
  [2, 4_000],
  [4, 16_000],
  [5, 30_000],
  [50, 30_000],
])('before retry %i: %i ms', (retry, delay) => {
  expect(retryDelayMs(retry)).toBe(delay);
});

/** A task that fails so many times, and what happened with it. */
async function run(failures: number) {
  const events: (string | number)[] = [];
  let tries = 0;
  const outcome = await withRetries(
    async () => {
      tries += 1;
      events.push(`try ${tries}`);
      if (tries <= failures) throw new Error(`failure ${tries}`);
      return 'done';
    },
    async (ms) => {
      events.push(ms);
    },
    () => events.push('told'),
  ).catch((error: Error) => error.message);
  return { events, outcome };
}

test('no wait when all goes well', async () => {
  expect(await run(0)).toEqual({ events: ['try 1'], outcome: 'done' });
});

test('waits longer each time', async () => {
  expect(await run(2)).toEqual({
    events: ['try 1', 'told', 1_000, 'try 2', 'told', 2_000, 'try 3'],
    outcome: 'done',
  });
});

test('gives up after three retries, with the last failure', async () => {
  const { events, outcome } = await run(99);
  expect(events.filter((event) => typeof event === 'number')).toEqual([1_000, 2_000, 4_000]);
  expect(events.filter((event) => String(event).startsWith('try'))).toHaveLength(4);
  expect(events.at(-1)).toBe('try 4');
  expect(outcome).toBe('failure 4');
});
