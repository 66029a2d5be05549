/** Pictures: those that are missing, too heavy or too small, those without words, those that nothing shows. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_WIDTH_MAX_PX } from '#site/limits.ts';
import { formatBytes } from '#lib/format.ts';
import { didYouMean } from '#collections/reading/error-map.ts';
import { slashes } from '#collections/reading/files.ts';
import { warning, type Problem } from '#collections/reading/problem.ts';
import { markdownParts } from '#collections/reading/markdown-parts.ts';
import {
  problemIn,
  problemInBody,
  type Entries,
  type ReadEntry,
} from '#collections/reading/read.ts';
import { everyEntry, strings } from './texts.ts';

const PICTURE_MAX_BYTES = 5_000_000;
const PHOTOGRAPH_WIDTH_MIN_PX = 1_600;

/** Endings of pictures that pages can show. */
export const PICTURE_ENDINGS = ['svg', 'png', 'jpg', 'webp', 'avif'];

export async function pictureProblems(
  entries: Entries,
  contentDir: string,
  publicDir: string,
): Promise<Problem[]> {
  const folder = slashes(join(contentDir, 'images'));
  const pictures = globSync(`${folder}/**/*.{${PICTURE_ENDINGS.join(',')}}`)
    .map((file) => slashes(file).slice(folder.length + 1))
    .sort();
  const ofEntry = (entry: ReadEntry) =>
    namedPictures(entry).map(async ({ field, picture }) => {
      const file = `${folder}/${picture}`;
      if (!pictures.includes(picture)) {
        const found = `found "${picture}"; ${didYouMean(picture, pictures)}there is no ${file}`;
        return problemIn(entry, field, found);
      }
      const { problem, width = PHOTOGRAPH_WIDTH_MIN_PX } = await look(file);
      if (problem !== undefined) return problemIn(entry, field, `"${picture}" ${problem}`);
      // At the top of an article a picture is as wide as the page.
      const isWide = entry.collection === 'posts' && field === 'image';
      if (!isWide || width >= PHOTOGRAPH_WIDTH_MIN_PX) return [];
      const soft = `"${picture}" is ${width} px wide and looks soft on a large screen; a photograph needs ${PHOTOGRAPH_WIDTH_MIN_PX} px`;
      return problemIn(entry, field, soft, 'warning');
    });
  const all = everyEntry(entries);
  return [
    ...(await Promise.all([...all.flatMap(ofEntry), ...slideProblems(entries, publicDir)])).flat(),
    ...all.flatMap(withoutWords),
    ...unused(pictures, contentDir),
  ];
}

/** Pictures an entry names in its `image` fields and shows in its body, each with the field. */
function namedPictures({ data, body }: ReadEntry): { field: string; picture: string }[] {
  const inFields = strings(data)
    .filter(({ path }) => /(^|\.)image$/.test(path))
    .map(({ path, value }) => ({ field: path, picture: value }));
  const inBody = markdownParts(body).images.flatMap(({ url }) => {
    const picture = /^(?:\.\.\/)+images\/(.+)$/.exec(url)?.[1];
    return picture === undefined ? [] : [{ field: 'body', picture }];
  });
  return [...inFields, ...inBody];
}

/** What is wrong with the file of a picture, or how wide a photograph is. */
async function look(file: string): Promise<{ problem?: string; width?: number }> {
  const { size } = statSync(file);
  if (size > PICTURE_MAX_BYTES)
    return {
      problem: `has ${formatBytes(size)}, and a picture may have ${PICTURE_MAX_BYTES / 1_000_000} MB; save it smaller, ${PICTURE_WIDTH_MAX_PX} px wide is enough`,
    };
  if (file.endsWith('.svg')) return {};
  const problem = 'is no picture, whatever its name says; save it as JPEG, PNG, WebP or AVIF';
  return sharp(file)
    .metadata()
    .catch(() => ({ problem }));
}

/** The home page's films and slides lie under public/ and are published as they are. */
const slideProblems = ({ home }: Entries, publicDir: string) =>
  home.flatMap((entry) =>
    strings(entry.data.slides, 'slides')
      .filter(({ path }) => /(src|poster)$/i.test(path))
      .map(async ({ path, value }) => {
        const file = join(publicDir, value);
        if (!existsSync(file))
          return problemIn(entry, path, `found "${value}"; there is no ${file}`);
        const { width = 0, problem } = /\.(mp4|webm)$/.test(value) ? {} : await look(file);
        const wide = `is ${width} px wide and is published as it is; save it at most ${PICTURE_WIDTH_MAX_PX} px wide`;
        const wrong = problem ?? (width > PICTURE_WIDTH_MAX_PX ? wide : undefined);
        return wrong === undefined ? [] : problemIn(entry, path, `"${value}" ${wrong}`);
      }),
  );

/** A picture in Markdown needs its words between the brackets. */
const withoutWords = (entry: ReadEntry): Problem[] =>
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
function unused(pictures: readonly string[], contentDir: string): Problem[] {
  const everything = globSync(join(contentDir, '**/*.{md,json}'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return pictures
    .filter((picture) => !everything.includes(picture))
    .map((picture) =>
      warning(
        join(contentDir, 'images', picture),
        '',
        'no entry shows this picture; delete it or name it',
      ),
    );
}
