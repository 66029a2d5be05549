/**
 * Narrows the policy of each built page. Astro allows every page the hashes of the whole site's inline
 * scripts and styles; here a page keeps those of its own: 0.7 KB less, and nothing else could run.
 */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';

export function pagePolicies(): AstroIntegration {
  return {
    name: 'page-policies',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const name of globSync('**/*.html', { cwd: folder })) {
          const file = join(folder, name);
          const html = await readFile(file, 'utf8');
          const narrowed = narrowPolicy(html);
          if (narrowed !== html) await writeFile(file, narrowed);
        }
      },
    },
  };
}

/** The page with a policy that allows its own inline scripts and styles only. */
export function narrowPolicy(html: string): string {
  const page = fromHtml(html);
  const policy = select('meta[http-equiv="content-security-policy"]', page)?.position;
  const [start, end] = [policy?.start.offset, policy?.end.offset];
  if (start === undefined || end === undefined) return html;
  const allowed = hashesOf(selectAll('script, style', page));
  const narrowed = html
    .slice(start, end)
    .replace(/ ('sha256-[^']+')/g, (source, hash: string) => (allowed.has(hash) ? source : ''));
  return html.slice(0, start) + narrowed + html.slice(end);
}

/** Sources by which a policy allows the text of these elements. */
function hashesOf(elements: readonly Element[]): Set<string> {
  const texts = elements.map((element) => toString(element)).filter((text) => text !== '');
  return new Set(
    texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  );
}
