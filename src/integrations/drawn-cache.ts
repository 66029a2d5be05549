/** After a build, removes from the cache of documents, pictures and compressed copies whatever that build did not use. */
import type { AstroIntegration } from 'astro';
import { removeUnused } from '#documents/cache.ts';

export function drawnCache(): AstroIntegration {
  let started = new Date();
  return {
    name: 'drawn-cache',
    hooks: {
      'astro:build:start': () => {
        started = new Date();
      },
      'astro:build:done': async ({ logger }) => {
        const removed = await removeUnused(started);
        if (removed > 0) logger.info(`${removed} stale files removed from the cache`);
      },
    },
  };
}
