/** Figures of the register as tools get them. */
import { valueOn, type Dated, type Figure, type Unit } from '#lib/dated-values.ts';

/** A figure with its unit and its values by the day from which they apply; values may be words. */
export interface ToolFigure {
  readonly unit: Unit;
  readonly values: readonly (Dated & { readonly value: Figure })[];
}
export type ToolFigures = Readonly<Record<string, ToolFigure>>;

/** A number of the register on one day; throws if the id has none. */
export type FigureOf<Id extends string = string> = (id: Id) => number;

/** Undefined before the first value. */
export const figureIn = (figures: ToolFigures, id: string, day: string): Figure | undefined =>
  valueOn(figures[id]?.values ?? [], day)?.value;

/** The numbers of a day; if one is missing, the page did not pass it to the tool. */
export function figureOn(figures: ToolFigures, day: string): FigureOf {
  return (id) => {
    const found = figureIn(figures, id, day);
    if (typeof found !== 'number') throw new Error(`no number for the figure ${id} on ${day}`);
    return found;
  };
}

/** Fields of rules that hold the id of a figure, or a number. */
const FIGURE_FIELDS = new Set([
  ...['above', 'from', 'upTo', 'below', 'day', 'march', 'on', 'plus', 'after', 'years'],
  ...['perDay', 'cap', 'rate', 'sum', 'fee', 'times', 'fewestOwners', 'fewestManagers'],
]);

/** Ids of the figures that rules and conditions use. */
export function figuresIn(part: unknown, field = ''): string[] {
  if (typeof part === 'string') return FIGURE_FIELDS.has(field) ? [part] : [];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    figuresIn(value, Array.isArray(part) ? field : key),
  );
}
