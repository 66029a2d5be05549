/** What lies in `content/` and is never read: a wrong ending, a wrong folder, a wrong name. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTION_NAMES, addressOf, collectionNamed } from '#collections/index.ts';
import { didYouMean } from '#collections/reading/error-map.ts';
import { files, idOf, slashes } from '#collections/reading/files.ts';
import { error, type Finding } from '#collections/reading/finding.ts';
import { PICTURE_ENDINGS } from '#collections/reading/pictures.ts';
import { SINGLE_FILES } from '#collections/site.ts';

const SINGLES = Object.values(SINGLE_FILES).map(({ file }): string => file);
/** What systems leave in folders, besides names that begin with a dot. */
const OF_THE_SYSTEM = ['Thumbs.db', 'desktop.ini'];

/** Each file that no page shows for such a reason. */
export function strayFindings(contentDir: string): Finding[] {
  const read = new Set(COLLECTION_NAMES.flatMap((name) => files(name, contentDir)));
  const withoutPage = COLLECTION_NAMES.filter((name) => collectionNamed(name).ownPage).flatMap(
    (name) =>
      files(name, contentDir).filter(
        (file) => addressOf(name, idOf(name, file, contentDir), {}) === undefined,
      ),
  );
  const inContent = readdirSync(contentDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      slashes(join(entry.parentPath, entry.name)).slice(slashes(join(contentDir)).length + 1),
    )
    .filter(
      (file) => !/(^|\/)\./.test(file) && !OF_THE_SYSTEM.includes(file.split('/').at(-1) ?? ''),
    )
    .filter((file) => file !== 'README.md' && !SINGLES.includes(file))
    .sort();
  const known = inContent.filter((file) => !file.startsWith('images/'));
  return [
    ...withoutPage.map((file) =>
      error(file, '', 'no page shows a file of this name or folder; see content/README.md'),
    ),
    ...inContent.flatMap((file) => {
      const path = slashes(join(contentDir, file));
      if (read.has(path)) return [];
      if (file.startsWith('images/'))
        return PICTURE_ENDINGS.includes(/\.([^.]*)$/.exec(file)?.[1] ?? '')
          ? []
          : [
              error(
                path,
                '',
                `no page can show it; pictures end in ${PICTURE_ENDINGS.map((one) => `.${one}`).join(', ')}`,
              ),
            ];
      const folders = COLLECTION_NAMES.map(collectionNamed).map(
        ({ folder, extension, list }) =>
          list ?? `${folder}/${file.split('/').at(-1)?.replace(/\..*$/, '')}.${extension}`,
      );
      const guess = didYouMean(
        file,
        [...SINGLES, ...folders].filter((one) => !known.includes(one)),
      );
      return [error(path, '', `nothing reads this file; ${guess}see content/README.md`)];
    }),
  ];
}
