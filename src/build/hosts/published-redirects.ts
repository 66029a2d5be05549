/** `_redirects`, which Netlify and Cloudflare read from the published folder. */
import { POST_NOT_FOUND } from '#site/hosting.ts';
import type { Redirects } from '#site/redirects.ts';
import { encodedPath, encodedTarget } from './redirect-text.ts';

/**
 * A redirect has a refresh page under the same address, for hosts that know no redirects. Netlify
 * prefers that file unless the status has a "!"; Cloudflare prefers the redirect, but passes over
 * a line with a "!". Each takes the first line it understands, so every redirect is written twice.
 */
export function publishedRedirects(redirects: Redirects): string {
  const lines = Object.entries(redirects).flatMap(([from, to]) => {
    // A colon would name a part of the old address.
    const pair = `${encodedPath(from)} ${encodedTarget(to).replaceAll(':', '%3A')}`;
    return [`${pair} 301!\n`, `${pair} 301\n`];
  });
  // Netlify alone knows a status of 404 here; elsewhere the page of all other addresses comes.
  const notFound = `${POST_NOT_FOUND.under}* ${POST_NOT_FOUND.file} 404\n`;
  return `# With "!" for Netlify, without for Cloudflare, which reports the first as invalid.\n${lines.join('')}${notFound}`;
}
