import { drawTouchIcon } from '#features/frame/favicon.ts';

export const GET = async () => new Response(new Uint8Array(await drawTouchIcon()));
