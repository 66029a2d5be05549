/** The fact register, as pages show it. */
import { getCollection } from 'astro:content';

/** The oldest as-of date among the named facts; nothing when none is named. */
export async function getFiguresAsOf(ids: readonly string[]): Promise<string | undefined> {
  const register = await getCollection('facts');
  return register
    .flatMap(({ data }) => data.facts)
    .filter(({ id }) => ids.includes(id))
    .map(({ asOf }) => asOf)
    .sort()[0];
}
