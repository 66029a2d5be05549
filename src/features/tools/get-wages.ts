import { getCollection } from 'astro:content';
import { getToolFigures } from './get-figures.ts';
import { WAGE_FIGURES } from './wages.logic.ts';

/** Parts of pay, notes and examples of the wage calculator, with the figures it counts with. */
export async function getWageRules() {
  const entries = await getCollection('payComponents');
  const data = entries.map((entry) => entry.data);
  return {
    components: data.flatMap(({ components }) => components),
    notes: data.flatMap(({ notes }) => notes),
    examples: data.flatMap(({ examples }) => examples),
    figures: await getToolFigures(WAGE_FIGURES),
    /** For the note on the page: those that the texts name as well. */
    named: [...new Set([...WAGE_FIGURES, ...data.flatMap(({ figures }) => figures)])],
  };
}
