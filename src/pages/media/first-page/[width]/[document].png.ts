import type { APIRoute, GetStaticPaths } from 'astro';
import {
  getListedDownloads,
  getShownDownloads,
  type Download,
} from '#features/documents/documents.ts';
import {
  drawFirstPage,
  firstPageImage,
  type FirstPageSize,
} from '#features/documents/first-page.ts';

/** Pictures of the first pages of documents, for the rows of lists and for the sheets on the home page. */
export const getStaticPaths = (async () => {
  const pathOf = (download: Download, size: FirstPageSize) => {
    const [document, width] = firstPageImage(download, size)
      .src.slice(0, -'.png'.length)
      .split('/')
      .reverse();
    return { params: { width, document }, props: { download, size } };
  };
  return [
    ...(await getListedDownloads()).map((download) => pathOf(download, 'row')),
    ...(await getShownDownloads()).map((download) => pathOf(download, 'sheet')),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ download: Download; size: FirstPageSize }> = async ({ props }) =>
  new Response(await drawFirstPage(props.download, props.size), {
    headers: { 'Content-Type': 'image/png' },
  });
