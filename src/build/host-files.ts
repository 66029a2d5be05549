/**
 * Writes the rules for each host (src/build/hosts/). Files that a host reads from the published folder go
 * there; server configuration goes into a folder beside it, which is never served.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { REDIRECTS, type Redirects } from '#collections/reading/redirects.ts';
import { htaccess } from './hosts/apache.ts';
import { caddyfile } from './hosts/caddy.ts';
import { nginxRules, nginxServer } from './hosts/nginx.ts';
import { publishedHeaders, publishedRedirects } from './hosts/published.ts';
import { vercelConfig } from './hosts/vercel.ts';

const SERVERS_DIR = 'dist-hosts';

export const hostFiles = (): AstroIntegration => ({
  name: 'host-files',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      await rm(SERVERS_DIR, { recursive: true, force: true });
      await writeHostFiles({ site: fileURLToPath(dir), servers: SERVERS_DIR }, REDIRECTS);
      logger.info(`rules for other hosts written to the published folder and to ${SERVERS_DIR}/`);
    },
  },
});

/** `site`: the published folder; `servers`: the folder beside it. */
export async function writeHostFiles(
  { site, servers }: { readonly site: string; readonly servers: string },
  redirects: Redirects,
): Promise<void> {
  const files = {
    [join(site, '.htaccess')]: htaccess(redirects),
    // An empty file is enough for GitHub Pages to serve the folder _astro/.
    [join(site, '.nojekyll')]: '',
    [join(site, '_headers')]: publishedHeaders(),
    [join(site, '_redirects')]: publishedRedirects(redirects),
    [join(site, 'vercel.json')]: vercelConfig(redirects),
    [join(servers, 'caddy/Caddyfile')]: caddyfile(redirects),
    [join(servers, 'nginx/default.conf')]: nginxServer(),
    [join(servers, 'nginx/site/rules.conf')]: nginxRules(redirects),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
