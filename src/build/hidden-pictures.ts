/**
 * Keeps pictures that no published entry names out of the build: all of content/images/ is bundled by
 * one glob (src/ui/images.ts), so a picture would else be out before its entry, or without one.
 */
import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { hiddenPictureFiles } from '#collections/reading/pictures.ts';

export function hiddenPictures(): AstroIntegration {
  return {
    name: 'hidden-pictures',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        const hidden = new Set(hiddenPictureFiles().map((file) => resolve(file)));
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'hidden-pictures',
                // Before Astro's own picture loader, which would write the file.
                load: {
                  order: 'pre',
                  handler: (id) => (hidden.has(id) ? 'export default undefined' : undefined),
                },
              },
            ],
          },
        });
      },
    },
  };
}
