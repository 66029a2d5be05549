/**
 * Takes pictures that no page shows out of the build: those of drafts and of entries that wait, and those left
 * over. All of content/images/ is bundled by one glob (src/ui/Picture.astro), a photograph with the place where it
 * was taken.
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

export function unusedPictures(): AstroIntegration {
  return {
    name: 'unused-pictures',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const cwd = fileURLToPath(dir);
        const unused = new Map(
          globSync('_astro/*.{svg,png,jpg,jpeg,webp,avif}', { cwd }).map((file) => [
            // The name before may be coded in an address; the hash and the ending never are.
            file.split('.').slice(-2).join('.'),
            file,
          ]),
        );
        for (const page of globSync('**/*.{html,css,js,json,xml}', { cwd })) {
          const text = readFileSync(join(cwd, page), 'utf8');
          for (const name of unused.keys()) if (text.includes(name)) unused.delete(name);
        }
        for (const file of unused.values()) rmSync(join(cwd, file));
      },
    },
  };
}
