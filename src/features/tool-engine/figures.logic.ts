/** Figures of the register as tools get them, and steps of rates by size. */
import type { LegalFigure } from '#collections/legal-figures.ts';
import { valueOn } from '#lib/dated-values.ts';

/** By id, such as `epf-rate`; values may be words. */
export type ToolFigures = Readonly<Record<string, Pick<LegalFigure, 'unit' | 'values'>>>;

/** The number of a figure on one day; throws if it has none. */
export type FigureLookup = (id: string) => number;

/** The value of a figure on a day, such as 12 or `20th`; undefined before the first value. */
export const figureValueOn = (figures: ToolFigures, id: string, day: string) =>
  valueOn(figures[id]?.values ?? [], day)?.value;

/** Looks up the numbers of a day; if one is missing, the page did not pass it to the tool. */
export function figureLookup(figures: ToolFigures, day: string): FigureLookup {
  return (id) => {
    const value = figureValueOn(figures, id, day);
    if (typeof value !== 'number') throw new Error(`no number for the figure ${id} on ${day}`);
    return value;
  };
}

/** A number of a rule: as written, or that of a figure. */
export const resolveNumber = (value: number | string, figure: FigureLookup): number =>
  typeof value === 'string' ? figure(value) : value;

/** A step of rates or verdicts by size; the last of a list may have no limit. */
export interface SizeBracket {
  readonly upTo?: number | string | undefined;
  readonly below?: number | string | undefined;
}

/** The first step that a size fits, such as the rate for a turnover; undefined if it is above all of them. */
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
