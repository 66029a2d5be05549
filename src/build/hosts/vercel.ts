/** What Vercel reads from the folder that is deployed. */
import {
  DRAWING,
  FOLDER_CACHING,
  SECURITY_HEADERS,
  STATED_TYPES,
  STRICTER_PAGES,
  TLS_HEADERS,
  type Headers,
} from '#site/hosting.ts';
import type { Redirects } from '#site/redirects.ts';
import { encodedTarget } from './redirect-text.ts';

/** `vercel.json`. Of two rules that set the same header the later one counts. */
export function vercelConfig(redirects: Redirects): string {
  const rule = (source: string, headers: Headers) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const { 'Content-Security-Policy': policy } = SECURITY_HEADERS;
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries(redirects).map(([from, to]) => ({
      source: literally(from),
      // A colon would name a part of the old address.
      destination: encodedTarget(to).replaceAll(':', '%3A'),
      statusCode: 301,
    })),
    headers: [
      rule('/(.*)', { ...SECURITY_HEADERS, ...TLS_HEADERS }),
      ...Object.entries(FOLDER_CACHING).map(([folder, value]) =>
        rule(`${literally(folder)}(.*)`, { 'Cache-Control': value }),
      ),
      rule(`/(.*)${literally(DRAWING.ending)}`, {
        'Content-Security-Policy': `${policy}, ${DRAWING.policy}`,
      }),
      ...STRICTER_PAGES.map(({ path, policy: own }) =>
        rule(literally(path), { 'Content-Security-Policy': `${policy}, ${own}` }),
      ),
      ...STATED_TYPES.map(([ending, headers]) => rule(`/(.*)${literally(ending)}`, headers)),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Text of a `source` that means itself: these characters are syntax in path-to-regexp. */
function literally(path: string): string {
  return path.replace(/[:*?+(){}\\]/g, '\\$&');
}
