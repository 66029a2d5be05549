import type { APIRoute, GetStaticPaths } from 'astro';
import { getChecklistDownloads } from '#features/checklists/checklists.ts';
import { getBrochure, getListedDownloads, type Download } from '#features/documents/documents.ts';

export const getStaticPaths = (async () => {
  const downloads = [
    await getBrochure(),
    ...(await getListedDownloads()),
    ...(await getChecklistDownloads()),
  ];
  return downloads.map((download) => ({
    params: { document: download.href.slice(1, -'.pdf'.length) },
    props: { download },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ download: Download }> = ({ props }) =>
  new Response(props.download.file.bytes, { headers: { 'Content-Type': 'application/pdf' } });
