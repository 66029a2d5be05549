/** Stores the pictures that a build draws, for use in the next build. Drawing all pictures takes about 15 seconds. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import type { Sharp } from 'sharp';

const CACHE = 'node_modules/.cache/pictures';

/**
 * Returns a function that caches pictures of one kind. If a file that matches a pattern in `codeFiles`
 * changes, all pictures of this kind are drawn again.
 */
export function createPictureCache(codeFiles: readonly string[]) {
  const codeHash = createHash('sha256');
  for (const file of globSync(codeFiles).sort()) codeHash.update(readFileSync(file));

  /** Returns the picture of `input` as a file in `format`. Calls `draw` only if this picture is not stored yet. */
  return async (input: string | Uint8Array, format: string, draw: () => Promise<Sharp>) => {
    const file = `${CACHE}/${codeHash.copy().update(input).digest('hex')}.${format}`;
    if (!existsSync(file)) {
      mkdirSync(CACHE, { recursive: true });
      // The file is written under another name and then renamed, so an interrupted build leaves no incomplete picture.
      await (await draw()).toFile(`${file}.part`);
      renameSync(`${file}.part`, file);
    }
    return new Uint8Array(readFileSync(file));
  };
}
