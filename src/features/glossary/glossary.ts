/** Reads the terms of the glossary, and the sections and forms whose numbers changed with the new Income-tax Act. */
import { GENERAL_KNOWLEDGE, formatFigureOn } from '#collections/legal-figures.ts';
import { buildDay } from '#collections/reading/build-day.ts';
import { upperFirst } from '#lib/format.ts';
import { getGroups, getLegalFigures } from '#queries/lists.ts';

/**
 * Returns the sections and forms that have another number under the Income-tax Act, 2025, sorted by the old number.
 * One row is `['Section 194A', 'Section 393(1) (to be confirmed)', 'Tax deducted from interest']`.
 */
async function getRenumberings() {
  const figures = await getLegalFigures();
  const start = figures.find(({ id }) => id === 'income-tax-act-2025-from')?.values.at(-1)?.value;
  const rows = figures
    .filter(({ unit }) => unit === 'text')
    .flatMap((figure) => {
      const { values, says, checkedAgainst, confidence } = figure;
      const before = values[values.findIndex(({ from }) => from === start) - 1]?.value;
      // Leaves out other figures that changed on the same day, such as due dates: they name no section or form.
      if (!/^(section|Forms?) /.test(String(before))) return [];
      const isVerified = checkedAgainst !== GENERAL_KNOWLEDGE && confidence === 'high';
      const now = upperFirst(formatFigureOn(figure, buildDay()) ?? '');
      const old = upperFirst(String(before));
      return [[old, isVerified ? now : `${now} (to be confirmed)`, says] as const];
    })
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return Map.groupBy(rows, ([old]) => (old.startsWith('Form') ? 'forms' : 'sections'));
}

/** Returns the groups that the glossary shows, and the links to its parts. */
export async function getGlossary() {
  const fields = await getGroups('glossaryTerms');
  const renumbered = await getRenumberings();
  const tables = [
    {
      id: 'income-tax-sections',
      heading: 'Income-tax sections, old and new',
      rows: renumbered.get('sections') ?? [],
    },
    {
      id: 'income-tax-forms',
      heading: 'Income-tax forms, old and new',
      rows: renumbered.get('forms') ?? [],
    },
  ];
  return {
    fields,
    tables,
    parts: [
      ...fields.map(({ title }) => ({ text: title })),
      ...tables.map(({ id, heading }) => ({ slug: id, text: heading })),
    ],
    figures: fields.flatMap(({ entries }) => entries.flatMap(({ data }) => data.figures)),
  };
}

export type Glossary = Awaited<ReturnType<typeof getGlossary>>;
