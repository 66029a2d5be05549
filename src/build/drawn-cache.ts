/** After a build, removes the documents and pictures from the cache that it did not use. */
import type { AstroIntegration } from 'astro';
import { removeUnused } from '#features/documents/cache.ts';

export function drawnCache(): AstroIntegration {
  let started = new Date();
  return {
    name: 'drawn-cache',
    hooks: {
      'astro:build:start': () => {
        started = new Date();
      },
      'astro:build:done': async () => {
        await removeUnused(started);
      },
    },
  };
}
