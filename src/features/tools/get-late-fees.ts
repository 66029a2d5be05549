import { getCollection } from 'astro:content';
import { figuresOf } from './late-fees.logic.ts';
import { getToolFigures } from './get-figures.ts';

/** The rules of lateness in their order, with the figures they use. */
export async function getLateFees() {
  const entries = (await getCollection('lateFees')).sort(
    (one, other) => one.data.order - other.data.order,
  );
  const rules = entries.map(({ id, data }) => ({ id, ...data }));
  const used = rules.flatMap(figuresOf);
  return {
    rules,
    figures: await getToolFigures([...new Set(used)]),
    /** For the note on the page: those that the texts name as well. */
    named: [...new Set([...used, ...rules.flatMap(({ figures }) => figures)])],
  };
}
