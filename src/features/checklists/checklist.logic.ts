import type { EntryData } from '#collections/index.ts';
import { SERVICE_SECTIONS } from '#site/service-sections.ts';

type Service = Pick<EntryData<'services'>, 'title' | 'sections'>;
export type ChecklistItem = NonNullable<Service['sections'][number]['items']>[number];

/** Returns the checklist of a service as Markdown, with a link to the service; undefined if the list is empty. */
export function checklistBody({ title, sections }: Service, path: string): string | undefined {
  const lists = sections.flatMap(({ field, heading, items }) => {
    const { show, heading: defaultHeading } = SERVICE_SECTIONS[field];
    if (show !== 'checklist' || items === undefined) return [];
    return [`## ${heading ?? defaultHeading}`, items.map(taskLine).join('\n')];
  });
  if (lists.length === 0) return undefined;
  return [...lists, `Full details of this service: [${title}](<${path}>).`].join('\n\n');
}

/** Returns the checklist of a page made of blocks as Markdown, with a link to the page. */
export const pageChecklistBody = (title: string, items: readonly string[], path: string): string =>
  [
    items.map((text) => taskLine({ title: undefined, text })).join('\n'),
    `The answer and the steps: [${title}](<${path}>).`,
  ].join('\n\n');

/**
 * Returns an item as one line of Markdown. The browser stores the lines of the ticked items, so a tick stays on its
 * item when the order of the list changes.
 */
export function taskLine({ title, text }: ChecklistItem): string {
  const line = title === undefined ? text : `**${title}.** ${text}`;
  return `- [ ] ${line.replace(/\s+/g, ' ')}`;
}
