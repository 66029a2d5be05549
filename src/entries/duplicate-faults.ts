/** Values that must not stand twice: places in a list, numbers, titles, descriptions, file names. */
import { fault, type Fault } from '#schemas/fault-text.ts';
import type { Entries } from './read.ts';

/** One value that must not stand twice, with where it stands. */
interface Unique {
  readonly file: string;
  readonly field: string;
  readonly value: string;
}

export function duplicateFaults(entries: Entries): Fault[] {
  const unique: Unique[] = [];
  const add = (file: string, field: string, scope: string, value: string | number) =>
    unique.push({ file, field, value: `${scope}\u0000${value}` });
  for (const name of [
    'services',
    'guidance',
    'resources',
    'policies',
    'documents',
    'caseStudies',
    'recruitmentStories',
    'faqs',
  ] as const)
    for (const { id, file, data } of entries[name]) {
      const parent = id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : '';
      const scope =
        'category' in data && name === 'policies'
          ? data.category
          : 'group' in data
            ? data.group
            : 'page' in data
              ? data.page
              : parent;
      add(file, 'order', `${name}/${scope}`, data.order);
    }
  for (const { file, data } of entries.recruitmentSteps) add(file, 'step', 'step', data.step);
  for (const { file, data } of entries.faqs)
    data.faqs.forEach(({ id }, index) => add(file, `faqs[${index}].id`, data.page, id));
  for (const { file, data } of entries.facts)
    data.facts.forEach(({ id }, index) => add(file, `facts[${index}].id`, 'fact', id));
  for (const name of ['resources', 'policies', 'documents'] as const)
    for (const { id, file } of entries[name]) add(file, 'file name', 'download', id);
  for (const { file, data } of entries.posts)
    if (data.featured) add(file, 'featured', 'post', 'true');
  for (const { file, data } of [
    ...entries.pages,
    ...entries.posts,
    ...entries.services,
    ...entries.legal,
  ])
    add(file, 'title', 'title', data.title);
  for (const { file, data } of [...entries.pages, ...entries.legal])
    add(file, 'description', 'description', data.description);
  const first = new Map<string, Unique>();
  const faults: Fault[] = [];
  for (const one of unique) {
    const key = `${one.field.replace(/\[\d+\]/, '')}\u0000${one.value}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, one);
    else
      faults.push(
        fault(
          one.file,
          one.field,
          `"${one.value.split('\u0000')[1]}" stands already in ${earlier.file}`,
        ),
      );
  }
  return faults;
}
