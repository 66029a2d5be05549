/** The checklists of services: in the page, and as a document to download. */
import { createDownload, type Download } from '#features/documents/documents.ts';
import { inlineParts } from '#lib/inline-text.ts';
import { getAllServices, type Service } from '#queries/services.ts';
import { checklistFileName } from '#site/file-paths.ts';
import type { ServiceSectionName } from '#site/service-sections.ts';
import { FAMILIES } from '#site/services.ts';
import { checklistBody, taskLine, type ChecklistItem } from './checklist.logic.ts';

export function checklistProps(
  { field, items }: { field: ServiceSectionName; items: readonly ChecklistItem[] },
  title: string,
  service: Service,
) {
  const { path, data } = service;
  const download = checklistDownload(service);
  return {
    /** Key under which the browser keeps the ticks. */
    name: `${path}#${field}`,
    title,
    items: items.map((item) => ({ ...item, text: inlineParts(item.text), key: taskLine(item) })),
    download: download && {
      href: download.href,
      label: 'Document checklist',
      about: data.title,
      measure: download.measure,
    },
  };
}

export type ChecklistProps = ReturnType<typeof checklistProps>;

/** The checklist of a service as a document; undefined if its entry has nothing to tick. */
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

export async function getChecklistDownloads(): Promise<Download[]> {
  return (await getAllServices()).flatMap((service) => checklistDownload(service) ?? []);
}
