import type { APIRoute } from 'astro';
import { MARK_PATH, MARK_SIZE } from '#site/logo.ts';
import { ROLES } from '#site/palette.ts';

/** The mark on a navy tile, with some room around it. */
const MARGIN = 3;
const scale = 1 - (2 * MARGIN) / MARK_SIZE;

export const GET: APIRoute = () =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}" fill="none"><rect width="${MARK_SIZE}" height="${MARK_SIZE}" rx="6" fill="${ROLES.brand.light}"/><path transform="translate(${MARGIN} ${MARGIN}) scale(${scale})" d="${MARK_PATH}" stroke="${ROLES['brass-lit'].light}" stroke-width="2.5"/></svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
