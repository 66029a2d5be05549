/** Looks up the statutory figures of tools, and finds the bracket for a size, such as a turnover. */
import type { LegalFigure } from '#collections/legal-figures.ts';
import { valueOn } from '#lib/dated-values.ts';

/** Figures by their id, such as `epf-rate`. The value of a figure may also be a text, such as `20th`. */
export type ToolFigures = Readonly<Record<string, Pick<LegalFigure, 'unit' | 'values'>>>;

/** A function that takes the id of a figure and returns its number on one day; throws if there is no number. */
export type FigureLookup = (id: string) => number;

/** Returns the value of a figure on a day, such as 12 or `20th`; undefined for a day before the first value. */
export const figureValueOn = (figures: ToolFigures, id: string, day: string) =>
  valueOn(figures[id]?.values ?? [], day)?.value;

export function figureLookup(figures: ToolFigures, day: string): FigureLookup {
  return (id) => {
    const value = figureValueOn(figures, id, day);
    if (typeof value !== 'number') throw new Error(`no number for the figure ${id} on ${day}`);
    return value;
  };
}

/** A rule states a number or the id of a figure; returns the number itself or the number of the figure. */
export const resolveNumber = (value: number | string, figure: FigureLookup): number =>
  typeof value === 'string' ? figure(value) : value;

/** A range of sizes: `upTo` includes the limit itself, `below` excludes it. The last bracket may have no limit. */
export interface SizeBracket {
  readonly upTo?: number | string | undefined;
  readonly below?: number | string | undefined;
}

/** Returns the first bracket that fits a size; undefined if all limits are too low. */
export const findBracketBySize = <Step extends SizeBracket>(
  steps: readonly Step[],
  size: number,
  figure: FigureLookup,
): Step | undefined =>
  steps.find(
    ({ upTo = Infinity, below }) =>
      size <= resolveNumber(upTo, figure) &&
      (below === undefined || size < resolveNumber(below, figure)),
  );
