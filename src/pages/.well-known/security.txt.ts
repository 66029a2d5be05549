/** Where to tell of a security fault (RFC 9116). */
import type { APIRoute } from 'astro';
import { SECURITY_TXT_PATH } from '#site/file-paths.ts';
import { buildDay } from '#collections/reading/publication.ts';
import { mailHref } from '#queries/site.ts';

/** The standard asks for less than a year; every build counts anew. */
const VALID_MS = 364 * 24 * 3_600_000;

export const GET: APIRoute = ({ site }) => {
  const expires = new Date(Date.parse(buildDay()) + VALID_MS);
  const lines = [
    `Contact: ${mailHref}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(SECURITY_TXT_PATH, site).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
