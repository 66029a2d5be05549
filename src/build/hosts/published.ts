/** `_headers` and `_redirects`, which Netlify and Cloudflare read from the published folder. */
import { FOLDER_CACHING, POST_NOT_FOUND, SECURITY_HEADERS } from '#site/hosting.ts';
import type { Redirects } from '#collections/reading/redirects.ts';

/**
 * Both hosts apply every rule that matches an address and join two values of one header with a comma, so
 * no two rules here set the same header. Files that browsers check again each time need no rule, because
 * that is the default of both hosts.
 */
export function publishedHeaders(): string {
  const rules = Object.entries({
    '/*': SECURITY_HEADERS,
    ...Object.fromEntries(
      Object.entries(FOLDER_CACHING).map(([folder, value]) => [
        `${folder}*`,
        { 'Cache-Control': value },
      ]),
    ),
  });
  return rules
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
export function publishedRedirects(redirects: Redirects): string {
  const lines = Object.entries(redirects).flatMap(([from, to]) => {
    // A colon would be read as a placeholder.
    const pair = `${from} ${to.replaceAll(':', '%3A')}`;
    return [`${pair} 301!\n`, `${pair} 301\n`];
  });
  // Only Netlify supports status 404 here; other hosts show the general not-found page.
  const notFound = `${POST_NOT_FOUND.under}* ${POST_NOT_FOUND.file} 404\n`;
  return `# With "!" for Netlify, without for Cloudflare, which reports the first as invalid.\n${lines.join('')}${notFound}`;
}
