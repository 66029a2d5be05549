/**
 * Every document to download, made once in a build, so that the size on the page and the
 * file itself come from the same bytes.
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

type PrintedCollection = 'resources' | 'policies' | 'documents';

/** What each collection adds to the title, description and text of a document. */
const SOURCES: {
  [Name in PrintedCollection]: (
    data: CollectionEntry<Name>['data'],
  ) => Pick<Source, 'kind' | 'meta' | 'date' | 'cover' | 'figure'>;
} = {
  resources: ({ type, category, date }) => ({ kind: type, meta: [['Subject', category]], date }),
  policies: ({ example, version, applicability, lastUpdated }) => ({
    kind: 'HR policy template',
    meta: [
      ['Version', example ? exampleOf(version) : version],
      ['Applies to', applicability],
    ],
    date: lastUpdated,
  }),
  documents: ({ group, date }) => ({
    kind: KINDS[group],
    meta: [],
    date,
    ...(group === 'brochure' && { cover: true, figure: 'lattice' }),
  }),
};

const made = new Map<string, Download>();

function make({ slug, ...source }: Source): Download {
  const known = made.get(slug);
  if (known) return known;
  const href = slug === 'brochure' ? BROCHURE_PATH : downloadPath(slug);
  const siteUrl = new URL(import.meta.env.SITE);
  const rendered = renderDocument({ figure: kolamFor(slug), ...source }, getSite(), siteUrl);
  const download = { slug, href, ...rendered };
  made.set(slug, download);
  return download;
}

export function downloadOf<Name extends PrintedCollection>({
  collection,
  id,
  data,
  body = '',
}: CollectionEntry<Name>): Download {
  const { title, description }: CollectionEntry<PrintedCollection>['data'] = data;
  return make({ slug: id, title, description, body, ...SOURCES[collection as Name](data) });
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

/** `PDF, 4 pages, 86 KB` */
export function describeMeasure({ pages, bytes }: RenderedDocument): string {
  return `PDF, ${plural(pages, 'page')}, ${formatBytes(bytes.byteLength)}`;
}
