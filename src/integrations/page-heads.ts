/**
 * Finishes the head of each built page. Astro allows every page the hashes of the whole site's inline
 * scripts and styles; here a page keeps those of its own: 0.7 KB less, and nothing else could run. And
 * what a page's script imports is asked for with the script, not a round trip later.
 */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** Addresses of built scripts, each with the addresses of all that it imports at its start. */
export type ScriptImports = ReadonlyMap<string, readonly string[]>;

export function pageHeads(): AstroIntegration {
  const imports = new Map<string, readonly string[]>();
  return {
    name: 'page-heads',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [collectImports(imports)] } });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const name of globSync('**/*.html', { cwd: folder })) {
          const file = join(folder, name);
          const html = await readFile(file, 'utf8');
          const finished = preloadImports(narrowPolicy(html), imports);
          if (finished !== html) await writeFile(file, finished);
        }
      },
    },
  };
}

function collectImports(imports: Map<string, readonly string[]>): Plugin {
  return {
    name: 'collect-imports',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          imports.set(
            `/${chunk.fileName}`,
            chunk.imports.map((name) => `/${name}`),
          );
    },
  };
}

/** A script or style with its text, or any other tag, whole: `<script>` in an attribute is no script. */
const TAG_OR_TEXT =
  /<(script|style)\b(?:"[^"]*"|'[^']*'|[^"'>])*>(.*?)<\/\1>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gs;

/** The page with a policy that allows the inline scripts and styles of this page only. */
export function narrowPolicy(html: string): string {
  const texts = [...html.matchAll(TAG_OR_TEXT)].map(([, , text = '']) => text).filter(Boolean);
  const own = new Set(
    texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  );
  return html.replace(
    /(<meta http-equiv="content-security-policy" content=")([^"]*)/,
    (_tag, start: string, policy: string) =>
      start +
      policy.replace(/ ('sha256-[^']+')/g, (source, hash: string) => (own.has(hash) ? source : '')),
  );
}

/** The page with a `modulepreload` for everything that its scripts import, directly or not. */
export function preloadImports(html: string, imports: ScriptImports): string {
  const entries = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(
    ([, src = '']) => src,
  );
  const wanted = new Set<string>();
  const follow = (script: string) => {
    for (const imported of imports.get(script) ?? []) {
      if (wanted.has(imported)) continue;
      wanted.add(imported);
      follow(imported);
    }
  };
  entries.forEach(follow);
  const links = [...wanted].map((href) => `<link rel="modulepreload" href="${href}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
