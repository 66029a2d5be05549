/** Builds in a separate folder, finishes and compresses the files, and replaces `dist/` once the build is complete. */
import { existsSync, globSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { REDIRECTS } from '#collections/reading/redirects.ts';
import { DIST_DIR, NEXT_BUILD_DIR, PREVIOUS_BUILD_DIR } from '#site/build-folders.ts';
import { addLicences, finishPages, removeUnusedPictures } from './finished-files.ts';
import { writeHostFiles } from './host-files.ts';

const COMPRESSIBLE = '**/*.{html,css,js,svg,json,xml,txt,ics}';

/**
 * Quality 11 takes three times as long as 10 and saves two to three per cent: only for files that many pages share, and
 * for pages of which the longest then fit into one round trip. After a change here, delete `dist/`: its copies are reused.
 */
const brotli = (name: string, source: Buffer) => {
  const isShortPage = name.endsWith('.html') && !/^(services|blog|resources)\/|^index\./.test(name);
  const params = { [constants.BROTLI_PARAM_QUALITY]: isShortPage ? 10 : 11 };
  return promisify(brotliCompress)(source, { params });
};

/**
 * Must come last in the list: what runs after it would change a published site. `hasForms`: whether the forms at
 * /admin are in the build.
 */
export const publishBuild = (hasForms: boolean): AstroIntegration => ({
  name: 'publish-build',
  hooks: {
    'astro:build:done': async () => {
      removeUnusedPictures(NEXT_BUILD_DIR);
      addLicences(NEXT_BUILD_DIR, hasForms);
      await writeHostFiles({ site: NEXT_BUILD_DIR, servers: 'dist-hosts' }, REDIRECTS);
      finishPages(NEXT_BUILD_DIR);
      await compressFolder(NEXT_BUILD_DIR, DIST_DIR);
      await replaceBuild('.');
      console.log(`The site is in ${DIST_DIR}/`);
    },
  },
});

/**
 * Writes `.br` and `.gz` beside every text file, except copies that are not smaller. Reuses the copies of an
 * unchanged file from the folder `previous`: making them takes a quarter of a build.
 */
export async function compressFolder(folder: string, previous = ''): Promise<void> {
  const compress = async (name: string) => {
    const file = join(folder, name);
    const source = await readFile(file);
    const same = join(previous, name);
    if (existsSync(`${same}.br`) && existsSync(`${same}.gz`) && source.equals(await readFile(same)))
      return Promise.all(['.br', '.gz'].map((end) => copyFile(same + end, file + end)));
    const [br, gz] = await Promise.all([
      brotli(name, source),
      promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    if (br.length < source.length) await writeFile(`${file}.br`, br);
    if (gz.length < source.length) await writeFile(`${file}.gz`, gz);
    return undefined;
  };
  await Promise.all(globSync(COMPRESSIBLE, { cwd: folder }).map(compress));
}

/** Puts the next build in place of the published one, which becomes the previous build. */
export async function replaceBuild(root: string): Promise<void> {
  const dist = join(root, DIST_DIR);
  const previous = join(root, PREVIOUS_BUILD_DIR);
  await rm(previous, { recursive: true, force: true });
  await mkdir(dirname(previous), { recursive: true });
  if (existsSync(dist)) await rename(dist, previous);
  await rename(join(root, NEXT_BUILD_DIR), dist);
}
