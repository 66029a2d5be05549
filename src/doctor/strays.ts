/** What lies in `content/` and is never read: a wrong ending, a wrong folder, a link that leads elsewhere. */
import { existsSync, readdirSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { COLLECTION_NAMES, collectionNamed } from '#collections/index.ts';
import { didYouMean, nearest } from '#collections/reading/error-map.ts';
import { PICTURE_ENDINGS } from '#collections/reading/pictures.ts';
import { foundFiles, linkFault, slashes } from '#collections/reading/files.ts';
import { error, type Finding } from '#collections/reading/finding.ts';
import { SINGLE_FILES, SINGLE_NAMES } from '#collections/single-files.ts';
import { plural } from '#lib/format.ts';

/** Folder of the pictures. */
const PICTURES = 'images';
/** Endings of pictures that must be saved anew before a page can show them. */
const OTHER_PICTURE = /^(heic|heif|gif|bmp|tiff?|psd|ai|eps|raw|dng)$/;

/** Files of `content/` itself that belong there. */
const SINGLES = SINGLE_NAMES.map((name): string => SINGLE_FILES[name].file);
const READ_ELSEWHERE = [...SINGLES, 'README.md'];
/** What systems leave in folders; so do names that begin with a dot. */
const OF_THE_SYSTEM = ['Thumbs.db', 'desktop.ini'];

const FOLDERS = COLLECTION_NAMES.map((name) => collectionNamed(name));

/** Each file that no page shows for such a reason; those of one wrong folder together. */
export function strayFindings(contentDir: string): Finding[] {
  const read = new Set(
    COLLECTION_NAMES.flatMap((name) => foundFiles(name, contentDir)).map(slashes),
  );
  const links: Finding[] = [];
  const strays: string[] = [];
  for (const entry of walk(contentDir)) {
    const path = slashes(join(entry.parentPath, entry.name));
    const fault = entry.isSymbolicLink() && (linkFault(path, contentDir) ?? folderFault(path));
    if (fault) links.push(error(path, '', fault));
    else if (!read.has(path)) strays.push(path.slice(slashes(join(contentDir)).length + 1));
  }
  const place = (inside: string) => slashes(join(contentDir, inside));
  const byFolder = Map.groupBy(strays.sort(), wrongFolder);
  return [
    ...links,
    ...[...byFolder].flatMap(([folder, files]) =>
      folder === undefined
        ? files.flatMap((file) => {
            const message = strayFile(file, contentDir);
            return message === undefined ? [] : [error(place(file), '', message)];
          })
        : [error(place(folder), '', strayFolder(folder, files.length))],
    ),
  ];
}

/** Every file and link below a folder. Links are not followed: they may lead in a circle. */
const walk = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !OF_THE_SYSTEM.includes(name))
    .flatMap((entry) => (entry.isDirectory() ? walk(join(folder, entry.name)) : [entry]));

const folderFault = (path: string) =>
  statSync(path).isDirectory()
    ? 'is a link to a folder, and nothing reads what is in it; put the files themselves here'
    : undefined;

const within = (file: string, folder: string) => file.startsWith(`${folder}/`);
const KNOWN = [PICTURES, ...FOLDERS.map(({ folder }) => folder)];

/** The first folder on the way to a file that means nothing; undefined when it is the file itself. */
function wrongFolder(file: string): string | undefined {
  if (KNOWN.some((folder) => within(file, folder))) return undefined;
  const names = file.split('/').slice(0, -1);
  const ways = names.map((_, index) => names.slice(0, index + 1).join('/'));
  return ways.find((way) => !KNOWN.some((folder) => within(`${folder}/`, way)));
}

/** Names that may follow in a folder of `content/`, such as `steps` in `recruitment`. */
const namesIn = (folder: string) => [
  ...new Set(
    KNOWN.filter((one) => folder === '' || within(one, folder)).map(
      (one) => one.slice(folder === '' ? 0 : folder.length + 1).split('/')[0] ?? '',
    ),
  ),
];

function strayFolder(folder: string, count: number): string {
  const above = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '';
  const allowed = namesIn(above);
  const guess = nearest(folder.slice(above === '' ? 0 : above.length + 1), allowed);
  const known =
    guess === undefined
      ? `the folders are: ${allowed.join(', ')}`
      : `did you mean content/${above === '' ? '' : `${above}/`}${guess}?`;
  return `no page shows what is in this folder (${plural(count, 'file')}); ${known}`;
}

/** Why a file of a folder that is read is not; undefined for one in its place. */
function strayFile(file: string, contentDir: string): string | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const folder = file.slice(0, Math.max(0, file.length - name.length - 1));
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  // `7.md.txt` and `7.md~` mean 7.md as well.
  const stem = name.replace(/\..*$/, '');
  if (READ_ELSEWHERE.includes(file)) return undefined;
  if (within(file, PICTURES)) return strayPicture(file, stem, folder);
  if (OTHER_PICTURE.test(ending) || [...PICTURE_ENDINGS, 'jpeg'].includes(ending))
    return `no page shows this picture, because pictures go into content/images/; move it there${OTHER_PICTURE.test(ending) ? ', saved as JPEG (.jpg)' : ''}`;
  const collection = FOLDERS.find((one) => within(file, one.folder));
  if (collection === undefined)
    return folder === ''
      ? `nothing reads this file; ${didYouMean(name, SINGLES)}entries go into the folders of content/, such as content/${FOLDERS[0]?.folder ?? ''}/`
      : `nothing reads this file; entries go into ${namesIn(folder)
          .map((one) => `content/${folder}/${one}/`)
          .join(', ')}`;
  const meant = `${folder}/${stem}.${collection.extension}`;
  const message = `no page shows this file, because the entries of content/${collection.folder}/ end in .${collection.extension}`;
  return existsSync(join(contentDir, meant))
    ? `${message}; there is content/${meant} already, so take this file out`
    : `${message}; did you mean content/${meant}?`;
}

function strayPicture(file: string, stem: string, folder: string): string | undefined {
  const ending = /\.([^.]*)$/.exec(file)?.[1] ?? '';
  if (PICTURE_ENDINGS.includes(ending)) return undefined;
  const small = ending.toLowerCase();
  if (OTHER_PICTURE.test(small))
    return `browsers do not show .${ending} pictures; save it as JPEG, as content/${folder}/${stem}.jpg`;
  const guess = nearest(small, PICTURE_ENDINGS);
  return guess === undefined
    ? `is no picture that a page can show; pictures end in ${PICTURE_ENDINGS.map((one) => `.${one}`).join(', ')}`
    : `no page can show it under this name; did you mean content/${folder}/${stem}.${guess}?`;
}
