/** Keeps the memory of a build with thousands of entries small (docs/performance.md, Building). */
import { setFlagsFromString } from 'node:v8';
import type { AstroIntegration } from 'astro';

/** Collect garbage when the heap has grown by this much; left alone, V8 lets it grow to several times. */
const HEAP_GROWTH_PERCENT = 20;

/** Astro's own name for the module that holds all entries as one text. */
const ENTRIES_MODULE = /^\0astro:data-layer-content$/;

export function leanBuild(): AstroIntegration {
  return {
    name: 'lean-build',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
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
