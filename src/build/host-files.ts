/**
 * Writes headers and redirects in the format of each host. The published folder gets `_headers` and `_redirects` for
 * Netlify and Cloudflare, `vercel.json` for Vercel, and `.htaccess` for Apache. The configuration of Caddy and nginx is
 * written to a separate folder, `dist-hosts/`, which is not published.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Redirects } from '#collections/reading/redirects.ts';
import type { BuildFacts } from '#server/build-facts.ts';
import { BUILD_FACTS_FILE } from '#site/build-folders.ts';
import { DRAWING_CONTENT_POLICY } from '#site/content-policy.ts';
import {
  BLOG_NOT_FOUND,
  CONTENT_TYPES,
  FOLDER_CACHING,
  NON_CANONICAL_PATH,
  NOT_FOUND_FILE,
  REVALIDATE,
  SECURITY_HEADERS,
  type HttpHeaders,
} from '#site/hosting.ts';

/** `site`: the published folder; `servers`: the folder for the configuration of Caddy and nginx. */
export async function writeHostFiles(
  { site, servers }: { readonly site: string; readonly servers: string },
  facts: BuildFacts,
): Promise<void> {
  await rm(servers, { recursive: true, force: true });
  const { redirects } = facts;
  const files = {
    [join(site, BUILD_FACTS_FILE)]: JSON.stringify(facts),
    [join(site, '.htaccess')]: htaccess(redirects),
    // GitHub Pages serves the folder _astro/ only if this file exists; the file may be empty.
    [join(site, '.nojekyll')]: '',
    [join(site, '_headers')]: publishedHeaders(),
    [join(site, '_redirects')]: publishedRedirects(redirects),
    [join(site, 'vercel.json')]: vercelConfig(redirects),
    [join(servers, 'caddy/Caddyfile')]: caddyfile(redirects),
    [join(servers, 'nginx/default.conf')]: NGINX_SERVER_BLOCK,
    [join(servers, 'nginx/site/rules.conf')]: nginxRules(redirects),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/**
 * Returns `_headers` for Netlify and Cloudflare. Both hosts apply every rule that matches an address. If two rules set
 * the same header, the hosts join the values with a comma, so only one rule may set each header. The content policy may
 * be in two rules: browsers enforce both values. Most files need no caching rule: browsers check them on each request.
 */
function publishedHeaders(): string {
  const line = (name: string, value: string) => `  ${name}: ${value}`;
  const caching = linesFor(
    FOLDER_CACHING,
    (folder, value) => `\n${folder}*\n${line('Cache-Control', value)}`,
  );
  const drawings = `/*.svg\n${line('Content-Security-Policy', DRAWING_CONTENT_POLICY)}`;
  return `/*\n${linesFor(SECURITY_HEADERS, line)}\n${caching}\n\n${drawings}\n`;
}

/**
 * Returns `_redirects` for Netlify and Cloudflare, with two lines for every redirect: each host takes the first line
 * that it understands. At the old address, there is also a page with a meta refresh, for other hosts. Netlify sends the
 * redirect instead of this page only if the status has a "!". Cloudflare ignores a line with a "!".
 */
function publishedRedirects(redirects: Redirects): string {
  const lines = Object.entries(redirects).flatMap(([from, to]) => {
    // Netlify and Cloudflare would read a colon as the start of a placeholder.
    const pair = `${from} ${to.replaceAll(':', '%3A')}`;
    return [`${pair} 301!\n`, `${pair} 301\n`];
  });
  // Only Netlify supports status 404 in this file; Cloudflare shows the general not-found page.
  const notFound = `${BLOG_NOT_FOUND.under}* ${BLOG_NOT_FOUND.file} 404\n`;
  return `# Each redirect twice: with "!" for Netlify, and without for Cloudflare, which reports the lines with "!" as invalid.\n${lines.join('')}${notFound}`;
}

/** Returns `vercel.json`. If two rules set the same header, the later rule applies. */
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
        // Vercel reads the source as a pattern of path-to-regexp, in which brackets are syntax.
        source: from.replace(/[()]/g, '\\$&'),
        // Vercel would read a colon as the start of a placeholder.
        destination: to.replaceAll(':', '%3A'),
        statusCode: 301,
      })),
      // Redirects `/about.` to `/about`, because some programs include the full stop after an address in the link.
      { source: '/(\\w[^.,]*)([.,]+)', destination: '/$1', statusCode: 301 },
    ],
    headers: [
      rule('/(.*)', SECURITY_HEADERS),
      rule('/(.*)[.]svg', { 'Content-Security-Policy': DRAWING_CONTENT_POLICY }),
      ...Object.entries(FOLDER_CACHING).map(([folder, value]) =>
        rule(`${folder}(.*)`, { 'Cache-Control': value }),
      ),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Headers of every response; in some folders, `FOLDER_CACHING` replaces the value of Cache-Control. */
const HEADERS = { ...SECURITY_HEADERS, 'Cache-Control': REVALIDATE, Vary: 'Accept-Encoding' };

const linesFor = (entries: HttpHeaders, line: (name: string, value: string) => string) =>
  Object.entries(entries)
    .map(([name, value]) => line(name, value))
    .join('\n');

/**
 * Returns `.htaccess` for Apache 2.4, which reads it from the published folder. If a module is missing, Apache answers
 * with status 500 and logs the line that needs the module, so no file is served without its headers.
 */
function htaccess(redirects: Redirects): string {
  return `# Generated by the build. Needs AllowOverride All, mod_rewrite, mod_alias, mod_headers, mod_mime and mod_env.

Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash Off
AddDefaultCharset Off
# The build has already compressed the files.
SetEnv no-gzip 1
SetEnv no-brotli 1
ErrorDocument 404 ${NOT_FOUND_FILE}
<If "%{REQUEST_URI} =~ m#^${BLOG_NOT_FOUND.under}#">
    ErrorDocument 404 ${BLOG_NOT_FOUND.file}
</If>

${linesFor(HEADERS, (name, value) => `Header always set ${name} "${value}"`)}
${linesFor(FOLDER_CACHING, (folder, value) => `Header always set Cache-Control "${value}" "expr=%{REQUEST_URI} =~ m#^${folder}# && %{REQUEST_STATUS} in { '200', '206', '304' }"`)}
Header always set Content-Security-Policy "${DRAWING_CONTENT_POLICY}" "expr=%{REQUEST_URI} =~ m#[.]svg([.](br|gz))?$# && %{REQUEST_STATUS} in { '200', '206', '304' }"
${linesFor(CONTENT_TYPES, (ending, type) => `AddType "${type}" ${ending}`)}
# Replaces the host's own settings for these file extensions.
RemoveType .br .gz
RemoveLanguage .br .gz
AddEncoding br .br
AddEncoding gzip .gz

# Redirects contain no host name, so no answer repeats the Host header of a request.
<IfDirective RedirectRelative>
    RedirectRelative On
</IfDirective>
# Not for a file that a rule below has chosen: Apache handles that file like another request.
<If "-z reqenv('REDIRECT_STATUS')">
${linesFor(redirects, (from, to) => `    RedirectMatch 301 "^${from.replace(/[()]/g, '[$&]')}$" "${to}"`)}
    RedirectMatch 301 "${NON_CANONICAL_PATH}" "$1$2"
</If>

RewriteEngine On
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [L]
RewriteRule "(^|/)[.](?!well-known/)" - [R=404,L]
# The file of the page, or its compressed copy if the browser accepts the compression.
RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ $1.html
RewriteCond %{HTTP:Accept-Encoding} br
RewriteCond %{DOCUMENT_ROOT}/$1.br -f
RewriteRule ^(.+)$ $1.br [L]
RewriteCond %{HTTP:Accept-Encoding} gzip
RewriteCond %{DOCUMENT_ROOT}/$1.gz -f
RewriteRule ^(.+)$ $1.gz [L]
`;
}

/**
 * Returns the configuration for Caddy 2.6 or newer. If the address of the site is a host name, Caddy gets a certificate
 * and uses TLS; if the address is only a port, such as `:8080`, Caddy uses no TLS.
 */
function caddyfile(redirects: Redirects): string {
  return `# Generated by the build. SITE_ADDRESS: the public name; SITE_ROOT: the published folder.
{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv}
	@spelling path_regexp spelling ${NON_CANONICAL_PATH}
	route {
		header -Server
		header {
${linesFor(HEADERS, (name, value) => `\t\t\t${name} "${value}"`)}
		}
${linesFor(redirects, (from, to) => `\t\tredir ${from} "${to}" 301`)}
		route @spelling {
			rewrite * {re.spelling.1}{re.spelling.2}
			redir {uri} 301
		}
		rewrite / /index.html
		try_files {path}.html {path} =404
${linesFor(FOLDER_CACHING, (folder, value) => `\t\theader ${folder}* Cache-Control "${value}"`)}
		@drawing path *.svg
		header @drawing Content-Security-Policy "${DRAWING_CONTENT_POLICY}"
		file_server {
			precompressed br gzip
			disable_canonical_uris
			hide .htaccess .nojekyll ${BUILD_FACTS_FILE}
		}
	}

	handle_errors {
		@not_found expression {http.error.status_code} == 404
		handle @not_found {
			@post path ${BLOG_NOT_FOUND.under}*
			@page not path ${BLOG_NOT_FOUND.under}*
			rewrite @post ${BLOG_NOT_FOUND.file}
			rewrite @page ${NOT_FOUND_FILE}
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}

/** Returns rules for nginx 1.22 or newer, to be included in `server { … }` after the line `root`. */
function nginxRules(redirects: Redirects): string {
  return `# Generated by the build. Include it in server { }, after root.

server_tokens off;
absolute_redirect off;
gzip off; # the build has already compressed the files
gzip_static on;

types {
${linesFor(CONTENT_TYPES, (ending, type) => `    "${type}" ${ending.slice(1)};`)}
}
default_type application/octet-stream;

set $site_cache "${REVALIDATE}";
set $site_policy "${SECURITY_HEADERS['Content-Security-Policy']}";
if ($uri ~ "[.]svg$") {
    set $site_policy "${DRAWING_CONTENT_POLICY}";
}
${linesFor({ ...SECURITY_HEADERS, 'Content-Security-Policy': '$site_policy' }, (name, value) => `add_header ${name} "${value}" always;`)}
add_header Cache-Control $site_cache always;
add_header Vary Accept-Encoding always;

error_page 404 @not_found;

${linesFor(redirects, (from, to) => `location = "${from}" { return 301 "${to}"; }`)}
location ~ "/[.](?!well-known/)" { return 404; }
location = / {
    try_files /index.html =404;
}
location / {
    rewrite "${NON_CANONICAL_PATH}" $1$2 permanent;
    try_files $uri.html $uri =404;
}
${linesFor(
  FOLDER_CACHING,
  (folder, value) => `location ${folder} {
    set $site_cache "${value}";
    try_files $uri =404;
}`,
)}
location @not_found {
    set $site_cache "${REVALIDATE}";
    set $site_policy "${SECURITY_HEADERS['Content-Security-Policy']}";
    rewrite ^${BLOG_NOT_FOUND.under} ${BLOG_NOT_FOUND.file} break;
    rewrite ^ ${NOT_FOUND_FILE} break;
}
`;
}

/** Complete `server` block for the container. The proxy in front of the container handles TLS. */
const NGINX_SERVER_BLOCK = `# Generated by the build.
server {
    listen 8080;
    root /usr/share/nginx/html;
    include site/rules.conf;
}
`;
