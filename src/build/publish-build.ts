/** Builds in a folder of its own, compresses it, and puts it in the place of `dist/` when it is whole. */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressFolder } from './precompress.ts';
import { DIST_DIR, NEXT_BUILD_DIR, PREVIOUS_BUILD_DIR } from '#site/build-folders.ts';

/** Must come last in the list: what runs after it would change a published site. */
export function publishBuild(): AstroIntegration {
  let root = '';
  return {
    name: 'publish-build',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async ({ dir }) => {
        // Whoever asks for another folder (--outDir) gets it there.
        if (fileURLToPath(dir) !== join(root, NEXT_BUILD_DIR, '/')) return;
        await compressFolder(fileURLToPath(dir));
        await replaceBuild(root);
        console.log(`The site is in ${DIST_DIR}/`);
      },
    },
  };
}

/** Moves the next build into the place of the published one, which becomes the previous one. */
export async function replaceBuild(root: string): Promise<void> {
  const [next, dist, previous] = [NEXT_BUILD_DIR, DIST_DIR, PREVIOUS_BUILD_DIR].map((folder) =>
    join(root, folder),
  ) as [string, string, string];
  await rm(previous, { recursive: true, force: true });
  await mkdir(dirname(previous), { recursive: true });
  const hadOne = existsSync(dist);
  if (hadOne) await rename(dist, previous);
  try {
    await rename(next, dist);
  } catch (error) {
    if (hadOne) await rename(previous, dist);
    throw error;
  }
}
