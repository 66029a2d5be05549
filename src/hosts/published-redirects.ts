/** `_redirects`, which Netlify and Cloudflare read from the published folder. */
import { REDIRECTS } from '#config/redirects.ts';

/**
 * A redirect has a refresh page under the same address, for hosts that know no redirects. Netlify
 * prefers that file unless the status has a "!"; Cloudflare prefers the redirect, but passes over
 * a line with a "!". Each takes the first line it understands, so every redirect is written twice.
 */
export function publishedRedirects(): string {
  const lines = Object.entries(REDIRECTS).flatMap(([from, to]) => [
    `${from} ${to} 301!\n`,
    `${from} ${to} 301\n`,
  ]);
  return `# With "!" for Netlify, without for Cloudflare, which reports the first as invalid.\n${lines.join('')}`;
}
