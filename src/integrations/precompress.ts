/** Writes `.br` and `.gz` beside every text file of the build, for hosts that send them as they are. */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

const COMPRESSIBLE = '**/*.{html,css,js,svg,json,xml,txt,ics,md,webmanifest}';

export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const { files, written } = await compressFolder(fileURLToPath(dir));
        logger.info(`${files} files looked at, ${written} compressed copies written`);
      },
    },
  };
}

/** Compresses a folder; the counts are of files. */
export async function compressFolder(folder: string): Promise<{ files: number; written: number }> {
  const files = globSync(COMPRESSIBLE, { cwd: folder });
  const queue = files.values();
  let written = 0;
  const work = async () => {
    for (const file of queue) {
      const copies = await compressFile(join(folder, file));
      written += copies;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { files: files.length, written };
}

/** Number of copies written: 0 to 2, as many as are smaller than the file. */
async function compressFile(file: string): Promise<number> {
  const source = await readFile(file);
  const copies = await Promise.all([
    promisify(brotliCompress)(source, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      },
    }).then((data) => ({ ending: '.br', data })),
    promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION }).then((data) => ({
      ending: '.gz',
      data,
    })),
  ]);
  const smaller = copies.filter(({ data }) => data.length < source.length);
  await Promise.all(smaller.map(({ ending, data }) => writeFile(file + ending, data)));
  return smaller.length;
}
