/** States where to report a vulnerability of the site (RFC 9116). */
import type { APIRoute } from 'astro';
import { buildDay } from '#collections/reading/build-day.ts';
import { getSite } from '#queries/site.ts';

const DAY_MS = 86_400_000;
/** Days until the file expires. RFC 9116 recommends less than a year; the nightly build renews the date. */
const VALID_DAYS = 180;

export const GET: APIRoute = ({ site }) => {
  const expires = new Date(Date.parse(buildDay()) + VALID_DAYS * DAY_MS);
  const lines = [
    `Contact: mailto:${getSite().email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
