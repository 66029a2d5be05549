/**
 * Astro prints the code of its islands into each page that has one: 1.3 KB ahead of the first paint, and on
 * the longest pages a round trip more. Here it is a file, asked for when the page has been loaded and shown;
 * what an island prints works before.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import islandCode from 'astro/runtime/server/astro-island.prebuilt.js';
import type { AstroIntegration } from 'astro';
import { FRAME_SHOWN_MS } from '#site/limits.ts';
import { HYDRATE_WITHIN_MS } from '#site/page-shown.ts';

const digest = (text: string) => createHash('sha256').update(text);
const FILE = `_astro/island.${digest(islandCode).digest('hex').slice(0, 8)}.js`;
/** In place of the code. A file of the page that hangs must not hold the islands up for ever; the browser reports one that does not come. */
const LOADER = `{let f=()=>import("/${FILE}").catch(()=>{});addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(f,${FRAME_SHOWN_MS})));setTimeout(f,${HYDRATE_WITHIN_MS})}`;
/** For the content security policy. */
export const LOADER_HASH = `sha256-${digest(LOADER).digest('base64')}` as const;

export function lateIslands(): AstroIntegration {
  return {
    name: 'late-islands',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'late-islands',
                enforce: 'pre',
                load: (id) =>
                  id.endsWith('/astro-island.prebuilt.js')
                    ? `export default ${JSON.stringify(LOADER)}`
                    : null,
              },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        await mkdir(new URL('_astro/', dir), { recursive: true });
        await writeFile(new URL(FILE, dir), islandCode);
      },
    },
  };
}
