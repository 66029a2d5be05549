/** Pictures: those that are missing, too heavy or too small, those without words, those that nothing shows. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PHOTOGRAPH_WIDTH_MIN_PX, PICTURE_MAX_BYTES, PICTURE_WIDTH_MAX_PX } from '#site/limits.ts';
import { formatBytes } from '#lib/format.ts';
import { didYouMean } from '#collections/reading/error-map.ts';
import { warning, type Finding } from '#collections/reading/finding.ts';
import { COLLECTION_NAMES } from '#collections/index.ts';
import { markdownParts } from '#collections/reading/markdown-parts.ts';
import { imagesDir, namedPictures, pictureNames } from '#collections/reading/pictures.ts';
import {
  problemIn,
  problemInBody,
  type Entries,
  type ReadEntry,
} from '#collections/reading/read.ts';
import { strings } from '#collections/reading/strings.ts';
import { pictureWidth } from './picture-width.ts';

export function pictureFindings(
  entries: Entries,
  contentDir: string,
  publicDir: string,
): Finding[] {
  const pictures = pictureNames(contentDir);
  return [
    ...COLLECTION_NAMES.flatMap((name) =>
      entries[name].flatMap((entry: ReadEntry) => [
        ...namedPictures(entry).flatMap(({ field, name: picture }) => {
          const file = join(imagesDir(contentDir), picture);
          if (pictures.includes(picture))
            // At the top of an article a picture is as wide as the page.
            return unfit(entry, field, picture, file, name === 'posts' && field === 'image');
          const found = `found "${picture}"; ${didYouMean(picture, pictures)}there is no ${file}`;
          return [problemIn(entry, field, found)];
        }),
        ...withoutWords(entry),
      ]),
    ),
    ...mediaFindings(entries, publicDir),
    ...unused(pictures, contentDir),
  ];
}

/** A picture that is there, but cannot be shown well. */
function unfit(
  entry: ReadEntry,
  field: string,
  picture: string,
  file: string,
  isTop: boolean,
): Finding[] {
  const { fault, width = PHOTOGRAPH_WIDTH_MIN_PX } = look(file);
  if (fault !== undefined) return [problemIn(entry, field, `"${picture}" ${fault}`)];
  if (!isTop || width >= PHOTOGRAPH_WIDTH_MIN_PX) return [];
  const soft = `"${picture}" is ${width} px wide and looks soft on a large screen; a photograph needs ${PHOTOGRAPH_WIDTH_MIN_PX} px`;
  return [problemIn(entry, field, soft, 'warning')];
}

/** What is wrong with the file of a picture, or how wide a photograph is. */
function look(file: string): { fault?: string; width?: number } {
  const { size } = statSync(file);
  if (size > PICTURE_MAX_BYTES)
    return {
      fault: `has ${formatBytes(size)}, and a picture may have ${PICTURE_MAX_BYTES / 1_000_000} MB; save it smaller, ${PICTURE_WIDTH_MAX_PX} px wide is enough`,
    };
  if (file.endsWith('.svg')) return {};
  const width = pictureWidth(readFileSync(file));
  return width === undefined
    ? { fault: 'is no JPEG, PNG, WebP or AVIF picture, whatever its name says; save it as one' }
    : { width };
}

/** The home page's films and slides lie under public/ and are published as they are. */
function mediaFindings({ home }: Entries, publicDir: string): Finding[] {
  return home.flatMap((entry) =>
    [...strings(entry.data.slides, 'slides')]
      .filter(({ path }) => /(src|poster)$/i.test(path))
      .flatMap(({ path, value }) => {
        const medium = join(publicDir, value);
        if (!existsSync(medium))
          return [problemIn(entry, path, `found "${value}"; there is no ${medium}`)];
        if (!/\.(svg|png|jpe?g|webp|avif)$/i.test(value)) return [];
        const { width = 0, fault } = look(medium);
        if (fault !== undefined) return [problemIn(entry, path, `"${value}" ${fault}`)];
        if (width <= PICTURE_WIDTH_MAX_PX) return [];
        const wide = `"${value}" is ${width} px wide and is published as it is; save it at most ${PICTURE_WIDTH_MAX_PX} px wide`;
        return [problemIn(entry, path, wide)];
      }),
  );
}

/** A picture in Markdown needs its words between the brackets. */
const withoutWords = (entry: ReadEntry): Finding[] =>
  markdownParts(entry.body)
    .images.filter(({ alt }) => alt.trim() === '')
    .map(({ line }) =>
      problemInBody(
        entry,
        line,
        'a picture has no words for those who cannot see it; write them between the brackets: ![what it shows](…)',
      ),
    );

/** Pictures that no file names, drafts and files with errors included. */
function unused(pictures: readonly string[], contentDir: string): Finding[] {
  const everything = globSync(join(contentDir, '**/*.{md,json}'))
    .map((file) => readFileSync(file, 'utf8'))
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
