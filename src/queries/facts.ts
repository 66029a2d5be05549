/** Figures of law, as pages show them. */
import { getCollection } from 'astro:content';
import { byFileOrder } from './groups.ts';

/** The figures named, or all, in the order of their files. Days of checking default to those of the file. */
export async function getFacts(ids?: readonly string[]) {
  const facts = await getCollection('facts', ({ id }) => ids?.includes(id) ?? true);
  return facts.sort(byFileOrder).map(({ data: { head, ...data } }) => ({
    ...data,
    checkedOn: data.checkedOn ?? head.checkedOn,
  }));
}
