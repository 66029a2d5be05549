/**
 * Writes `.br` and `.gz` beside every text file of a built site, for servers that send them as they
 * are. Compressing as well as can be takes 60 ms a page, so the copies are kept between builds.
 */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached, removeUnused } from '#features/documents/cache.ts';

const COMPRESSIBLE = '**/*.{html,css,js,svg,json,xml,txt,ics,md,webmanifest}';
const COPIES = 'node_modules/.cache/compressed';
const BROTLI = {
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  // 40 bytes less for a page of more than 64 KB, which may decide whether it fits a server's first answer.
  [constants.BROTLI_PARAM_LGBLOCK]: 16,
};

/** Compresses a built site and prints one line about it, its end when the work is done. */
export async function compressSite(folder: string): Promise<void> {
  const started = new Date();
  process.stdout.write('Compressing the site … ');
  const { files, written } = await compressFolder(folder);
  await removeUnused(started, COPIES);
  const seconds = ((Date.now() - started.getTime()) / 1000).toFixed(1);
  console.log(`${written} copies of ${files} files, ${seconds} s`);
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
  const digest = createHash('sha256').update(source).digest('hex');
  const copies = await cached([digest, process.version, BROTLI], () => compress(source), COPIES);
  const smaller = Object.entries(copies).filter(([, data]) => data.length < source.length);
  await Promise.all(smaller.map(([ending, data]) => writeFile(file + ending, data)));
  return smaller.length;
}

/** The copies by their ending. */
async function compress(source: Buffer): Promise<Record<string, Uint8Array>> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(source, {
      params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
    }),
    promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { '.br': br, '.gz': gz };
}
