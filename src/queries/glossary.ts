/** Numbers of sections and forms that changed with the new Income-tax Act, for the glossary. */
import { GENERAL_KNOWLEDGE, formatFigureOn } from '#collections/legal-figures.ts';
import { buildDay } from '#collections/reading/publication.ts';
import { upperFirst } from '#lib/format.ts';
import { getLegalFigures } from './lists.ts';

/**
 * Sections and forms that have another number under the Income-tax Act, 2025, sorted by the old one:
 * `['Section 194A', 'Section 393(1) (to be confirmed)', 'Tax deducted from interest']`
 */
export async function getRenumberings() {
  const figures = await getLegalFigures();
  const start = figures.find(({ id }) => id === 'income-tax-act-2025-from')?.values.at(-1)?.value;
  const rows = figures
    .filter(({ unit }) => unit === 'text')
    .flatMap((figure) => {
      const { values, says, checkedAgainst, confidence } = figure;
      const before = values[values.findIndex(({ from }) => from === start) - 1]?.value;
      // A due date may have a new value on the same day; only numbers are listed.
      if (!/^(section|Forms?) /.test(String(before))) return [];
      const isVerified = checkedAgainst !== GENERAL_KNOWLEDGE && confidence === 'high';
      const now = upperFirst(formatFigureOn(figure, buildDay()) ?? '');
      const old = upperFirst(String(before));
      return [[old, isVerified ? now : `${now} (to be confirmed)`, says] as const];
    })
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return {
    sections: rows.filter(([old]) => !old.startsWith('Form')),
    forms: rows.filter(([old]) => old.startsWith('Form')),
  };
}
