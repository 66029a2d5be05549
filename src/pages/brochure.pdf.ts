import type { APIRoute } from 'astro';
import { getBrochure } from '#data/documents.ts';

/** The brochure, at the site root (spec 2.2). */
export const GET: APIRoute = async () => {
  const { bytes } = await getBrochure();
  return new Response(bytes, { headers: { 'Content-Type': 'application/pdf' } });
};
