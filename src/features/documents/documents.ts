/**
 * Provides all documents that visitors can download. A build makes each file only once, so the size that a page states
 * is the size of the published file.
 */
import { getCollection, type CollectionEntry } from 'astro:content';
import { BROCHURE_PATH, downloadPath } from '#site/file-paths.ts';
import { DOCUMENT_GROUPS } from '#site/routes.ts';
import { drawDocument, renderDocument, type DocumentSource } from './render.ts';
import { markAsExample, formatBytes, formatQuantity } from '#lib/format.ts';
import { getDocuments, getOrdered } from '#queries/lists.ts';
import { getSite } from '#queries/site.ts';

/** A document to download; its file is made when the file or its size is first needed. */
export class Download {
  readonly source: DocumentSource;
  #file: ReturnType<typeof renderDocument> | undefined;

  constructor(source: DocumentSource) {
    this.source = source;
  }

  /** `/downloads/leave.pdf` */
  get href() {
    return this.source.cover ? BROCHURE_PATH : downloadPath(this.source.slug);
  }
  get file() {
    return (this.#file ??= renderDocument(this.source, getSite(), SITE_URL));
  }
  /** `PDF, 4 pages, 86 KB` */
  get measure() {
    const { bytes, pages } = this.file;
    return `PDF, ${formatQuantity(pages, 'page')}, ${formatBytes(bytes.byteLength)}`;
  }
  draw() {
    return drawDocument(this.source, getSite(), SITE_URL);
  }
}

const SITE_URL = new URL(import.meta.env.SITE);
const downloads = new Map<string, Download>();

/** Returns the document of a source; two sources with the same address get the same document. */
export function createDownload(source: DocumentSource): Download {
  const download = new Download(source);
  const known = downloads.get(download.href);
  if (known) return known;
  downloads.set(download.href, download);
  return download;
}

export type PrintedEntry = CollectionEntry<'resources' | 'policies' | 'documents'>;

export function entryDownload(entry: PrintedEntry): Download {
  const { id, data, body = '' } = entry;
  const { title, description } = data;
  return createDownload({ slug: id, title, description, body, ...titleBlockOf(entry) });
}

/** Returns the parts of a document's title block other than the title; these parts depend on the collection. */
function titleBlockOf({
  collection,
  data,
}: PrintedEntry): Omit<DocumentSource, 'slug' | 'title' | 'description' | 'body'> {
  switch (collection) {
    case 'resources':
      return { kind: data.type, meta: [['Subject', data.category]], date: data.date };
    case 'policies':
      return {
        kind: 'HR policy template',
        meta: [
          ['Version', data.example ? markAsExample(data.version) : data.version],
          ['Written for', data.applicability],
          ['How to use it', 'Copy the text into a document of your own and complete it.'],
        ],
        date: data.lastUpdated,
        adoption: true,
      };
    case 'documents':
      return {
        kind: DOCUMENT_GROUPS[data.group].kind,
        meta: [],
        date: data.date,
        cover: data.group === 'brochure',
      };
  }
}

/** Returns the brochure, to which the header links. */
export async function getBrochure(): Promise<Download> {
  const [brochure] = await getCollection('documents', ({ data }) => data.group === 'brochure');
  if (!brochure) throw new Error('content/documents needs one entry of the group "brochure"');
  return entryDownload(brochure);
}

/** Returns the documents that pages list: all except the brochure. */
export async function getListedDownloads(): Promise<Download[]> {
  const entries = [
    ...(await getCollection('resources')),
    ...(await getCollection('policies')),
    ...(await getCollection('documents', ({ data }) => data.group !== 'brochure')),
  ];
  return entries.map(entryDownload);
}

/** Returns the documents that the home page shows: the first of each of three lists. */
export async function getShownDownloads(): Promise<Download[]> {
  const lists = [
    await getDocuments('tax-updates'),
    await getOrdered('resources'),
    await getOrdered('policies'),
  ];
  return lists.flatMap((list: readonly PrintedEntry[]) => list.slice(0, 1).map(entryDownload));
}
