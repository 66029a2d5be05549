/** Files under content/: pictures that cannot be shown well, and files that nothing reads. */
import { truncateSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from './check.ts';
import { formatProblem } from '#collections/reading/problem.ts';
import { firstIn, useContentCopy } from '../../tests/content-copy.ts';
import { notReadText } from './files.ts';

const { contentDir, edit, path, local } = useContentCopy();

const POST = firstIn('blog');
const photograph = (width: number) =>
  sharp({ create: { width, height: 900, channels: 3, background: 'navy' } }).jpeg();
const show = (picture: string) =>
  edit(POST, (post) => post.replace(/^image: .*/m, `image: /images/${picture}`));
/** Problems beyond those that the real content has. */
const problems = async () => {
  const { problems } = await checkContent({ contentDir: contentDir() });
  return problems
    .filter(({ message }) => message.includes('photo'))
    .map((one) => `${one.severity}: ${local(formatProblem(one))}`);
};

describe('the picture of a post', () => {
  beforeEach(() => show('blog/photo.jpg'));
  const file = () => path('images/blog/photo.jpg');

  test('of more than 5 MB is an error, unread', async () => {
    writeFileSync(file(), '');
    truncateSync(file(), 60_000_000);
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^error: blog\/\d+\.md:\d+: image: "blog\/photo\.jpg" has 60\.0 MB, and a picture may have 5 MB; save it smaller, 1920 px wide is enough$/,
      ),
    ]);
  });

  test('that is small is a warning, that is large enough none', async () => {
    await photograph(1_599).toFile(file());
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^warning: blog\/\d+\.md:\d+: image: "blog\/photo\.jpg" is 1599 px wide .* needs 1600 px$/,
      ),
    ]);
    await photograph(1_600).toFile(file());
    expect(await problems()).toEqual([]);
  });

  test('that is something else under its name is an error', async () => {
    writeFileSync(file(), '\0\0\0\x18ftypheic');
    expect(await problems()).toEqual([
      expect.stringContaining('is no picture, whatever its name says'),
    ]);
  });
});

test('a picture in the text may be small, but not heavy', async () => {
  edit(POST, (post) => `${post}\n\n![A desk](../images/blog/photo.png)\n`);
  const file = path('images/blog/photo.png');
  await photograph(300).png().toFile(file);
  expect(await problems()).toEqual([]);
  truncateSync(file, 5_000_001);
  expect(await problems()).toEqual([expect.stringContaining('"blog/photo.png" has 5.0 MB')]);
});

test('a drawing that would run a script is an error, any other none', async () => {
  show('blog/photo.svg');
  const draw = (inside: string) =>
    writeFileSync(
      path('images/blog/photo.svg'),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`,
    );
  draw('<path d="M0 0h9" stroke="navy"/>');
  expect(await problems()).toEqual([]);
  for (const inside of ['<script>1</script>', '<path d="M0 0h9" onclick="a()"/>']) {
    draw(inside);
    expect(await problems()).toEqual([expect.stringContaining('"blog/photo.svg" holds a script')]);
  }
});

test('a drawing without a size, which the build cannot read, is an error', async () => {
  show('blog/photo.svg');
  const draw = (attributes: string) =>
    writeFileSync(path('images/blog/photo.svg'), `<svg ${attributes}><path d="M0 0h9"/></svg>`);
  draw('width="9" height="9"');
  expect(await problems()).toEqual([]);
  for (const attributes of ['width="100%" height="100%"', 'width="9"']) {
    draw(attributes);
    expect(await problems()).toEqual([
      expect.stringContaining('image: "blog/photo.svg" has no size; add viewBox="0 0 800 600"'),
    ]);
  }
});

test.each([
  ['blog/7.MD', 'content/blog/7.md'],
  ['Blog/8.md', 'content/blog/8.md'],
  ['blogs/8.md', 'content/blog/8.md'],
  ['blog/1.md.txt', 'content/blog/1.md'],
  ['Guidance/Training/stock.md', 'content/guidance/training/stock.md'],
  ['recruitment/story/clerks.json', 'content/recruitment/stories/clerks.json'],
  ['blog/notes.docx', 'content/blog/notes.md, written as the other texts there'],
  ['events/clinic.md', 'content/events/clinic.json, written as the other texts there'],
  ['notes.docx', 'the folder of its kind, such as content/blog/'],
  ['blog/photo.jpg', 'content/images/'],
])('%s, which nothing reads → the right place', (path, place) => {
  expect(notReadText(path)).toBe(
    `nothing reads this file; its place is ${place}; see content/README.md`,
  );
});

test('a name that only tools/ lacks → no place', () => {
  expect(notReadText('tools/other.json')).toBe('nothing reads this file; see content/README.md');
});
