/** `_headers` and `_redirects`, which Netlify and Cloudflare read from the published folder. */
import { FOLDER_CACHING, POST_NOT_FOUND, SECURITY_HEADERS } from '#site/hosting.ts';
import type { Redirects } from '#site/redirects.ts';

/**
 * Every rule that fits an address counts, and what two of them say of one header is joined by a
 * comma. So no two rules here speak of the same header. What is asked for again each time has no
 * rule: it is what both hosts do by themselves.
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
 * A redirect has a refresh page under the same address, for hosts that know no redirects. Netlify
 * prefers that file unless the status has a "!"; Cloudflare prefers the redirect, but passes over
 * a line with a "!". Each takes the first line it understands, so every redirect is written twice.
 */
export function publishedRedirects(redirects: Redirects): string {
  const lines = Object.entries(redirects).flatMap(([from, to]) => {
    // A colon would name a part of the old address.
    const pair = `${from} ${to.replaceAll(':', '%3A')}`;
    return [`${pair} 301!\n`, `${pair} 301\n`];
  });
  // Netlify alone knows a status of 404 here; elsewhere the page of all other addresses comes.
  const notFound = `${POST_NOT_FOUND.under}* ${POST_NOT_FOUND.file} 404\n`;
  return `# With "!" for Netlify, without for Cloudflare, which reports the first as invalid.\n${lines.join('')}${notFound}`;
}
