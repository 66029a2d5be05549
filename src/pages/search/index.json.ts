import type { APIRoute } from 'astro';
import { getSearchFile } from '#features/site-search/search-file.ts';

export const GET: APIRoute = async () => Response.json(await getSearchFile());
