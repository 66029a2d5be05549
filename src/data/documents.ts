/**
 * Every document to download, made once in a build: the page that prints its size and the file
 * itself come from the same bytes.
 */
import { getCollection, type CollectionEntry } from 'astro:content';
import { BROCHURE_PATH, downloadPath } from '#config/routes.ts';
import { renderDocument, type DocumentSource, type RenderedDocument } from '#documents/render.ts';
import { formatBytes, plural } from '#logic/format.ts';
import { getSite } from './site.ts';

export interface Download extends RenderedDocument {
  /** File name without ending. */
  readonly slug: string;
  readonly href: string;
}

type Source = DocumentSource & { readonly slug: string };

const KINDS: Record<CollectionEntry<'documents'>['data']['group'], string> = {
  brochure: 'Brochure',
  'tax-updates': 'Tax update',
  'hr-quick-reference': 'HR quick reference',
  recruitment: 'Recruitment',
};

const made = new Map<string, Download>();

function make({ slug, ...source }: Source): Download {
  const known = made.get(slug);
  if (known) return known;
  const siteUrl = new URL(import.meta.env.SITE);
  const href = slug === 'brochure' ? BROCHURE_PATH : downloadPath(slug);
  const download = { slug, href, ...renderDocument(source, getSite(), siteUrl) };
  made.set(slug, download);
  return download;
}

export function resourceDownload({ id, data, body }: CollectionEntry<'resources'>): Download {
  return make({
    slug: id,
    kind: data.type,
    title: data.title,
    description: data.description,
    meta: [['Subject', data.category]],
    date: data.date,
    body: body ?? '',
  });
}

export function policyDownload({ id, data, body }: CollectionEntry<'policies'>): Download {
  return make({
    slug: id,
    kind: 'HR policy template',
    title: data.title,
    description: data.description,
    meta: [
      ['Version', data.version],
      ['Applies to', data.applicability],
    ],
    date: data.lastUpdated,
    body: body ?? '',
  });
}

export function documentDownload({ id, data, body }: CollectionEntry<'documents'>): Download {
  return make({
    slug: id,
    kind: KINDS[data.group],
    title: data.title,
    description: data.description,
    meta: [],
    date: data.date,
    body: body ?? '',
  });
}

export async function getBrochure(): Promise<Download> {
  const [brochure] = await getCollection('documents', ({ data }) => data.group === 'brochure');
  if (!brochure) throw new Error('content/documents needs one entry of the group "brochure"');
  return documentDownload(brochure);
}

/** Every document but the brochure, which lies at the site root. */
export async function getDownloads(): Promise<Download[]> {
  const documents = await getCollection('documents', ({ data }) => data.group !== 'brochure');
  return [
    ...(await getCollection('resources')).map(resourceDownload),
    ...(await getCollection('policies')).map(policyDownload),
    ...documents.map(documentDownload),
  ];
}

/** `PDF, 4 pages, 86 KB` */
export function describeMeasure({ pages, bytes }: RenderedDocument): string {
  return `PDF, ${plural(pages, 'page')}, ${formatBytes(bytes.byteLength)}`;
}
