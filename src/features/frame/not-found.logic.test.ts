import { expect, test } from 'vitest';
import { wordsOfPath } from './not-found.logic.ts';

test.each([
  ['/services/gst-registration.html', 'gst registration'],
  ['/blog/99', ''],
  ['/%E0%A4%95%E0%A4%82%E0%A4%AA%E0%A4%A8%E0%A5%80', 'कंपनी'],
  ['/', ''],
])('%s: words to search for', (path, words) => {
  expect(wordsOfPath(path).words).toBe(words);
});

test('a broken code stays as it was asked for, and a long address is cut', () => {
  expect(wordsOfPath('/a%ZZ').address).toBe('/a%ZZ');
  expect(wordsOfPath(`/${'a'.repeat(500)}`).address).toHaveLength(121);
});
