/**
 * The rules for each host. Files that a host reads from the published folder go there: `_headers` and `_redirects` of
 * Netlify and Cloudflare, `vercel.json`, `.htaccess`. Server configuration goes into a folder beside it, which is never
 * served.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  FOLDER_CACHING,
  BLOG_NOT_FOUND,
  SECURITY_HEADERS,
  type HttpHeaders,
} from '#site/hosting.ts';
import type { Redirects } from '#collections/reading/redirects.ts';
import { caddyfile, htaccess, nginxRules, nginxServerBlock } from './web-servers.ts';

/** `site`: the published folder; `servers`: the folder beside it. */
export async function writeHostFiles(
  { site, servers }: { readonly site: string; readonly servers: string },
  redirects: Redirects,
): Promise<void> {
  await rm(servers, { recursive: true, force: true });
  const files = {
    [join(site, '.htaccess')]: htaccess(redirects),
    // An empty file is enough for GitHub Pages to serve the folder _astro/.
    [join(site, '.nojekyll')]: '',
    [join(site, '_headers')]: publishedHeaders(),
    [join(site, '_redirects')]: publishedRedirects(redirects),
    [join(site, 'vercel.json')]: vercelConfig(redirects),
    [join(servers, 'caddy/Caddyfile')]: caddyfile(redirects),
    [join(servers, 'nginx/default.conf')]: nginxServerBlock(),
    [join(servers, 'nginx/site/rules.conf')]: nginxRules(redirects),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/**
 * Both hosts apply every rule that matches an address and join two values of one header with a comma, so
 * no two rules here set the same header. Files that browsers check again each time need no rule, because
 * that is the default of both hosts.
 */
function publishedHeaders(): string {
  const caching = Object.entries(FOLDER_CACHING).map(
    ([folder, value]) => [`${folder}*`, { 'Cache-Control': value }] as const,
  );
  return [['/*', SECURITY_HEADERS] as const, ...caching]
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [path, ...lines, ''].join('\n');
    })
    .join('\n');
}

/**
 * Every redirect also has a refresh page at the same address, for hosts without redirects. Netlify
 * prefers that file unless the status has a "!"; Cloudflare prefers the redirect, but ignores
 * a line with a "!". Each takes the first line it understands, so every redirect is written twice.
 */
function publishedRedirects(redirects: Redirects): string {
  const lines = Object.entries(redirects).flatMap(([from, to]) => {
    // A colon would be read as a placeholder.
    const pair = `${from} ${to.replaceAll(':', '%3A')}`;
    return [`${pair} 301!\n`, `${pair} 301\n`];
  });
  // Only Netlify supports status 404 here; other hosts show the general not-found page.
  const notFound = `${BLOG_NOT_FOUND.under}* ${BLOG_NOT_FOUND.file} 404\n`;
  return `# With "!" for Netlify, without for Cloudflare, which reports the first as invalid.\n${lines.join('')}${notFound}`;
}

/** `vercel.json`. If two rules set the same header, the later one applies. */
function vercelConfig(redirects: Redirects): string {
  const rule = (source: string, headers: HttpHeaders) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...Object.entries(redirects).map(([from, to]) => ({
        // Brackets are syntax in path-to-regexp.
        source: from.replace(/[()]/g, '\\$&'),
        // A colon would be read as a placeholder.
        destination: to.replaceAll(':', '%3A'),
        statusCode: 301,
      })),
      // As links made of text end: `/about.`
      { source: '/(\\w[^.,]*)([.,]+)', destination: '/$1', statusCode: 301 },
    ],
    headers: [
      rule('/(.*)', SECURITY_HEADERS),
      ...Object.entries(FOLDER_CACHING).map(([folder, value]) =>
        rule(`${folder}(.*)`, { 'Cache-Control': value }),
      ),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
