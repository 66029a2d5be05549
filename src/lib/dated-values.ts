/** Selects the value that applies on a day, and formats statutory figures. Runs in the build and in browsers. */
import { formatDate } from './format.ts';

const SPANS = ['days', 'weeks', 'months', 'years', 'hours'] as const;
export const UNITS = ['inr', 'percent', ...SPANS, 'count', 'date', 'text'] as const;
export type Unit = (typeof UNITS)[number];
export const isSpan = (unit: Unit) => SPANS.some((span) => span === unit);

/** Value of a statutory figure: a string for a date (`YYYY-MM-DD`) and for a text, otherwise a number (18 for 18%). */
export type FigureValue = number | string;

interface DatedValue {
  /** First day on which the value applies. A value without `from` has always applied. */
  readonly from?: string | undefined;
}

/** Returns the value that applies on a day; undefined if none applies yet. `values`: sorted, the oldest first. */
export function valueOn<Value extends DatedValue>(
  values: readonly Value[],
  day: string,
): Value | undefined {
  return values.filter(({ from = '' }) => from <= day).at(-1);
}

export const LAKH = 100_000;
export const CRORE = 100 * LAKH;
/** Maximum number of decimals, as in `₹12.75 lakh`. An amount that needs more decimals is printed in full. */
const DECIMALS = 2;
const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: DECIMALS });

/** Formats a figure by its unit: `₹40 lakh`, `₹2.5 crore`, `18%`, `30 days`, `15 July 2026`. */
export function formatFigure(value: FigureValue, unit: Unit): string {
  if (typeof value === 'string') return unit === 'date' ? formatDate(value) : value;
  if (unit === 'inr') return `₹${printRupees(value)}`;
  if (unit === 'percent') return `${value}%`;
  if (isSpan(unit)) return `${grouped.format(value)} ${value === 1 ? unit.slice(0, -1) : unit}`;
  return grouped.format(value);
}

/** Formats rupees without the sign `₹`: `2.5 crore`, `40 lakh`, `12,500`. */
function printRupees(value: number): string {
  const [size, name] = value >= CRORE ? [CRORE, 'crore'] : [LAKH, 'lakh'];
  const share = value / size;
  const isShort = share >= 1 && Number(share.toFixed(DECIMALS)) === share;
  return isShort ? `${grouped.format(share)} ${name}` : grouped.format(value);
}
