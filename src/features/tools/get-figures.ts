/** The register's figures as tools get them. */
import type { Figure } from '#lib/dated-values.ts';
import { getFacts } from '#queries/facts.ts';
import type { ToolFigures } from './tool-figures.ts';

/** Values of the named figures by the day from which they apply; an unknown one, or one in words, stops the build. */
export async function getToolFigures(ids: readonly string[]): Promise<ToolFigures> {
  const facts = await getFacts(ids);
  return Object.fromEntries(
    ids.map((id) => {
      const fact = facts.find((one) => one.id === id);
      if (!fact) throw new Error(`content/facts/ has no figure ${id}, which a tool uses`);
      return [id, fact.values.map(({ from, value }) => ({ from, value: numberOf(id, value) }))];
    }),
  );
}

function numberOf(id: string, value: Figure): number {
  if (typeof value === 'number') return value;
  throw new Error(`the figure ${id} in content/facts/ is words; a tool needs a number`);
}
