import { valueOn, type Dated } from '#lib/dated-values.ts';

/** Values of the register by id, as an island gets them: numbers by the day from which they apply. */
export type ToolFigures = Readonly<Record<string, readonly (Dated & { readonly value: number })[]>>;

/** The figures of a day; one that is missing is a mistake of the page that gave them. */
export function figureOn(figures: ToolFigures, day: string): (id: string) => number {
  return (id) => {
    const found = valueOn(figures[id] ?? [], day);
    if (!found) throw new Error(`no figure ${id} on ${day}`);
    return found.value;
  };
}
