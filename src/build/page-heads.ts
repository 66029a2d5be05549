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
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
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
          const finished = finishHead(html, imports);
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

/** The page with a policy that allows its own inline scripts and styles only, and with what its scripts import. */
export function finishHead(html: string, imports: ScriptImports): string {
  const page = fromHtml(html);
  const scripts = selectAll('script', page);
  const links = preloads(scripts, imports).map(
    (href) => `<link rel="modulepreload" href="${href}">`,
  );
  const headEnd = html.lastIndexOf('</head>', select('head', page)?.position?.end.offset);
  const policy = select('meta[http-equiv="content-security-policy"]', page)?.position;
  // From the end, so that the places before stay where the parser saw them.
  const withLinks =
    links.length === 0 ? html : html.slice(0, headEnd) + links.join('') + html.slice(headEnd);
  const [start, end] = [policy?.start.offset, policy?.end.offset];
  if (start === undefined || end === undefined) return withLinks;
  const allowed = hashesOf([...scripts, ...selectAll('style', page)]);
  const narrowed = withLinks
    .slice(start, end)
    .replace(/ ('sha256-[^']+')/g, (source, hash: string) => (allowed.has(hash) ? source : ''));
  return withLinks.slice(0, start) + narrowed + withLinks.slice(end);
}

/** Sources by which a policy allows the text of these elements. */
function hashesOf(elements: readonly Element[]): Set<string> {
  const texts = elements.map((element) => toString(element)).filter((text) => text !== '');
  return new Set(
    texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  );
}

/** Everything that the page's scripts import, directly or not, each once. */
function preloads(scripts: readonly Element[], imports: ScriptImports): string[] {
  const wanted = new Set<string>();
  const follow = (script: string) => {
    for (const imported of imports.get(script) ?? []) {
      if (wanted.has(imported)) continue;
      wanted.add(imported);
      follow(imported);
    }
  };
  for (const { properties } of scripts)
    if (properties['type'] === 'module') follow(String(properties['src']));
  return [...wanted];
}
