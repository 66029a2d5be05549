/** What the glossary page shows: the terms by field of law, and the numbers that changed with the new Income-tax Act. */
import { getCollection } from 'astro:content';
import { GENERAL_KNOWLEDGE, formatFigureOn } from '#collections/facts.ts';
import { buildDay } from '#collections/reading/publication.ts';
import { upperFirst } from '#lib/format.ts';
import { headingAnchor } from '#lib/slug.ts';
import { getFacts, entriesByGroup } from './lists.ts';

/** The fields of law in their order, each with its terms; the titles have anchors on the page. */
export async function getGlossary() {
  const groups = entriesByGroup(await getCollection('terms'));
  return groups.map(({ title, entries }) => ({ title, anchor: headingAnchor(title), entries }));
}

/** Figure with the first day of the Income-tax Act, 2025. */
const ACT_FROM = 'income-tax-act-2025-from';

/**
 * Sections and forms that have another number under the Income-tax Act, 2025, sorted by the old one:
 * `['Section 194A', 'Section 393(1) (to be confirmed)', 'Tax deducted from interest']`
 */
export async function getSectionsAndFormsRenumbered() {
  const facts = await getFacts();
  const start = facts.find(({ id }) => id === ACT_FROM)?.values.at(-1)?.value;
  if (start === undefined) throw new Error(`content/facts/ has no figure ${ACT_FROM}`);
  const rows = facts
    .filter(({ unit }) => unit === 'text')
    .flatMap((fact) => {
      const { values, says, checkedAgainst, confidence } = fact;
      const before = values[values.findIndex(({ from }) => from === start) - 1]?.value;
      if (before === undefined) return [];
      const isVerified = checkedAgainst !== GENERAL_KNOWLEDGE && confidence === 'high';
      const now = formatFigureOn(fact, buildDay()) ?? '';
      return [[String(before), isVerified ? now : `${now} (to be confirmed)`, says] as const];
    })
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([old, now, says]) => [upperFirst(old), upperFirst(now), says] as const);
  const isForm = ([number]: readonly [string, ...unknown[]]) => number.startsWith('Form');
  return {
    sections: rows.filter((row) => !isForm(row)),
    forms: rows.filter(isForm),
  };
}
