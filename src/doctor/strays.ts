/** What lies in `content/` and is never read: a wrong ending, a wrong folder, a wrong name. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTION_NAMES, addressOf, collectionNamed } from '#collections/index.ts';
import { didYouMean } from '#collections/reading/error-map.ts';
import { files, idOf, slashes } from '#collections/reading/files.ts';
import { error, type Problem } from '#collections/reading/problem.ts';
import { PICTURE_ENDINGS } from './pictures.ts';
import { SINGLE_FILES } from '#collections/site.ts';

const PICTURES = PICTURE_ENDINGS.map((one) => `.${one}`);

/** Each file that no page shows for such a reason. */
export function strayProblems(contentDir: string): Problem[] {
  const singles = Object.values(SINGLE_FILES).map(({ file }): string => file);
  const read = COLLECTION_NAMES.flatMap((name) =>
    files(name, contentDir).map((file) => ({ name, file })),
  );
  const known = new Set(
    [...singles, 'README.md']
      .map((file) => slashes(join(contentDir, file)))
      .concat(read.map(({ file }) => file)),
  );
  // Names that begin with a dot are left out; Thumbs.db and desktop.ini are what Windows leaves in folders.
  const unread = globSync(join(contentDir, '**/*.*'))
    .map(slashes)
    .filter((file) => !known.has(file) && !/\/(Thumbs\.db|desktop\.ini)$/.test(file))
    .sort();
  return [
    ...read
      .filter(
        ({ name, file }) =>
          collectionNamed(name).ownPage &&
          addressOf(name, idOf(name, file, contentDir), {}) === undefined,
      )
      .map(({ file }) =>
        error(file, '', 'no page shows a file of this name or folder; see content/README.md'),
      ),
    ...unread.flatMap((path) => {
      const file = path.slice(slashes(contentDir).length + 1);
      if (file.startsWith('images/'))
        return PICTURES.some((ending) => file.endsWith(ending))
          ? []
          : [error(path, '', `no page can show it; pictures end in ${PICTURES.join(', ')}`)];
      const name = file.split('/').at(-1)?.replace(/\..*$/, '') ?? '';
      const places = COLLECTION_NAMES.map(collectionNamed).map(
        ({ folder, extension, list }) => list ?? `${folder}/${name}.${extension}`,
      );
      const free = [...singles, ...places].filter(
        (one) => !known.has(`${slashes(contentDir)}/${one}`),
      );
      return [
        error(path, '', `nothing reads this file; ${didYouMean(file, free)}see content/README.md`),
      ];
    }),
  ];
}
