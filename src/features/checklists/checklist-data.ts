/** The checklist of a service's section as it is printed. */
import { reviewLine } from '#collections/site.ts';
import { itemKey, type ChecklistItem } from '#features/documents/checklist.logic.ts';
import { checklistDownload, describeMeasure } from '#features/documents/documents.ts';
import { inlineParts } from '#lib/inline-text.ts';
import type { PlacedService } from '#queries/services.ts';
import { getSite } from '#queries/site.ts';
import { FAMILIES } from '#site/services.ts';
import type { ServiceFieldName } from '#site/service-fields.ts';
import type { ChecklistData } from './Checklist.tsx';

export function checklistData(
  { field, items }: { field: ServiceFieldName; items: readonly ChecklistItem[] },
  title: string,
  { family, node }: PlacedService,
): ChecklistData {
  const site = getSite();
  const { title: service, reviewed } = node.data;
  const download = checklistDownload({ family, node });
  const review = reviewLine(site, reviewed);
  return {
    name: `${node.path}#${field}`,
    title,
    items: items.map((item) => ({ ...item, text: inlineParts(item.text), key: itemKey(item) })),
    download: download && {
      href: download.href,
      label: 'Document checklist (PDF)',
      about: service,
      measure: describeMeasure(download),
    },
    sheet: {
      firm: `${site.name} · ${FAMILIES[family].short}`,
      service,
      foot: [`${site.phone} · ${site.email} ·`, review, 'General information, not advice.']
        .filter(Boolean)
        .join(' '),
    },
  };
}
