/** Keeps the memory of a build with thousands of entries small (docs/performance.md, Building). */
import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';
import type { AstroIntegration } from 'astro';

/** Collect garbage when the heap has grown by this much; left alone, V8 lets it grow to several times. */
const HEAP_GROWTH_PERCENT = 20;

const MEGABYTE = 2 ** 20;
/** Above this the build gives memory back, and again each time it has grown so much more. */
const LARGE_BYTES = 768 * MEGABYTE;
const LARGE_GROWTH_BYTES = 128 * MEGABYTE;
const LOOK_EVERY_MS = 250;

/** Astro's own name for the module that holds all entries as one text. */
const ENTRIES_MODULE = /^\0astro:data-layer-content$/;

export function leanBuild(): AstroIntegration {
  return {
    name: 'lean-build',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
        giveBackMemory();
        const file = JSON.stringify(new URL('data-store.json', config.cacheDir).href);
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'entries-from-file',
                // Before Astro's own loader. As a module, the text stays in memory twice.
                load: {
                  order: 'pre',
                  filter: { id: ENTRIES_MODULE },
                  handler: () => ({
                    code: `import { readFileSync } from 'node:fs';
export default JSON.parse(readFileSync(new URL(${file}), 'utf8'));`,
                    map: null,
                  }),
                },
              },
            ],
          },
        });
      },
    },
  };
}

/** V8 keeps the pages of its heap that it has emptied, 600 MB of them, unless it is told that memory is short. */
function giveBackMemory(): void {
  const session = new Session();
  session.connect();
  let limit = LARGE_BYTES;
  const look = async () => {
    if (process.memoryUsage.rss() < limit) return;
    limit = Infinity; // until it is done
    await session.post('HeapProfiler.collectGarbage');
    limit = Math.max(LARGE_BYTES, process.memoryUsage.rss() + LARGE_GROWTH_BYTES);
  };
  setInterval(() => void look(), LOOK_EVERY_MS).unref();
}
