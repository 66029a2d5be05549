/**
 * `licences.txt` in the published folder: third-party work that visitors receive, with its licence texts, as most
 * licences require. Vite lists what the scripts bundle (`build.license`); this file adds the rest.
 */
import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LICENCES_PATH } from '#site/file-paths.ts';

/** Fonts of the pages, and fonts that only documents use. */
const FONT_TERMS = ['src/assets/fonts/*-OFL.txt', 'node_modules/@expo-google-fonts/*/LICENSE_FONT'];

/** `hasForms`: whether the forms at /admin are in the build. */
export const licences = (hasForms: boolean): AstroIntegration => ({
  name: 'licences',
  hooks: {
    'astro:build:done': ({ dir }) => {
      // Used in the pages, the stylesheet and at /admin, where no bundle lists them.
      const names = `{astro,tailwindcss${hasForms ? ',@sveltia/cms' : ''}}`;
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
