/**
 * Writes `licences.txt` into the published folder: what of other people's work travels to visitors, and
 * its terms, which most licences want to go along. Vite lists what the scripts bundle (`build.license`).
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ADMIN } from '#site/admin.ts';
import { LICENCES_PATH } from '#site/file-paths.ts';

/** The list that Vite leaves in the published folder. */
export const BUNDLED_LICENCES = 'licences.json';
/** In pages and stylesheet, and at /admin, where no bundle names them. */
const PACKAGES = ['astro', 'tailwindcss', ...(ADMIN ? ['@sveltia/cms', 'immutable'] : [])];
/** Fonts of the pages, and those that only documents carry. */
const FONT_TERMS = ['src/assets/fonts/*-OFL.txt', 'node_modules/@expo-google-fonts/*/LICENSE_FONT'];

interface Licence {
  readonly name: string;
  readonly version?: string;
  readonly identifier?: string;
  readonly text?: string;
}

export const licences = (): AstroIntegration => ({
  name: 'licences',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      const list = join(folder, BUNDLED_LICENCES);
      const bundled = JSON.parse(readFileSync(list, 'utf8')) as Licence[];
      rmSync(list);
      const parts = [...bundled, ...PACKAGES.map(ofPackage), ...globSync(FONT_TERMS).map(ofFont)]
        .map(({ name, version, identifier = 'unknown', text = '' }) => ({
          title: [name, version, `(${identifier})`].filter(Boolean).join(' '),
          text,
        }))
        .sort((a, b) => a.title.localeCompare(b.title, 'en'))
        .map(({ title, text }) => `=== ${title}\n\n${text.trim()}\n`);
      writeFileSync(join(folder, LICENCES_PATH), parts.join('\n'));
    },
  },
});

function ofPackage(name: string): Licence {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Record<string, string>;
  const [file = ''] = globSync('{licen[cs]e,LICEN[CS]E}{,.*}', { cwd: folder });
  const text = file && readFileSync(join(folder, file), 'utf8');
  return { name, text, ...(version && { version }), ...(license && { identifier: license }) };
}

/** `src/assets/fonts/newsreader-OFL.txt`, `…/noto-sans-kannada/LICENSE_FONT` */
function ofFont(file: string): Licence {
  const name = file.replace(/(-OFL\.txt|[\\/]LICENSE_FONT)$/, '').replace(/^.*[\\/]/, '');
  return { name: `font ${name}`, identifier: 'OFL-1.1', text: readFileSync(file, 'utf8') };
}
