/**
 * Every document to download, made once in a build, so that the size on the page and the
 * file itself come from the same bytes.
 */
import { getCollection, type CollectionEntry } from 'astro:content';
import { BROCHURE_PATH, checklistSlug, downloadPath } from '#site/file-paths.ts';
import { DOCUMENT_GROUPS } from '#site/routes.ts';
import { FAMILIES } from '#site/services.ts';
import { renderDocument, type DocumentSource } from './render.ts';
import { checklistBody } from './checklist.logic.ts';
import { exampleOf, formatBytes, plural } from '#lib/format.ts';
import { getPlacedServices, type PlacedService } from '#queries/services.ts';
import { getSite } from '#queries/site.ts';

export interface Download {
  readonly href: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** `PDF, 4 pages, 86 KB` */
  readonly measure: string;
}

const made = new Map<string, Download>();

function make(source: DocumentSource): Download {
  const { slug, cover } = source;
  const known = made.get(slug);
  if (known) return known;
  const href = cover ? BROCHURE_PATH : downloadPath(slug);
  const { bytes, pages } = renderDocument(source, getSite(), new URL(import.meta.env.SITE));
  const measure = `PDF, ${plural(pages, 'page')}, ${formatBytes(bytes.byteLength)}`;
  const download = { href, bytes, measure };
  made.set(slug, download);
  return download;
}

/** An entry from which a document is made. */
export type PrintedEntry = CollectionEntry<'resources' | 'policies' | 'documents'>;

export function downloadOf(entry: PrintedEntry): Download {
  const { id, data, body = '' } = entry;
  const { title, description } = data;
  return make({ slug: id, title, description, body, ...particularsOf(entry) });
}

function particularsOf({
  collection,
  data,
}: PrintedEntry): Pick<DocumentSource, 'kind' | 'meta' | 'date' | 'cover'> {
  switch (collection) {
    case 'resources':
      return { kind: data.type, meta: [['Subject', data.category]], date: data.date };
    case 'policies':
      return {
        kind: 'HR policy template',
        meta: [
          ['Version', data.example ? exampleOf(data.version) : data.version],
          ['Applies to', data.applicability],
        ],
        date: data.lastUpdated,
      };
    case 'documents': {
      const { group, date } = data;
      return { kind: DOCUMENT_GROUPS[group].kind, meta: [], date, cover: group === 'brochure' };
    }
  }
}

/** The checklist of a service; undefined if its entry has nothing to tick. */
export function checklistDownload({
  family,
  node: { id, data, path },
}: Pick<PlacedService, 'family' | 'node'>): Download | undefined {
  const body = checklistBody(data, path);
  if (body === undefined) return undefined;
  return make({
    slug: checklistSlug(id),
    kind: 'Document checklist',
    title: `${data.title}: document checklist`,
    description: 'Tick the documents you have ready. You can send the others later.',
    meta: [['Practice', FAMILIES[family].short]],
    date: data.reviewed,
    body,
    notes: true,
  });
}

export async function getBrochure(): Promise<Download> {
  const [brochure] = await getCollection('documents', ({ data }) => data.group === 'brochure');
  if (!brochure) throw new Error('content/documents needs one entry of the group "brochure"');
  return downloadOf(brochure);
}

/** Every document. */
export async function getDownloads(): Promise<Download[]> {
  const printed = [
    ...(await getCollection('resources')),
    ...(await getCollection('policies')),
    ...(await getCollection('documents')),
  ];
  const checklists = (await getPlacedServices()).map(checklistDownload);
  return [...printed.map(downloadOf), ...checklists].filter((download) => download !== undefined);
}
