import { getCollection } from 'astro:content';
import { buildDay } from '#collections/reading/publication.ts';
import { figuresOf, type FigureOf } from './company-forms.logic.ts';
import { getToolFigures } from './get-figures.ts';
import { figureOn } from './tool-figures.ts';

/** The forms in their order, with the figures that decide between them. */
export async function getCompanyForms() {
  const entries = (await getCollection('companyForms')).sort(
    (one, other) => one.data.order - other.data.order,
  );
  const used = [...new Set(entries.flatMap(({ data }) => figuresOf(data)))];
  const figures = await getToolFigures(used);
  const figure: FigureOf = figureOn(figures, buildDay());
  return {
    // What the loader added is of no use in the browser.
    forms: entries.map(
      ({ id, data: { figures: _figures, publication: _publication, ...data } }) => ({
        id,
        ...data,
      }),
    ),
    figures,
    figure,
    /** For the note on the page: those that the texts name as well. */
    named: [...new Set([...used, ...entries.flatMap(({ data }) => data.figures)])],
  };
}
