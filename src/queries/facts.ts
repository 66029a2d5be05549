/** The fact register, as pages show it. */
import { getCollection } from 'astro:content';
import type { Fact } from '#collections/facts.ts';

/** The facts named, or all. */
export async function getFacts(ids?: readonly string[]): Promise<Fact[]> {
  const register = await getCollection('facts');
  return register.flatMap(({ data }) => data.facts).filter(({ id }) => ids?.includes(id) ?? true);
}
