/** Every document to download, made once in a build, so that the size on the page is that of the file. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { BROCHURE_PATH, downloadPath } from '#site/file-paths.ts';
import { DOCUMENT_GROUPS } from '#site/routes.ts';
import { renderDocument, type DocumentSource } from './render.ts';
import { markAsExample, formatBytes, formatDate, formatQuantity } from '#lib/format.ts';
import { getSite } from '#queries/site.ts';

export interface Download {
  readonly href: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** `PDF, 4 pages, 86 KB` */
  readonly measure: string;
}

const cache = new Map<string, Download>();

/** Makes a document, or returns it if it has been made: `/downloads/leave-policy.pdf`, its bytes and its size. */
export function createDownload(source: DocumentSource): Download {
  const { slug, cover } = source;
  const href = cover ? BROCHURE_PATH : downloadPath(slug);
  const cached = cache.get(href);
  if (cached) return cached;
  const { bytes, pages } = renderDocument(source, getSite(), new URL(import.meta.env.SITE));
  const measure = `PDF, ${formatQuantity(pages, 'page')}, ${formatBytes(bytes.byteLength)}`;
  const download = { href, bytes, measure };
  cache.set(href, download);
  return download;
}

export type PrintedEntry = CollectionEntry<'resources' | 'policies' | 'documents'>;

/** The document of an entry, with what its tile says and the label of its link. */
export function documentDownload(entry: PrintedEntry) {
  const { id, data, body = '' } = entry;
  const { title, description } = data;
  const { about, label, ...details } = detailsOf(entry);
  return { ...createDownload({ slug: id, title, description, body, ...details }), about, label };
}

type Details = Pick<DocumentSource, 'kind' | 'meta' | 'date' | 'cover'>;

/** What title block and tile say besides, by collection. */
function detailsOf({ collection, data }: PrintedEntry): Details & { about: string; label: string } {
  switch (collection) {
    case 'resources':
      return {
        kind: data.type,
        meta: [['Subject', data.category]],
        date: data.date,
        about: `${data.type} · ${data.category}. ${data.description}`,
        label: 'Download Resource',
      };
    case 'policies': {
      const { version, lastUpdated, applicability, description } = data;
      return {
        kind: 'HR policy template',
        meta: [
          ['Version', data.example ? markAsExample(version) : version],
          ['Written for', applicability],
        ],
        date: lastUpdated,
        about: `${description} Version ${version}, updated ${formatDate(lastUpdated)}. Written for: ${applicability}.`,
        label: 'Download Policy',
      };
    }
    case 'documents':
      return {
        kind: DOCUMENT_GROUPS[data.group].kind,
        meta: [],
        date: data.date,
        cover: data.group === 'brochure',
        about: data.description,
        label: 'Download',
      };
  }
}

/** The brochure, which the header links to. */
export async function getBrochure(): Promise<Download> {
  const [brochure] = await getCollection('documents', ({ data }) => data.group === 'brochure');
  if (!brochure) throw new Error('content/documents needs one entry of the group "brochure"');
  return documentDownload(brochure);
}

export async function getAllDownloads(): Promise<Download[]> {
  const entries = [
    ...(await getCollection('resources')),
    ...(await getCollection('policies')),
    ...(await getCollection('documents')),
  ];
  return entries.map(documentDownload);
}
