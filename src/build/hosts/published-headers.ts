/** `_headers`, which Netlify and Cloudflare read from the published folder. */
import {
  DRAWING,
  FOLDER_CACHING,
  SECURITY_HEADERS,
  STRICTER_PAGES,
  TLS_HEADERS,
  type Headers,
} from '#site/hosting.ts';
import { STATED_TYPES } from './stated-types.ts';

/**
 * Every rule that fits an address counts, and what two of them say of one header is joined by a
 * comma. So no two rules here speak of the same header, but for the policies, of which both are
 * meant. What is asked for again each time has no rule: it is what both hosts do by themselves.
 */
export function publishedHeaders(): string {
  const rules: [path: string, headers: Headers][] = [
    ['/*', { ...SECURITY_HEADERS, ...TLS_HEADERS }],
    ...Object.entries(FOLDER_CACHING).map(([folder, value]): [string, Headers] => [
      `${folder}*`,
      { 'Cache-Control': value },
    ]),
    [`/*${DRAWING.ending}`, { 'Content-Security-Policy': DRAWING.policy }],
    // Netlify may show the page under its file's name too.
    ...STRICTER_PAGES.flatMap(({ path, file, policy }) =>
      [path, file].map((one): [string, Headers] => [one, { 'Content-Security-Policy': policy }]),
    ),
    ...STATED_TYPES.map(([ending, headers]): [string, Headers] => [`/*${ending}`, headers]),
  ];
  return rules
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [path, ...lines, ''].join('\n');
    })
    .join('\n');
}
