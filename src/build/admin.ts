/**
 * Writes the editors' page at `/admin`, its script, and the CMS from its package, when `CMS_REPO` names
 * the repository. The only file here that may import the editing page (eslint.config.mjs).
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { resolveConfig } from 'prettier';
import { adminSetup } from '#cli/edit/admin-config.ts';
import { CMS_FOLDER, CMS_MAIN, cmsCode } from '#cli/edit/cms-package.ts';
import { bundled } from '#cli/edit/page.ts';
import { ADMIN_PATH } from '#site/admin-path.ts';
import type { Admin } from '#site/admin.ts';
import { FAVICON_PATH } from '#site/logo.ts';

const EDIT_FOLDER = new URL('../cli/edit/', import.meta.url);
/** What the CMS loads, with the terms of its fonts; the rest of its package is for converting pictures, and for developers. */
const SHIPPED = ['', '.js', '.woff2', '.txt'];

/** Must come after what looks at every page, and before what publishes the folder. */
export function admin(settings: Admin): AstroIntegration {
  return {
    name: 'admin',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        await writeAdmin(fileURLToPath(dir), settings);
        logger.info(`forms for ${settings.repo} written to ${ADMIN_PATH}`);
      },
    },
  };
}

/** `site`: the published folder. */
export async function writeAdmin(site: string, settings: Admin): Promise<void> {
  const page = join(site, `${ADMIN_PATH}.html`);
  const folder = join(site, ADMIN_PATH);
  if (existsSync(page) || existsSync(folder))
    throw new Error(
      `CMS_REPO is set, so ${ADMIN_PATH} is the editors' page; give the page or redirect of that address in content/ another one`,
    );
  await mkdir(folder, { recursive: true });
  const setup = adminSetup(settings, await layout());
  await writeFile(page, adminPage(settings));
  await writeFile(join(folder, 'setup.json'), JSON.stringify(setup));
  await writeFile(join(folder, 'start.js'), await bundled(editFile('browser/admin.ts')));
  await cp(editFile('page.css'), join(folder, 'page.css'));
  await cp(CMS_FOLDER, join(folder, 'cms'), {
    recursive: true,
    filter: (path) => SHIPPED.includes(extname(path)),
  });
  await writeFile(join(folder, 'cms', CMS_MAIN), cmsCode(`${ADMIN_PATH}/cms`));
}

const editFile = (name: string) => fileURLToPath(new URL(name, EDIT_FOLDER));

/** The formatter's settings, but for what belongs to other kinds of file. */
async function layout(): Promise<object> {
  const { printWidth, singleQuote } = (await resolveConfig('package.json')) ?? {};
  return { printWidth, singleQuote };
}

/** The policy is in the page too, for hosts that send no headers. */
export const adminPage = ({ policy }: Admin) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <meta name="referrer" content="no-referrer">
    <title>Edit the site</title>
    <link rel="icon" href="${FAVICON_PATH}">
    <link rel="stylesheet" href="${ADMIN_PATH}/page.css">
    <script type="module" src="${ADMIN_PATH}/start.js"></script>
  </head>
  <body>
    <main id="nc-root"></main>
    <noscript><p>The forms need JavaScript. Without it, change the files under content/ on the website of the code host.</p></noscript>
  </body>
</html>
`;
