import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatted } from '#cli/formatted.ts';
import { createStore, type Store } from './store.ts';
import { createTrash } from './trash.ts';
import { useContentCopy } from '../../../tests/content-copy.ts';

const { contentDir, folder } = useContentCopy();
let store: Store;

beforeEach(() => {
  store = createStore(formatted, {
    contentDir: contentDir(),
    publicDir: `${folder()}/public`,
    trash: createTrash(`${folder()}/removed`),
  });
});

describe('a picture', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#345' } });
  const put = (name: string, bytes: Buffer) => store.write(`${folder()}/${name}`, bytes, '');
  const says = (text: string) => ({ says: expect.stringContaining(text) as string });

  test('is put in, read, replaced and removed; what was there is kept', async () => {
    const name = `${contentDir()}/images/blog/room.webp`;
    const first = await picture(1800, 900).webp().toBuffer();
    expect(await store.write(name, first, '')).toHaveProperty('version');
    expect(store.readPicture(name)?.bytes).toEqual(first);
    await store.write(name, await picture(1700, 900).webp().toBuffer(), '');
    store.remove(name);
    expect(store.trash.list()).toMatchObject([{ replaced: false }, { replaced: true }]);
    expect(store.pictures()).not.toContain(name);
  });

  test('must be large enough, square in the opening, and what its name says', async () => {
    const small = await picture(600, 400).webp().toBuffer();
    expect(await put('content/images/a.webp', small)).toMatchObject(says('600 × 400'));
    const wide = await picture(1800, 900).jpeg().toBuffer();
    expect(await put('public/media/a.jpg', wide)).toMatchObject(says('square'));
    expect(await put('content/images/a.png', wide)).toMatchObject(says('no picture of the kind'));
    expect(await put('content/images/a.jpg', Buffer.from('text'))).toMatchObject(
      says('no picture'),
    );
    expect(store.pictures().filter((one) => one.includes('/a.'))).toEqual([]);
  });

  test.each([
    '<svg><script>alert(1)</script></svg>',
    '<svg onload="alert(1)"/>',
    '<svg><image href="https://example.com/x.png"/></svg>',
  ])('%s is no drawing for the site', async (text) => {
    expect(await put('content/images/a.svg', Buffer.from(text))).toMatchObject({ status: 422 });
  });

  test.each([
    'content/images/../a.webp',
    'content/a.webp',
    'public/a.webp',
    'content/images/A.webp',
  ])('has no place at %s', async (name) => {
    const sound = await picture(1800, 900).webp().toBuffer();
    expect(await put(name, sound)).toHaveProperty('says');
  });
});
