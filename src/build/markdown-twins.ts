/**
 * Completes the Markdown twins: the build has written what the front matter says, and below it comes
 * the text of the page as it was printed.
 */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { markdownOf, type TwinFront } from '#features/feeds/markdown-twin.logic.ts';

export function markdownTwins(): AstroIntegration {
  return {
    name: 'markdown-twins',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const twins = globSync('**/*.md', { cwd: folder });
        for (const name of twins) {
          const file = join(folder, name);
          const [, front = ''] = (await readFile(file, 'utf8')).split('---\n');
          const address = new URL((parse(front) as TwinFront).url);
          const page = join(folder, `${decodeURIComponent(address.pathname)}.html`);
          const text = markdownOf(await readFile(page, 'utf8'), address);
          await writeFile(file, `---\n${front}---\n\n${text}`);
        }
      },
    },
  };
}
