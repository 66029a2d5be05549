/** Files that nothing reads or shows; pictures that are missing, too heavy, too small or without alternative text. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import { PICTURE_WIDTH_MAX_PX } from '#site/limits.ts';
import { formatBytes } from '#lib/format.ts';
import { COLLECTION_NAMES, addressOf, collectionNamed } from '#collections/index.ts';
import { didYouMean, nearest } from '#collections/reading/error-map.ts';
import { files, slashes } from '#collections/reading/files.ts';
import { error, type Problem } from '#collections/reading/problem.ts';
import { markdownParts } from '#collections/reading/markdown-parts.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';
import { everyEntry, textsIn } from './texts.ts';

const PICTURE_MAX_BYTES = 5_000_000;
const PHOTOGRAPH_WIDTH_MIN_PX = 1_600;

/** Script in a drawing: opened by itself, the drawing would run it on the same origin as /admin. */
const RUNS_SCRIPT = /<script|<foreignObject|\son[a-z]+\s*=|javascript:/i;
const UNSIZED = 'has no size; add viewBox="0 0 800 600", with its own figures, after <svg';
const SCRIPTED = 'holds a script; save the drawing without it';

/** Endings of pictures that pages can show. */
const PICTURE_ENDINGS = ['svg', 'png', 'jpg', 'webp', 'avif'];

export async function pictureProblems(entries: Entries, contentDir: string): Promise<Problem[]> {
  const folder = slashes(join(contentDir, 'images'));
  const all = everyEntry(entries);
  const pictures = globSync(`${folder}/**/*.*`).map((file) =>
    slashes(file).slice(folder.length + 1),
  );
  const problems = all.flatMap((entry) =>
    namedPictures(entry).map(async ({ field, name }) => {
      // The home page's films and slides are in public/ and are published as they are.
      const file = name.startsWith('/') ? join('public', name) : `${folder}/${name}`;
      if (!existsSync(file)) {
        const found = `found "${name}"; ${didYouMean(name, pictures)}there is no ${file}`;
        return [entry.problem(field, found)];
      }
      const { wrong, width = PHOTOGRAPH_WIDTH_MIN_PX } = await inspectFile(file);
      if (wrong !== undefined) return [entry.problem(field, `"${name}" ${wrong}`)];
      // At the top of an article a picture is as wide as the page.
      const isWide = entry.collection === 'posts' && field === 'image';
      const soft = `"${name}" is ${width} px wide and looks soft on a large screen; a photograph needs ${PHOTOGRAPH_WIDTH_MIN_PX} px`;
      return isWide && width < PHOTOGRAPH_WIDTH_MIN_PX
        ? [entry.problem(field, soft, 'warning')]
        : [];
    }),
  );
  return [...(await Promise.all(problems)).flat(), ...all.flatMap(withoutWords)];
}

/** Pictures and films that an entry names in its fields and shows in its body. */
function namedPictures({ data, body }: ReadEntry): { field: string; name: string }[] {
  const inFields = textsIn(data)
    .filter(({ path }) => /(^|\.)image$|^slides.*(src|poster)$/i.test(path))
    .map(({ path, value }) => ({ field: path, name: value }));
  const inBody = markdownParts(body).images.flatMap(({ url }) => {
    const name = /^(?:\.\.\/)+images\/(.+)$/.exec(url)?.[1];
    return name === undefined ? [] : [{ field: 'body', name }];
  });
  return [...inFields, ...inBody];
}

/** What is wrong with the file of a picture, or how wide a photograph is. */
async function inspectFile(file: string): Promise<{ wrong?: string; width?: number }> {
  if (/\.(mp4|webm)$/.test(file)) return {};
  const { size } = statSync(file);
  const heavy = `has ${formatBytes(size)}, and a picture may have ${PICTURE_MAX_BYTES / 1_000_000} MB; save it smaller, ${PICTURE_WIDTH_MAX_PX} px wide is enough`;
  if (size > PICTURE_MAX_BYTES) return { wrong: heavy };
  const bytes = readFileSync(file);
  const isDrawing = file.endsWith('.svg');
  if (isDrawing && RUNS_SCRIPT.test(bytes.toString())) return { wrong: SCRIPTED };
  const wrong = isDrawing
    ? UNSIZED
    : 'is no picture, whatever its name says; save it as JPEG, PNG, WebP or AVIF';
  const { width } = await imageMetadata(bytes, file).catch(() => ({ width: undefined }));
  if (width === undefined) return { wrong };
  return isDrawing ? {} : { width };
}

const NO_WORDS =
  'a picture has no words for those who cannot see it; write them between the brackets: ![what it shows](…)';

/** Pictures in Markdown without alternative text between the brackets. */
const withoutWords = ({ body, problem }: ReadEntry): Problem[] =>
  markdownParts(body)
    .images.filter(({ alt }) => alt.trim() === '')
    .map(({ line }) => problem('body', NO_WORDS, 'error', line));

const NOT_SHOWN = 'no page shows a file of this name or folder; see content/README.md';
const MISNAMED =
  'the name of the file becomes its address; write it in lower case, with hyphens in place of spaces';
const NO_PICTURE = `no page can show it; pictures end in ${PICTURE_ENDINGS.map((one) => `.${one}`).join(', ')}`;

/** Says where a file that nothing reads belongs, from its path inside content/: `Blog/8.md`, `blog/7.MD`, `notes.docx`. */
export function notReadText(path: string): string {
  const [, folder = '', name = '', ending = ''] =
    /^(?:(.*)\/)?([^/]*?)\.([^/]+)$/.exec(path.toLowerCase()) ?? [];
  const place = placeOf(folder, name, ending);
  const advice = place === `content/${path}` ? '' : `its place is ${place}; `;
  return `nothing reads this file; ${advice}see content/README.md`;
}

function placeOf(folder: string, name: string, ending: string): string {
  if (PICTURE_ENDINGS.includes(ending)) return 'content/images/';
  const kinds = COLLECTION_NAMES.map(collectionNamed).filter((kind) => kind.folder !== '.');
  const folders = kinds.map((kind) => kind.folder);
  const [above] = folders
    .filter((outer) => `${folder}/`.startsWith(`${outer}/`))
    .toSorted((a, b) => b.length - a.length);
  const right = nearest(folder, folders) ?? above;
  const kind = kinds.find((kind) => kind.folder === right);
  if (kind === undefined) return 'the folder of its kind, such as content/blog/';
  const file = `content/${right === above ? folder : right}/${name}.${kind.extension}`;
  return ending.startsWith(kind.extension) ? file : `${file}, written as the other texts there`;
}

/** Files that are never read or never shown: wrong ending, wrong folder, wrong name. */
export function strayProblems(contentDir: string, entries: Entries): Problem[] {
  const root = slashes(contentDir);
  const known = new Set([
    `${root}/README.md`,
    ...COLLECTION_NAMES.flatMap((name) => files(name, contentDir)),
  ]);
  /** A subsection must be in a folder with the name of its service, and has none below it. */
  const isOrphan = ({ file, id }: ReadEntry) =>
    id.split('/').length > 3 ||
    (id.split('/').length === 3 && !known.has(file.replace(/\/[^/]*$/, '.json')));
  const unshown = everyEntry(entries).filter(
    (entry) =>
      (collectionNamed(entry.collection).ownPage &&
        addressOf(entry.collection, entry.id, entry.data) === undefined) ||
      (entry.collection === 'services' && isOrphan(entry)),
  );
  // The pattern skips names that begin with a dot; Windows leaves Thumbs.db and desktop.ini in folders.
  const unread = globSync(join(contentDir, '**/*.*'))
    .map(slashes)
    .filter((file) => !known.has(file) && !/\/(Thumbs\.db|desktop\.ini)$/.test(file))
    .sort();
  const isPicture = (file: string) => PICTURE_ENDINGS.some((ending) => file.endsWith(`.${ending}`));
  // A page may have other signs: the specification has one with brackets.
  const misnamed = everyEntry(entries).filter(
    ({ collection, id }) => collection !== 'pages' && !/^[a-z0-9/-]+$/.test(id),
  );
  return [
    ...misnamed.map(({ problem }) => problem('', MISNAMED)),
    ...unshown.map(({ problem }) => problem('', NOT_SHOWN)),
    ...unread.flatMap((file) => {
      if (!file.startsWith(`${root}/images/`))
        return [error(file, '', notReadText(file.slice(root.length + 1)))];
      return isPicture(file) ? [] : [error(file, '', NO_PICTURE)];
    }),
  ];
}
