/** Writes `.br` and `.gz` beside every text file of a build, for servers that send them as they are. */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = '**/*.{html,css,js,svg,json,xml,txt,ics,md,webmanifest}';
const BROTLI = {
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  // The best, 11, takes three times as long for two per cent.
  [constants.BROTLI_PARAM_QUALITY]: 10,
};

/** Compresses a folder; a copy that is not smaller is left out. */
export async function compressFolder(folder: string): Promise<void> {
  for (const name of globSync(COMPRESSIBLE, { cwd: folder })) {
    const file = join(folder, name);
    const source = await readFile(file);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(source, { params: BROTLI }),
      promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    for (const [ending, copy] of [
      ['.br', br],
      ['.gz', gz],
    ] as const)
      if (copy.length < source.length) await writeFile(file + ending, copy);
  }
}
