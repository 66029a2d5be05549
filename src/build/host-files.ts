/**
 * Writes what each host reads (src/build/hosts/). What a host looks for in the published folder goes
 * there; configuration of a server goes beside it, where nothing is ever served from.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { REDIRECTS, type Redirects } from '#site/redirects.ts';
import { htaccess } from './hosts/apache.ts';
import { caddyRules, caddyfile } from './hosts/caddy.ts';
import { nginxBrotli, nginxMaps, nginxRules, nginxServer } from './hosts/nginx.ts';
import { publishedHeaders, publishedRedirects } from './hosts/published.ts';
import { vercelConfig } from './hosts/vercel.ts';

const SERVER_DIR = 'dist-hosts/';

type Write = (redirects: Redirects) => string;

const PUBLISHED: Record<string, Write> = {
  '.htaccess': htaccess,
  // Its presence is all that counts: GitHub Pages then serves the folder _astro/.
  '.nojekyll': () => '',
  _headers: publishedHeaders,
  _redirects: publishedRedirects,
  'vercel.json': vercelConfig,
};

const OF_SERVERS: Record<string, Write> = {
  'caddy/Caddyfile': caddyfile,
  'caddy/site.caddy': caddyRules,
  'nginx/default.conf': nginxServer,
  'nginx/site/brotli.conf': nginxBrotli,
  'nginx/site/maps.conf': nginxMaps,
  'nginx/site/rules.conf': nginxRules,
};

export function hostFiles(): AstroIntegration {
  let root: URL;
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const servers = fileURLToPath(new URL(SERVER_DIR, root));
        await rm(servers, { recursive: true, force: true });
        await writeHostFiles({ site: fileURLToPath(dir), servers }, REDIRECTS);
        logger.info(`rules for other hosts written to the published folder and to ${SERVER_DIR}`);
      },
    },
  };
}

/** `site`: the published folder; `servers`: the folder beside it. */
export async function writeHostFiles(
  { site, servers }: { readonly site: string; readonly servers: string },
  redirects: Redirects,
): Promise<void> {
  for (const [folder, files] of [
    [site, PUBLISHED],
    [servers, OF_SERVERS],
  ] as const)
    for (const [name, text] of Object.entries(files)) {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text(redirects));
    }
}
