import type { APIRoute } from 'astro';
import { getHome } from '#data/lists.ts';
import { getSite } from '#data/site.ts';
import { drawSocialPicture } from '#documents/social-picture.tsx';

/** Social picture of every page that has none of its own (spec 1). */
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
