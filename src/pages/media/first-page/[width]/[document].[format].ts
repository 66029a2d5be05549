import type { APIRoute, GetStaticPaths } from 'astro';
import {
  getListedDownloads,
  getShownDownloads,
  type Download,
} from '#features/documents/documents.ts';
import {
  drawFirstPage,
  firstPageImage,
  type FirstPageFormat,
  type FirstPageSize,
} from '#features/documents/first-page.ts';

/** Pictures of the first pages of documents, for the rows of lists and for the sheets on the home page. */
export const getStaticPaths = (async () => {
  const pathOf = (download: Download, size: FirstPageSize, format: FirstPageFormat) => {
    const [width, document] = firstPageImage(download, size, format).src.split(/[/.]/).slice(-3);
    return { params: { width, document, format }, props: { download, size, format } };
  };
  const shown = await getShownDownloads();
  return [
    ...(await getListedDownloads()).map((download) => pathOf(download, 'row', 'png')),
    ...shown.map((download) => pathOf(download, 'sheet', 'png')),
    ...shown.map((download) => pathOf(download, 'sheet', 'avif')),
  ];
}) satisfies GetStaticPaths;

interface Props {
  readonly download: Download;
  readonly size: FirstPageSize;
  readonly format: FirstPageFormat;
}

export const GET: APIRoute<Props> = async ({ props: { download, size, format } }) =>
  new Response(await drawFirstPage(download, size, format), {
    headers: { 'Content-Type': `image/${format}` },
  });
