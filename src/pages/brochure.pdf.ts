import type { APIRoute } from 'astro';
import { getBrochure } from '#features/documents/documents.ts';

/** The brochure, at the site root. */
export const GET: APIRoute = async () => {
  const { bytes } = await getBrochure();
  return new Response(bytes, { headers: { 'Content-Type': 'application/pdf' } });
};
