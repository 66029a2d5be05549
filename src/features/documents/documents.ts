/** Every document to download, made once in a build, so that the size on the page is that of the file. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { BROCHURE_PATH, downloadPath } from '#site/file-paths.ts';
import { DOCUMENT_GROUPS } from '#site/routes.ts';
import { renderDocument, type DocumentSource } from './render.ts';
import { markAsExample, formatBytes, plural } from '#lib/format.ts';
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
  const measure = `PDF, ${plural(pages, 'page')}, ${formatBytes(bytes.byteLength)}`;
  const download = { href, bytes, measure };
  cache.set(href, download);
  return download;
}

/** An entry from which a document is made. */
export type PrintedEntry = CollectionEntry<'resources' | 'policies' | 'documents'>;

/** The document of an entry. */
export function documentDownload(entry: PrintedEntry): Download {
  const { id, data, body = '' } = entry;
  const { title, description } = data;
  return createDownload({ slug: id, title, description, body, ...detailsOf(entry) });
}

type Details = Pick<DocumentSource, 'kind' | 'meta' | 'date' | 'cover'>;

/** What the title block says besides, by collection. */
function detailsOf({ collection, data }: PrintedEntry): Details {
  switch (collection) {
    case 'resources':
      return { kind: data.type, meta: [['Subject', data.category]], date: data.date };
    case 'policies':
      return {
        kind: 'HR policy template',
        meta: [
          ['Version', data.example ? markAsExample(data.version) : data.version],
          ['Written for', data.applicability],
        ],
        date: data.lastUpdated,
      };
    case 'documents': {
      const { group, date } = data;
      return { kind: DOCUMENT_GROUPS[group].kind, meta: [], date, cover: group === 'brochure' };
    }
  }
}

/** The brochure, which the header links to. */
export async function getBrochure(): Promise<Download> {
  const [brochure] = await getCollection('documents', ({ data }) => data.group === 'brochure');
  if (!brochure) throw new Error('content/documents needs one entry of the group "brochure"');
  return documentDownload(brochure);
}

/** The documents of all entries that are printed. */
export async function getDownloads(): Promise<Download[]> {
  const entries = [
    ...(await getCollection('resources')),
    ...(await getCollection('policies')),
    ...(await getCollection('documents')),
  ];
  return entries.map(documentDownload);
}
