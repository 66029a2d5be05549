/** The picture of a page: what it draws, what it refuses, and that it asks no other host. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw, type SocialPicture } from './social-picture.tsx';

const PICTURE: SocialPicture = {
  title: 'GST registration',
  line: 'Registrations',
  firm: 'Kaveri Advisory',
  kolam: 'diamond',
};
const drawn = async (change: Partial<SocialPicture>) =>
  Buffer.from(await draw({ ...PICTURE, ...change })).toString('base64');

const network = vi.fn(() => Promise.reject(new Error('no network')));
beforeEach(() => vi.stubGlobal('fetch', network));
afterEach(() => {
  vi.unstubAllGlobals();
  expect(network).not.toHaveBeenCalled();
});

test.each([
  ['Kannada', 'ಜಿಎಸ್‌ಟಿ ನೋಂದಣಿ', 'ತೆರಿಗೆ ಪಾವತಿ'],
  ['Hindi', 'पंजीकरण क्षेत्र', 'कर भुगतान'],
])('%s is drawn, each word as its own letters', async (_name, first, second) => {
  // Empty boxes would be the same for words of one length.
  expect(await drawn({ title: first.slice(0, 6) })).not.toBe(
    await drawn({ title: second.slice(0, 6) }),
  );
});

test.each([
  ['an emoji', 'Filing 🚀 made simple', '"🚀" (U+1F680)'],
  ['an emoji of several signs', 'Write to us 👩‍💻', '"👩‍💻" (U+1F469)'],
  ['a script without a font', '会社 and tax', '"会" (U+4F1A)'],
])('%s stops the build and is named', async (_name, title, sign) => {
  await expect(draw({ ...PICTURE, title })).rejects.toThrow(
    `the social picture of "${title}" cannot be drawn: no font has ${sign}`,
  );
});
