/** The configuration that Vercel reads from the deployed folder. */
import { FOLDER_CACHING, SECURITY_HEADERS, type Headers } from '#site/hosting.ts';
import type { Redirects } from '#collections/reading/redirects.ts';

/** `vercel.json`. If two rules set the same header, the later one applies. */
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
      // A colon would be read as a placeholder.
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
