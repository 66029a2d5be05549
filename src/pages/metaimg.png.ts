import type { APIRoute } from 'astro';
import { getHome } from '#queries/lists.ts';
import { getSite } from '#queries/site.ts';
import { drawSocialPicture } from '#features/documents/social-picture.tsx';

/** Social picture of every page that has none of its own. */
export const GET: APIRoute = async () => {
  const { heading } = await getHome();
  const { name, address, areaServed } = getSite();
  const png = await drawSocialPicture({
    title: heading,
    line: `${address.locality}, for businesses across ${areaServed}`,
    firm: name,
    kolam: 'lattice',
  });
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
};
