/** Looks up the statutory figures of tools, and finds the step of a scale that fits a size. */
import type { LegalFigure } from '#collections/legal-figures.ts';
import { valueOn } from '#lib/dated-values.ts';

/** Figures by their id, such as `epf-rate`; a value may be a text. */
export type ToolFigures = Readonly<Record<string, Pick<LegalFigure, 'unit' | 'values'>>>;

/** Returns the number of a figure on a fixed day; throws if the figure has no number on that day. */
export type FigureLookup = (id: string) => number;

/** Returns the value of a figure on a day, such as 12 or `20th`; undefined before the first value. */
export const figureValueOn = (figures: ToolFigures, id: string, day: string) =>
  valueOn(figures[id]?.values ?? [], day)?.value;

/** Returns a function that looks up the numbers of figures on a day. */
export function figureLookup(figures: ToolFigures, day: string): FigureLookup {
  return (id) => {
    const value = figureValueOn(figures, id, day);
    if (typeof value !== 'number') throw new Error(`no number for the figure ${id} on ${day}`);
    return value;
  };
}

/** Returns a number that a rule states, either directly or by the id of a figure. */
export const resolveNumber = (value: number | string, figure: FigureLookup): number =>
  typeof value === 'string' ? figure(value) : value;

/** A step of a scale, such as a rate up to a turnover; the last step may have no limit. */
export interface SizeBracket {
  readonly upTo?: number | string | undefined;
  readonly below?: number | string | undefined;
}

/** Returns the first step that fits a size, such as the rate for a turnover; undefined if all limits are too low. */
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
