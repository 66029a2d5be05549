/** A refresh page for every redirect, for hosts that cannot answer 301; our server prefers the 301. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { REDIRECTS } from '#site/redirects.ts';

export function redirectPages(): AstroIntegration {
  let site = '';
  return {
    name: 'redirect-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        if (config.site === undefined)
          throw new Error('redirect pages need `site` in astro.config');
        site = config.site;
      },
      'astro:build:done': async ({ dir }) => {
        for (const [path, target] of Object.entries(REDIRECTS)) {
          const file = join(fileURLToPath(dir), `${path}.html`);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, redirectPage(target, site));
        }
      },
    },
  };
}

/** `target`: path of this site with its query. `site`: public address, for the canonical link. */
export function redirectPage(target: string, site: string): string {
  const href = escapeAttribute(target);
  return `<!DOCTYPE html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>This page has moved</title>
    <link rel="canonical" href="${escapeAttribute(new URL(target, site).href)}">
    <meta http-equiv="refresh" content="0; url=${href}">
  </head>
  <body>
    <h1>This page has moved</h1>
    <p><a href="${href}">Go to its new place</a></p>
  </body>
</html>
`;
}

export function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
