/** Finishes and compresses a build in a separate folder, then replaces `dist/` with that folder. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { readContent } from '#collections/reading/read.ts';
import { REDIRECTS } from '#collections/reading/redirects.ts';
import { DIST_DIR, NEXT_BUILD_DIR, PREVIOUS_BUILD_DIR } from '#site/build-folders.ts';
import { LICENCES_PATH } from '#site/file-paths.ts';
import { writeHostFiles } from './host-files.ts';

/**
 * This integration must be the last in the list: a later integration would change a site that is already published.
 * `hasForms`: whether the build contains the forms at /admin.
 */
export const publishBuild = (hasForms: boolean): AstroIntegration => ({
  name: 'publish-build',
  hooks: {
    'astro:build:done': async () => {
      removeUnusedPictures(NEXT_BUILD_DIR);
      addLicences(NEXT_BUILD_DIR, hasForms);
      const [firm] = readContent().published.site;
      if (!firm) throw new Error('content/site.json cannot be read');
      const { name, email } = firm.data;
      const facts = { redirects: REDIRECTS, firm: { name, email } };
      await writeHostFiles({ site: NEXT_BUILD_DIR, servers: 'dist-hosts' }, facts);
      finishPages(NEXT_BUILD_DIR);
      await compressFolder(NEXT_BUILD_DIR, DIST_DIR);
      await replaceBuild('.');
      console.log(`The site is in ${DIST_DIR}/`);
    },
  },
});

/**
 * Removes pictures that no page shows, such as pictures of drafts: a glob in src/ui/content-images.ts bundles all of
 * content/images/. These files must not become public: a photograph's file may contain the place where it was taken.
 */
function removeUnusedPictures(site: string): void {
  const unused = new Map(
    globSync('_astro/*.{svg,png,jpg,jpeg,webp,avif}', { cwd: site }).map((file) => [
      // The key is the hash with the file extension, because in a page the rest of the name may be percent-encoded.
      file.split('.').slice(-2).join('.'),
      file,
    ]),
  );
  for (const page of globSync('**/*.{html,css,js,json,xml}', { cwd: site })) {
    const text = readFileSync(join(site, page), 'utf8');
    for (const name of unused.keys()) if (text.includes(name)) unused.delete(name);
  }
  for (const file of unused.values()) rmSync(join(site, file));
}

/**
 * Adds to `licences.txt` the licence texts of fonts and packages that visitors receive. Vite has already added the
 * packages that scripts use (`build.license`). `hasForms`: whether the build contains the forms at /admin.
 */
function addLicences(site: string, hasForms: boolean): void {
  // Vite adds no licences for Astro (used in pages), Tailwind (in the stylesheet) and the CMS (at /admin).
  const names = `{astro,tailwindcss${hasForms ? ',@sveltia/cms' : ''}}`;
  const packages = globSync(`node_modules/${names}/{LICENSE,LICENSE.*}`).map((file) => {
    const about = readFileSync(join(dirname(file), 'package.json'), 'utf8');
    const { name, version, license } = JSON.parse(about) as Record<string, string>;
    return termsOf(`${name} - ${version} (${license})`, file);
  });
  // Fonts of the pages, and fonts that only documents use.
  const ofFonts = ['src/assets/fonts/*-OFL.txt', 'node_modules/@expo-google-fonts/*/LICENSE_FONT'];
  const fonts = globSync(ofFonts).map((file) => {
    const name = basename(file.replace(/(-OFL[.]txt|.LICENSE_FONT)$/, ''));
    return termsOf(`font ${name} (OFL-1.1)`, file);
  });
  appendFileSync(join(site, LICENCES_PATH), [...packages, ...fonts].join(''));
}

const termsOf = (title: string, file: string) =>
  `\n## ${title}\n\n${readFileSync(file, 'utf8').trim()}\n`;

const INLINE = /<(script|style)\b[^>]*>([^]*?)<\/\1>/g;

/** Style that Astro writes beside the first island. finishPages() removes it: styles/base.css has the same rule. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/**
 * Matches the scripts that start islands. Astro writes these scripts before the first island. There, the scripts
 * would wait for the stylesheet and delay the rest of the page, so finishPages() moves them to the end of the body.
 */
const ISLAND_SCRIPT = /<script>\(\(\)=>[^]*?<\/script>/g;

/** Matches a table with columns of figures. Without a preload, the font of their digits would delay the first paint. */
const FIGURES = /<table class="(?:cells )?figures"/;

/**
 * Makes corrections for which Astro has no setting. Astro writes the hashes of all pages' inline scripts and styles
 * into the policy of each page; this function leaves only the hashes of the page itself. The page then does not
 * permit the inline scripts of other pages, and is nearly four per cent smaller after compression.
 */
function finishPages(site: string): void {
  const [font = ''] = globSync('_astro/public-sans-figures.*.woff2', { cwd: site });
  const preload = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`;
  for (const page of globSync('**/*.html', { cwd: site })) {
    const file = join(site, page);
    const written = readFileSync(file, 'utf8');
    const scripts = written.match(ISLAND_SCRIPT) ?? [];
    const html = written
      .replace(ISLAND_SCRIPT, '')
      .replace('<!--/email_off-->', (end) => scripts.join('') + end)
      .replace(ISLAND_STYLE, '')
      .replace('</head>', (end) => (FIGURES.test(written) ? preload + end : end))
      // Adds the language of the site to pages with a meta refresh, and the space that HTML requires after "0;".
      .replace('<!doctype html><title>', '<!doctype html><html lang="en-IN"><title>')
      .replace('http-equiv="refresh" content="0;url=', 'http-equiv="refresh" content="0; url=');
    const texts = [...html.matchAll(INLINE)].map(([, , text = '']) => text);
    const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
    const limited = html.replace(/ 'sha256-([^']+)'/g, (source, hash: string) =>
      hashes.includes(hash) ? source : '',
    );
    writeFileSync(file, limited);
  }
}

const COMPRESSIBLE = '**/*.{html,css,js,svg,json,xml,txt,ics}';

/** Size of the largest compressed page that arrives in one round trip: 14,600 bytes, less almost 800 for headers. */
const ROUND_TRIP_BYTES = 13_800;

/**
 * Compresses pages with quality 10, because quality 11 takes twice the time for 2.5 per cent fewer bytes. Quality 11 is
 * used for other files, because there are few of them, and for pages that are slightly too large for one round trip.
 */
async function compressByBrotli(name: string, source: Buffer): Promise<Buffer> {
  const br = promisify(brotliCompress);
  if (!name.endsWith('.html')) return br(source);
  const page = await br(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
  const isNear = page.length > ROUND_TRIP_BYTES && page.length < ROUND_TRIP_BYTES * 1.05;
  return isNear ? br(source) : page;
}

/**
 * Writes a `.br` and a `.gz` copy beside every text file, if the copy is smaller than the file. Compression takes a
 * quarter of the build time, so the copies of an unchanged file are taken from the folder `previous`.
 */
export async function compressFolder(folder: string, previous = ''): Promise<void> {
  const compress = async (name: string) => {
    const file = join(folder, name);
    const source = await readFile(file);
    const same = join(previous, name);
    if (existsSync(`${same}.br`) && existsSync(`${same}.gz`) && source.equals(await readFile(same)))
      return Promise.all(['.br', '.gz'].map((end) => copyFile(same + end, file + end)));
    const [br, gz] = await Promise.all([
      compressByBrotli(name, source),
      promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    if (br.length < source.length) await writeFile(`${file}.br`, br);
    if (gz.length < source.length) await writeFile(`${file}.gz`, gz);
    return undefined;
  };
  const names = globSync(COMPRESSIBLE, { cwd: folder });
  // Compresses only 24 files at a time, because the operating system limits the number of open files.
  const takeNext = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) await compress(name);
  };
  await Promise.all(Array.from({ length: 24 }, takeNext));
}

/** Moves the published build to the folder of the previous build, then publishes the next build. */
export async function replaceBuild(root: string): Promise<void> {
  const dist = join(root, DIST_DIR);
  const previous = join(root, PREVIOUS_BUILD_DIR);
  await mkdir(dirname(previous), { recursive: true });
  // If an earlier replacement was interrupted, dist/ is missing and the server needs the previous build.
  if (existsSync(dist)) {
    await rm(previous, { recursive: true, force: true });
    await rename(dist, previous);
  }
  await rename(join(root, NEXT_BUILD_DIR), dist);
}
