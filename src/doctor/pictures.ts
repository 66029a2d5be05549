/** Pictures: those that are missing, those without words, those that nothing shows. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '#collections/reading/error-map.ts';
import { error, warning, type Finding } from '#collections/reading/finding.ts';
import { COLLECTION_NAMES } from '#collections/index.ts';
import { markdownParts } from '#collections/reading/markdown-parts.ts';
import { imagesDir, namedPictures } from '#collections/reading/pictures.ts';
import { files, linkFault } from '#collections/reading/files.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';
import { usableText } from '#collections/reading/source.ts';
import { strings } from '#collections/reading/strings.ts';
import { PICTURE_ENDINGS } from './strays.ts';

export function pictureFindings(
  entries: Entries,
  contentDir: string,
  publicDir: string,
): Finding[] {
  const folder = imagesDir(contentDir);
  const pictures = globSync(`**/*.{${PICTURE_ENDINGS.join(',')}}`, { cwd: folder })
    .filter((name) => linkFault(join(folder, name), contentDir) === undefined)
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  return [
    ...missing(entries, pictures, contentDir),
    ...missingMedia(entries, publicDir),
    ...withoutWords(entries),
    ...unused(pictures, contentDir),
  ];
}

/** An entry names a picture that is not under content/images/. */
function missing(entries: Entries, pictures: readonly string[], contentDir: string): Finding[] {
  return COLLECTION_NAMES.flatMap((name) =>
    entries[name].flatMap((entry: ReadEntry) =>
      namedPictures(entry)
        .filter(({ name: picture }) => !pictures.includes(picture))
        .map(({ field, name: picture }) =>
          error(
            entry.file,
            field,
            `found "${picture}"; ${didYouMean(picture, pictures)}there is no ${join(imagesDir(contentDir), picture)}`,
          ),
        ),
    ),
  );
}

/** The home page's films and slides lie under public/. */
function missingMedia({ home }: Entries, publicDir: string): Finding[] {
  return home.flatMap(({ file, data }) =>
    [...strings(data.slides, 'slides')]
      .filter(
        ({ path, value }) => /(src|poster)$/i.test(path) && !existsSync(join(publicDir, value)),
      )
      .map(({ path, value }) =>
        error(file, path, `found "${value}"; there is no ${join(publicDir, value)}`),
      ),
  );
}

/** A picture in Markdown needs its words between the brackets. */
function withoutWords(entries: Entries): Finding[] {
  return COLLECTION_NAMES.flatMap((name) =>
    entries[name].flatMap((entry: ReadEntry) =>
      markdownParts(entry.body)
        .images.filter(({ alt }) => alt.trim() === '')
        .map(({ line }) =>
          error(
            entry.file,
            'body',
            'a picture has no words for those who cannot see it; write them between the brackets: ![what it shows](…)',
            entry.bodyLine + line - 1,
          ),
        ),
    ),
  );
}

/** Pictures whose name stands in no file, drafts and files with errors included. */
function unused(pictures: readonly string[], contentDir: string): Finding[] {
  const everything = COLLECTION_NAMES.flatMap((name) => files(name, contentDir))
    .map(usableText)
    .join('\n');
  return pictures
    .filter((picture) => !everything.includes(picture))
    .map((picture) =>
      warning(
        join(imagesDir(contentDir), picture),
        '',
        'no entry shows this picture; delete it or name it',
      ),
    );
}
