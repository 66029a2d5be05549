import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureWidth } from './picture-width.ts';

const picture = (alpha: boolean) =>
  sharp({
    create: {
      width: 1234,
      height: 56,
      channels: alpha ? 4 : 3,
      background: { r: 1, g: 2, b: 3, alpha: 0.5 },
    },
  });

test.each([
  ['PNG', () => picture(true).png()],
  ['JPEG', () => picture(false).jpeg()],
  ['JPEG with a colour profile and camera data', () => picture(false).withMetadata().jpeg()],
  ['progressive JPEG', () => picture(false).jpeg({ progressive: true })],
  ['WebP', () => picture(false).webp()],
  ['WebP without loss', () => picture(false).webp({ lossless: true })],
  ['WebP with transparency', () => picture(true).webp()],
  ['AVIF', () => picture(false).avif()],
  ['AVIF with transparency', () => picture(true).avif()],
])('%s', async (_name, make) => {
  const bytes = await make().toBuffer();
  expect(pictureWidth(bytes)).toBe(1234);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('<html>not a picture at all</html>')],
  ['a photograph of a phone under another name', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0')],
  ['a JPEG that is cut off', Buffer.from('ffd8ffe00010', 'hex')],
])('%s has no width', (_name, bytes) => {
  expect(pictureWidth(bytes)).toBeUndefined();
});
