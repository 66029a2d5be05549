import type { APIRoute } from 'astro';
import { drawSocialPicture } from '#features/documents/social-picture.tsx';
import { getHome } from '#queries/lists.ts';
import { getSite } from '#queries/site.ts';

export const GET: APIRoute = async () => {
  const { name: firm, address, areaServed } = getSite();
  const line = `${address.locality}, for businesses across ${areaServed}`;
  const { heading: title } = await getHome();
  return new Response(await drawSocialPicture({ title, line, firm }, 'png'), {
    headers: { 'Content-Type': 'image/png' },
  });
};
