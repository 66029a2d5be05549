/**
 * `licences.txt` in the published folder: what of other people's work travels to visitors, and its terms, which
 * most licences want to go along. Vite lists what the scripts bundle (`build.license`); the rest is added here.
 */
import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LICENCES_PATH } from '#site/file-paths.ts';

/** Fonts of the pages, and those that only documents carry. */
const FONT_TERMS = ['src/assets/fonts/*-OFL.txt', 'node_modules/@expo-google-fonts/*/LICENSE_FONT'];

/** `hasForms`: whether the forms at /admin are in the build. */
export const licences = (hasForms: boolean): AstroIntegration => ({
  name: 'licences',
  hooks: {
    'astro:build:done': ({ dir }) => {
      // In pages and stylesheet, and at /admin, where no bundle names them.
      const names = `{astro,tailwindcss${hasForms ? ',@sveltia/cms,immutable' : ''}}`;
      const packages = globSync(`node_modules/${names}/{LICENSE,LICENSE.*}`).map((file) => {
        const about = readFileSync(join(dirname(file), 'package.json'), 'utf8');
        const { name, version, license } = JSON.parse(about) as Record<string, string>;
        return termsOf(`${name} - ${version} (${license})`, file);
      });
      const fonts = globSync(FONT_TERMS).map((file) => {
        const name = basename(file.replace(/(-OFL[.]txt|.LICENSE_FONT)$/, ''));
        return termsOf(`font ${name} (OFL-1.1)`, file);
      });
      const list = join(fileURLToPath(dir), LICENCES_PATH);
      appendFileSync(list, [...packages, ...fonts].join(''));
    },
  },
});

const termsOf = (title: string, file: string) =>
  `\n## ${title}\n\n${readFileSync(file, 'utf8').trim()}\n`;
