/** Pictures under content/images/ and the entries that name them. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTION_NAMES } from '#collections/index.ts';
import { CONTENT_DIR, slashes } from './files.ts';
import { markdownParts } from './markdown-parts.ts';
import { readContent, type ReadEntry } from './read.ts';
import { strings } from './strings.ts';

/** Folder of the pictures that entries name. */
export const imagesDir = (contentDir: string) => join(contentDir, 'images');

/** Pictures an entry names in its `image` fields and shows in its body, each with the field. */
export function namedPictures({
  data,
  body,
}: Pick<ReadEntry, 'body' | 'data'>): { field: string; name: string }[] {
  const inFields = [...strings(data)]
    .filter(({ path }) => /(^|\.)image$/.test(path))
    .map(({ path, value }) => ({ field: path, name: value }));
  const inBody = markdownParts(body).images.flatMap(({ url }) => {
    const name = /^(?:\.\.\/)+images\/(.+)$/.exec(url)?.[1];
    return name === undefined ? [] : [{ field: 'body', name }];
  });
  return [...inFields, ...inBody];
}

/** Endings of pictures that pages can show. */
export const PICTURE_ENDINGS = ['svg', 'png', 'jpg', 'webp', 'avif'];

/** All pictures, as entries name them. */
export const pictureNames = (contentDir: string): string[] =>
  globSync(`**/*.{${PICTURE_ENDINGS.join(',')}}`, { cwd: imagesDir(contentDir) })
    .map(slashes)
    .sort();

/** Files that no published entry names: drafts' pictures, those of waiting entries, those left over. */
export function hiddenPictureFiles(contentDir = CONTENT_DIR): string[] {
  const { readings } = readContent(contentDir);
  const published = new Set(
    COLLECTION_NAMES.flatMap((name): ReadEntry[] => readings[name].value)
      .flatMap(namedPictures)
      .map(({ name }) => name),
  );
  return pictureNames(contentDir)
    .filter((name) => !published.has(name))
    .map((name) => join(imagesDir(contentDir), name));
}
