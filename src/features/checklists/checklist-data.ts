/** The data of the checklist in a service's section. */
import { itemKey, type ChecklistItem } from '#features/documents/checklist.logic.ts';
import { checklistDownload } from '#features/documents/documents.ts';
import { inlineParts } from '#lib/inline-text.ts';
import type { PlacedService } from '#queries/services.ts';
import type { ServiceFieldName } from '#site/service-fields.ts';
import type { ChecklistData } from './Checklist.tsx';

export function checklistData(
  { field, items }: { field: ServiceFieldName; items: readonly ChecklistItem[] },
  title: string,
  { family, node }: PlacedService,
): ChecklistData {
  const download = checklistDownload({ family, node });
  return {
    name: `${node.path}#${field}`,
    title,
    items: items.map((item) => ({ ...item, text: inlineParts(item.text), key: itemKey(item) })),
    download: download && {
      href: download.href,
      label: 'Document checklist (PDF)',
      about: node.data.title,
      measure: download.measure,
    },
  };
}
