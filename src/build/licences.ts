/**
 * Writes `licences.txt` into the published folder: what of other people's work travels to visitors, and
 * its terms, which most licences want to go along.
 */
import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { ADMIN } from '#site/admin.ts';
import { LICENCES_PATH } from '#site/file-paths.ts';

/** In pages and stylesheet, where no bundle names them. */
const IN_PAGES = ['node_modules/astro', 'node_modules/tailwindcss'];
/** Fonts of the pages, and those that only documents carry. */
const FONT_TERMS = ['src/assets/fonts/*-OFL.txt', 'node_modules/@expo-google-fonts/*/LICENSE_FONT'];
/** Of the page at /admin, which no bundle of the site's names either. */
const IN_ADMIN = ['node_modules/@sveltia/cms', 'node_modules/immutable'];

export function licences(): AstroIntegration {
  const folders = new Set([...IN_PAGES, ...(ADMIN === undefined ? [] : IN_ADMIN)]);
  let root = '';
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        root = fileURLToPath(config.root);
        updateConfig({ vite: { plugins: [collectPackages(root, folders)] } });
      },
      'astro:build:done': async ({ dir }) => {
        const fonts = globSync(FONT_TERMS, { cwd: root }).map((file) => ({
          title: `font ${fontName(file)} (OFL-1.1)`,
          terms: readFileSync(join(root, file), 'utf8'),
        }));
        const parts = [...[...folders].map((folder) => packageTerms(join(root, folder))), ...fonts]
          .sort((a, b) => a.title.localeCompare(b.title, 'en'))
          .map(({ title, terms }) => `=== ${title}\n\n${terms.trim()}\n`);
        await writeFile(join(fileURLToPath(dir), LICENCES_PATH), parts.join('\n'));
      },
    },
  };
}

/** `src/assets/fonts/newsreader-OFL.txt`, `…/noto-sans-kannada/LICENSE_FONT` */
const fontName = (file: string) =>
  file.replace(/(-OFL\.txt|[\\/]LICENSE_FONT)$/, '').replace(/^.*[\\/]/, '');

function collectPackages(root: string, folders: Set<string>): Plugin {
  return {
    name: 'collect-packages',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
          const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
          if (folder !== undefined) folders.add(relative(root, folder));
        }
    },
  };
}

function packageTerms(folder: string): { title: string; terms: string } {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<string, string>;
  const [file] = globSync('{licen[cs]e,LICEN[CS]E}{,.*}', { cwd: folder }).sort();
  const terms = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  return { title: `${name} ${version} (${license ?? 'unknown'})`, terms };
}
