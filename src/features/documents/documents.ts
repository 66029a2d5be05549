/**
 * Every document to download, made once in a build: the page that prints its size and the file
 * itself come from the same bytes.
 */
import { getCollection, type CollectionEntry } from 'astro:content';
import { BROCHURE_PATH, checklistSlug, downloadPath } from '#site/file-paths.ts';
import { FAMILIES } from '#site/services.ts';
import { renderDocument, type DocumentSource, type RenderedDocument } from './render.ts';
import { checklistBody } from './checklist.logic.ts';
import { exampleOf, formatBytes, plural } from '#lib/format.ts';
import { kolamFor, type KolamName } from '#ui/kolam.logic.ts';
import { getPlacedServices, type PlacedService } from '#queries/services.ts';
import { getSite } from '#queries/site.ts';

export interface Download extends RenderedDocument {
  /** File name without ending. */
  readonly slug: string;
  readonly href: string;
}

type Source = Omit<DocumentSource, 'figure'> & {
  readonly slug: string;
  readonly figure?: KolamName;
};

const KINDS: Record<CollectionEntry<'documents'>['data']['group'], string> = {
  brochure: 'Brochure',
  'tax-updates': 'Tax update',
  'hr-quick-reference': 'HR quick reference',
  recruitment: 'Recruitment',
};

const BROCHURE_LOOK = { cover: true, figure: 'lattice' } as const;

const made = new Map<string, Promise<Download>>();

function make({ slug, ...source }: Source): Promise<Download> {
  const known = made.get(slug);
  if (known) return known;
  const href = slug === 'brochure' ? BROCHURE_PATH : downloadPath(slug);
  const siteUrl = new URL(import.meta.env.SITE);
  const download = renderDocument({ figure: kolamFor(slug), ...source }, getSite(), siteUrl).then(
    (rendered) => ({ slug, href, ...rendered }),
  );
  made.set(slug, download);
  return download;
}

export function resourceDownload({
  id,
  data,
  body,
}: CollectionEntry<'resources'>): Promise<Download> {
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

export function policyDownload({ id, data, body }: CollectionEntry<'policies'>): Promise<Download> {
  return make({
    slug: id,
    kind: 'HR policy template',
    title: data.title,
    description: data.description,
    meta: [
      ['Version', data.example ? exampleOf(data.version) : data.version],
      ['Applies to', data.applicability],
    ],
    date: data.lastUpdated,
    body: body ?? '',
  });
}

export function documentDownload({
  id,
  data,
  body,
}: CollectionEntry<'documents'>): Promise<Download> {
  return make({
    slug: id,
    kind: KINDS[data.group],
    title: data.title,
    description: data.description,
    meta: [],
    date: data.date,
    body: body ?? '',
    ...(data.group === 'brochure' && BROCHURE_LOOK),
  });
}

/** The checklist of a service whose entry has something to tick. */
export async function checklistDownload({
  family,
  node,
}: Pick<PlacedService, 'family' | 'node'>): Promise<Download | undefined> {
  const { id, data, path } = node;
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
  return documentDownload(brochure);
}

/** Every document but the brochure, which lies at the site root. */
export async function getDownloads(): Promise<Download[]> {
  const documents = await getCollection('documents', ({ data }) => data.group !== 'brochure');
  const downloads = await Promise.all([
    ...(await getCollection('resources')).map(resourceDownload),
    ...(await getCollection('policies')).map(policyDownload),
    ...documents.map(documentDownload),
    ...(await getPlacedServices()).map(checklistDownload),
  ]);
  return downloads.filter((download) => download !== undefined);
}

/** `PDF, 4 pages, 86 KB` */
export function describeMeasure({ pages, bytes }: RenderedDocument): string {
  return `PDF, ${plural(pages, 'page')}, ${formatBytes(bytes.byteLength)}`;
}
