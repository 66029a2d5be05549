import { drawFaviconIco } from '#features/frame/favicon.ts';

export const GET = async () => new Response(new Uint8Array(await drawFaviconIco()));
