import type { APIRoute } from 'astro';
import { getSearchFile } from '#features/site-search/search-file.ts';

/** The file that the site's search loads. */
export const GET: APIRoute = async () => Response.json(await getSearchFile());
