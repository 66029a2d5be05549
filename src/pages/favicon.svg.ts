import { faviconSvg } from '#features/frame/favicon.ts';

export const GET = () =>
  new Response(faviconSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
