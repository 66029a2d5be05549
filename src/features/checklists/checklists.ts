/** Provides the checklists of services and of other pages, on the page and as a PDF. */
import { createDownload, type Download } from '#features/documents/documents.ts';
import { inlineParts } from '#lib/inline-text.ts';
import { getPages, type PageData } from '#queries/pages.ts';
import { getAllServices, type Service } from '#queries/services.ts';
import { checklistFileName } from '#site/file-paths.ts';
import type { ServiceSectionName } from '#site/service-sections.ts';
import { FAMILIES } from '#site/services.ts';
import {
  checklistBody,
  pageChecklistBody,
  taskLine,
  type ChecklistItem,
} from './checklist.logic.ts';

export function checklistProps(
  { field, items }: { field: ServiceSectionName; items: readonly ChecklistItem[] },
  title: string,
  service: Service,
) {
  const { path, data } = service;
  const download = checklistDownload(service);
  return {
    /** Key under which the browser stores the ticks. */
    name: `${path}#${field}`,
    title,
    items: items.map(tickable),
    download: download && downloadLink(download, data.title),
  };
}

export type ChecklistProps = ReturnType<typeof checklistProps>;

const tickable = (item: ChecklistItem) => ({
  ...item,
  text: inlineParts(item.text),
  key: taskLine(item),
});

const downloadLink = ({ href, measure }: Download, about: string) => ({
  href,
  label: 'Document checklist',
  about,
  measure,
});

/** Returns the properties of the checklist block on a page, such as `/guides/gst-notice`. */
export function pageChecklistProps(
  route: string,
  page: PageData,
  block: ChecklistBlock,
): ChecklistProps {
  return {
    name: `${route}#checklist`,
    title: block.heading,
    items: block.items.map((text) => tickable({ title: undefined, text })),
    download: downloadLink(pageChecklistDownload(route, page, block), page.title),
  };
}

export type ChecklistBlock = Extract<PageData['blocks'][number], { block: 'checklist' }>;

const pageChecklistDownload = (
  route: string,
  { title }: PageData,
  { items, reviewed }: ChecklistBlock,
) =>
  createDownload({
    slug: checklistFileName(route),
    kind: 'Document checklist',
    title: `${title}: checklist`,
    description: 'Tick the documents you have ready. You can send the others later.',
    meta: [],
    date: reviewed,
    body: pageChecklistBody(title, items, route),
  });

function checklistDownload({ id, family, path, data }: Service): Download | undefined {
  const body = checklistBody(data, path);
  if (body === undefined) return undefined;
  return createDownload({
    slug: checklistFileName(id),
    kind: 'Document checklist',
    title: `${data.title}: document checklist`,
    description: 'Tick the documents you have ready. You can send the others later.',
    meta: [['Practice', FAMILIES[family].short]],
    date: data.reviewed,
    body,
  });
}

/** Returns the checklists of services. `subject`: the subject of messages that ask about the service. */
export const getServiceChecklists = async () =>
  (await getAllServices()).flatMap((service) => {
    const download = checklistDownload(service);
    const subject = service.data.title;
    return download ? [{ subject, href: download.href, measure: download.measure }] : [];
  });

export async function getChecklistDownloads(): Promise<Download[]> {
  const ofServices = (await getAllServices()).map(checklistDownload);
  const ofPages = (await getPages()).flatMap(({ route, page }) =>
    page.blocks.flatMap((block) =>
      block.block === 'checklist' ? pageChecklistDownload(route, page, block) : [],
    ),
  );
  return [...ofServices, ...ofPages].filter((download) => download !== undefined);
}
