/** Files in `content/` that are never read or never shown: wrong ending, wrong folder, wrong name. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTION_NAMES, addressOf, collectionNamed } from '#collections/index.ts';
import { files, slashes } from '#collections/reading/files.ts';
import { error, type Problem } from '#collections/reading/problem.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';
import { PICTURE_ENDINGS } from './pictures.ts';
import { everyEntry } from './texts.ts';

const NOT_SHOWN = 'no page shows a file of this name or folder; see content/README.md';
const MISNAMED =
  'the name of the file becomes its address; write it in lower case, with hyphens in place of spaces';
const NOT_READ = 'nothing reads this file; see content/README.md';
const NO_PICTURE = `no page can show it; pictures end in ${PICTURE_ENDINGS.map((one) => `.${one}`).join(', ')}`;

export function strayProblems(contentDir: string, entries: Entries): Problem[] {
  const root = slashes(contentDir);
  const known = new Set([
    `${root}/README.md`,
    ...COLLECTION_NAMES.flatMap((name) => files(name, contentDir)),
  ]);
  /** A subsection must be in a folder with the name of its service. */
  const isOrphan = ({ file, id }: ReadEntry) =>
    id.split('/').length === 3 && !known.has(file.replace(/\/[^/]*$/, '.json'));
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
      if (!file.startsWith(`${root}/images/`)) return [error(file, '', NOT_READ)];
      return isPicture(file) ? [] : [error(file, '', NO_PICTURE)];
    }),
  ];
}
