/** Finds files that nothing reads, forbidden files, and pictures that are missing, too heavy or too narrow. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path/posix';
import { imageMetadata } from 'astro/assets/utils';
import { COLLECTION_NAMES, collectionNamed } from '#collections/index.ts';
import { nearestSpelling } from '#collections/reading/error-map.ts';
import {
  SYSTEM_FILE,
  listCollectionFiles,
  listFolder,
  toSlashes,
} from '#collections/reading/files.ts';
import { error, type Problem } from '#collections/reading/problem.ts';
import { inspectMarkdown } from '#collections/reading/markdown.ts';
import type { Content, Entries, ReadEntry } from '#collections/reading/read.ts';
import { drawingFault } from './drawings.ts';
import { describedTexts, everyEntry, everyEntryAndGroup } from './entries.ts';
import { idField } from './places.ts';

const PHOTOGRAPH_WIDTH_MIN_PX = 720;

const PICTURE_ENDINGS = ['.svg', '.png', '.jpg', '.webp', '.avif'];
/** Permitted extensions in `public/`. Of these, only SVGs can run scripts; drawings.ts refuses SVGs with scripts. */
const PUBLIC_ENDINGS = [
  ...PICTURE_ENDINGS,
  ...['.mp4', '.webm', '.pdf', '.txt', '.ico', '.json', '.woff2'],
];

/** The only script in public/: it removes the service worker of an earlier site from browsers. */
const SERVICE_WORKER = 'sw.js';

/** Reports symbolic links and SVG files with scripts in content/ and public/, and unknown file types in public/. */
export function checkPublishedFiles(contentDir: string, publicDir = 'public'): Problem[] {
  return [contentDir, publicDir].flatMap((folder) =>
    [...listFolder(folder)].flatMap(({ path: file, entry }) => {
      if (entry.isSymbolicLink())
        return [error(file, '', 'is a link; put the file itself here, as the build publishes it')];
      if (SYSTEM_FILE.test(entry.name) || file === join(publicDir, SERVICE_WORKER)) return [];
      if (extname(file) === '.svg') {
        const fault = drawingFault(readFileSync(file));
        return fault === undefined ? [] : [error(file, '', fault)];
      }
      // checkStrayFiles reports files under content/ that nothing reads.
      const isHidden = /\/\.(?!well-known\/)/.test(file.slice(folder.length));
      if (folder === contentDir || (!isHidden && PUBLIC_ENDINGS.includes(extname(file)))) return [];
      const kinds = PUBLIC_ENDINGS.join(', ');
      return [error(file, '', `is of a kind that is not published; files here end in ${kinds}`)];
    }),
  );
}

export async function checkPictures(entries: Entries, contentDir: string): Promise<Problem[]> {
  const problems = everyEntry(entries)
    .flatMap(namedPictures)
    .map(async ({ entry, field, name, line }) => {
      // A picture whose name begins with `/`, such as a slide or a portrait, is in public/.
      const file = name.startsWith('/') ? join('public', name) : join(contentDir, 'images', name);
      if (!existsSync(file))
        return [entry.problem(field, `found "${name}"; there is no ${file}`, 'error', line)];
      const width = await inspectFile(file);
      if (typeof width === 'string')
        return [entry.problem(field, `"${name}" ${width}`, 'error', line)];
      // The picture at the top of an article is shown up to 720 px wide, so a narrower picture would look soft.
      const isWide = entry.collection === 'posts' && field === 'image';
      if (!isWide || width >= PHOTOGRAPH_WIDTH_MIN_PX) return [];
      const message = `"${name}" is ${width} px wide and looks soft on a large screen; a photograph needs ${PHOTOGRAPH_WIDTH_MIN_PX} px`;
      return [entry.problem(field, message, 'warning')];
    });
  return (await Promise.all(problems)).flat();
}

/** Lists the pictures in the fields and in the body of an entry. `line`: number of the line in the body, from 1. */
function namedPictures(entry: ReadEntry) {
  const inFields = describedTexts(entry).flatMap(({ path, value, picture }) => {
    const name = picture === 'entry' ? value.replace('/images/', '') : value;
    return picture ? [{ entry, field: path, name, line: 1 }] : [];
  });
  const inBody = inspectMarkdown(entry.body).images.flatMap(({ url, line }) => {
    const [, name] = /^(?:\.\.\/)+images\/(.+)$/.exec(url) ?? [];
    return name === undefined ? [] : [{ entry, field: 'body', name, line }];
  });
  return [...inFields, ...inBody];
}

/** Returns the width of a picture in pixels (`Infinity` for an SVG file), or a message if the file is unsuitable. */
async function inspectFile(file: string): Promise<string | number> {
  if (statSync(file).size > 5_000_000)
    return 'is larger than 5 MB; save it smaller, 1920 px wide is enough';
  const bytes = readFileSync(file);
  try {
    const { width } = await imageMetadata(bytes, file);
    return file.endsWith('.svg') ? Infinity : width;
  } catch {
    return 'cannot be read; save it as JPEG, PNG, WebP or AVIF, or as SVG with a viewBox';
  }
}

const MISNAMED =
  'the name of the file becomes its address; write it in lower case, with hyphens in place of spaces';
/** Names that Windows reserves for devices, with any extension. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const NOT_SHOWN = 'no page shows a file of this name or folder; see content/README.md';

/** Reports files that nothing reads or shows, because their extension, folder or name is wrong. */
export function checkStrayFiles(contentDir: string, content: Content): Problem[] {
  const readable = COLLECTION_NAMES.flatMap((name) => listCollectionFiles(name, contentDir));
  const usedFiles = new Set([`${contentDir}/README.md`, ...readable]);
  const notShown = everyEntryAndGroup(content).flatMap((entry) => {
    const { collection, id, address, problem } = entry;
    // If a field contains the entry's id, the name of the file does not matter for the address.
    if (idField(entry) !== '') return [];
    // The path of a page may contain capitals and brackets, as in `(FAAS)`.
    const characters = collection === 'pages' ? /^[A-Za-z0-9()/-]+$/ : /^[a-z0-9/-]+$/;
    if (!characters.test(id)) return [problem('', MISNAMED)];
    const hasNoAddress = collectionNamed(collection).ownPage && address === undefined;
    return hasNoAddress ? [problem('', NOT_SHOWN)] : [];
  });
  // The pattern skips names that begin with a dot.
  const unread = globSync(`${contentDir}/**/*`, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => toSlashes(join(entry.parentPath, entry.name)))
    .filter((file) => !usedFiles.has(file) && !isPicture(file.slice(contentDir.length + 1)))
    .filter((file) => !SYSTEM_FILE.test(basename(file)))
    .sort();
  const devices = readable
    .filter((file) => DEVICE_NAME.test(basename(file)))
    .map((file) => error(file, '', 'has a name that Windows cannot store; choose another'));
  return [
    ...notShown,
    ...devices,
    ...unread.map((file) => error(file, '', unreadMessage(file.slice(contentDir.length + 1)))),
  ];
}

const isPicture = (path: string) =>
  path.startsWith('images/') && PICTURE_ENDINGS.includes(extname(path));

/** Returns the message about a file that nothing reads, with the right folder. `path`: path inside content/. */
function unreadMessage(path: string): string {
  if (path.startsWith('images/'))
    return `no page can show it; pictures end in ${PICTURE_ENDINGS.join(', ')}`;
  const kinds = COLLECTION_NAMES.map(collectionNamed).filter(({ folder }) => folder !== '.');
  const folders = kinds.map(({ folder }) => folder);
  const folder = dirname(path);
  const right = folders.includes(folder) ? folder : nearestSpelling(folder, folders);
  const places = kinds
    .filter((kind) => kind.folder === right)
    .map(({ files }) => files.replace('**/*', '<name>'));
  const place = PICTURE_ENDINGS.includes(extname(path)) ? 'images/' : places.join(' or content/');
  return `nothing reads this file; ${place && `its place is content/${place}; `}see content/README.md`;
}
