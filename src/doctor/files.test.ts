/** Tests unsuitable pictures and forbidden files. tests/slow/problems.test.ts tests files that nothing reads. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkPublishedFiles } from './files.ts';
import { firstIn, problemsOf, useContentCopy } from '../../tests/content-copy.ts';

const { contentDir, edit, folder, path } = useContentCopy();

const POST = firstIn('blog');
const photograph = (width: number) => (file: string) =>
  sharp({ create: { width, height: 900, channels: 3, background: 'navy' } }).toFile(file);
const drawing = (attributes: string, inside: string) => (file: string) =>
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);
const heavy = (file: string) => writeFileSync(file, Buffer.alloc(5_000_001));
const heic = (file: string) => writeFileSync(file, '\0\0\0\x18ftypheic');
const SIZED = 'viewBox="0 0 9 9"';
const LINE = '<path d="M0 0h9"/>';

test.each([
  ['that is heavy', 'jpg', heavy, 'error: "blog/photo.jpg" is larger than 5 MB; save it smaller'],
  ['that is narrow', 'jpg', photograph(719), 'warning: "blog/photo.jpg" is 719 px wide'],
  ['that is wide enough', 'jpg', photograph(720), undefined],
  ['that is something else', 'jpg', heic, 'photo.jpg" cannot be read; save it as JPEG'],
  ['that is a drawing', 'svg', drawing(SIZED, LINE), undefined],
  ['with width and height', 'svg', drawing('width="9" height="9"', LINE), undefined],
  ['without a height', 'svg', drawing('width="9"', LINE), 'or as SVG with a viewBox'],
] as const)(
  'checks a picture of a post %s, saved as %s',
  async (_which, ending, write, message) => {
    edit(POST, (post) => post.replace(/^image: .*/m, `image: /images/blog/photo.${ending}`));
    await write(path(`images/blog/photo.${ending}`));
    expect(await problems()).toEqual(
      message === undefined ? [] : [expect.stringContaining(message)],
    );
  },
);

test('accepts any width, but not more than 5 MB, for a picture in the text of a post', async () => {
  edit(POST, (post) => `${post}\n\n![A desk](../images/blog/photo.png)\n`);
  const file = path('images/blog/photo.png');
  await photograph(300)(file);
  expect(await problems()).toEqual([]);
  heavy(file);
  expect(await problems()).toEqual([expect.stringContaining('photo.png" is larger than 5 MB')]);
});

test('refuses symbolic links, unknown kinds of files and drawings with scripts', () => {
  const write = (file: string, text = '') => {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), text);
  };
  write('images/pages/icon.svg', '<svg><h:script xmlns:h="x">1</h:script></svg>');
  symlinkSync('/etc', path('blog/folder'));
  symlinkSync('/etc/hosts', path('blog/900.md'));
  write('../public/media/plan.svg', '<svg onload="a()"/>');
  for (const file of ['page.html', 'page.xhtml', 'plan.SVG', 'run.js', '.env'])
    write(`../public/media/${file}`);
  for (const file of ['rates.pdf', 'Thumbs.db', '.DS_Store', '.well-known/security.txt'])
    write(`../public/${file}`);
  symlinkSync('/etc/hosts', path('../public/leak.txt'));
  const found = checkPublishedFiles(contentDir(), `${folder()}/public`).map(
    ({ file, message }) => `${file.slice(folder().length + 1)} ${message.split(';', 1)[0]}`,
  );
  const kind = 'is of a kind that is not published';
  expect(found.sort()).toEqual([
    'content/blog/900.md is a link',
    'content/blog/folder is a link',
    'content/images/pages/icon.svg contains <h:script>',
    'public/leak.txt is a link',
    `public/media/.env ${kind}`,
    `public/media/page.html ${kind}`,
    `public/media/page.xhtml ${kind}`,
    'public/media/plan.SVG ' + kind,
    'public/media/plan.svg contains the attribute onload',
    `public/media/run.js ${kind}`,
  ]);
});

test('ignores files that operating systems and Word add', async () => {
  const before = await problemsOf(contentDir());
  for (const file of ['blog/Thumbs.db', 'blog/desktop.ini', 'blog/~$1.md'])
    writeFileSync(path(file), 'x');
  expect(await problemsOf(contentDir())).toEqual(before);
});

/** Returns the problems with the picture: `error: "blog/photo.jpg" has …`. */
async function problems() {
  return (await problemsOf(contentDir()))
    .filter((line) => line.includes('photo'))
    .map((line) => line.replace(/blog\/\d+\.md:\d+: (image|body): /, ''));
}
