/** What Vercel reads from the folder that is deployed. */
import { FOLDER_CACHING, SECURITY_HEADERS, type Headers } from '#site/hosting.ts';
import type { Redirects } from '#site/redirects.ts';

/** `vercel.json`. Of two rules that set the same header the later one counts. */
export function vercelConfig(redirects: Redirects): string {
  const rule = (source: string, headers: Headers) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: Object.entries(redirects).map(([from, to]) => ({
      // Brackets are syntax in path-to-regexp.
      source: from.replace(/[()]/g, '\\$&'),
      // A colon would name a part of the old address.
      destination: to.replaceAll(':', '%3A'),
      statusCode: 301,
    })),
    headers: [
      rule('/(.*)', SECURITY_HEADERS),
      ...Object.entries(FOLDER_CACHING).map(([folder, value]) =>
        rule(`${folder}(.*)`, { 'Cache-Control': value }),
      ),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
