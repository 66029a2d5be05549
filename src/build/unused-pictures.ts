/**
 * Removes pictures that no page shows from the build: those of drafts and waiting entries, and unused ones. One
 * glob (src/ui/Picture.astro) bundles all of content/images/, and a photograph may reveal where it was taken.
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
            // An address may encode the name before the hash, but never the hash and the ending.
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
