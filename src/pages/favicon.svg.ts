import { drawFaviconSvg } from '#features/frame/favicon.ts';

export const GET = () =>
  new Response(drawFaviconSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
