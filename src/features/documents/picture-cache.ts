/** Pictures that the build draws are kept for the next one: drawing them all takes a quarter of a minute. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import type { Sharp } from 'sharp';

const CACHE = 'node_modules/.cache/pictures';

/** Returns how pictures of one kind are cached. `codeFiles`: patterns of the files that decide how they look. */
export function createPictureCache(codeFiles: readonly string[]) {
  const codeHash = createHash('sha256');
  for (const file of globSync(codeFiles).sort()) codeHash.update(readFileSync(file));

  /** Returns the picture of that input in that format, or draws it. */
  return async (input: string | Uint8Array, format: string, draw: () => Promise<Sharp>) => {
    const file = `${CACHE}/${codeHash.copy().update(input).digest('hex')}.${format}`;
    if (!existsSync(file)) {
      mkdirSync(CACHE, { recursive: true });
      // Written under another name and renamed, so that an interrupted build leaves no half picture.
      await (await draw()).toFile(`${file}.part`);
      renameSync(`${file}.part`, file);
    }
    return new Uint8Array(readFileSync(file));
  };
}
