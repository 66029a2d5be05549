/** What a visitor typed into a field of a tool: a value, or a sentence that says what to type. */
import { daysFrom } from '#features/tool-engine/calendar-days.logic.ts';
import { formatDate } from '#lib/format.ts';

export type Reading<Value> = { readonly value: Value } | { readonly error: string };

/** Indian words for large amounts, in rupees. */
const UNITS: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  l: 1e5,
  lac: 1e5,
  lakh: 1e5,
  cr: 1e7,
  crore: 1e7,
};
const AMOUNT = /^(?:₹|rs\.?|inr)?\s*(-?)\s*(\d[\d,]*(?:\.\d+)?|\.\d+)\s*([a-z]*)\.?$/;
/** Commas by lakh (12,00,000) or by thousand (1,200,000). */
const GROUPED = /^(\d{1,2}(,\d{2})*,\d{3}|\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/;

export interface Limits<Value> {
  readonly min?: Value | undefined;
  readonly max?: Value | undefined;
}

/** An amount in rupees: `1200000`, `12,00,000`, `12 lakh`, `1.5 cr`. */
export function readAmount(
  text: string,
  { min = 0, max = 1e13 }: Limits<number> = {},
): Reading<number> {
  const typed = text.trim().toLowerCase();
  const [, minus, digits = '', word = ''] = AMOUNT.exec(typed) ?? [];
  const unit = word === '' ? 1 : UNITS[word.replace(/s$/, '')];
  if (!digits || unit === undefined || !(GROUPED.test(digits) || digits.startsWith('.')))
    return { error: 'Type an amount in rupees, such as 12,00,000 or 12 lakh.' };
  if (minus) return { error: 'Type an amount of zero or more.' };
  // Paise are kept, thousandths of them are not: 1.1 lakh is 110000, not 110000.00000000001.
  const value = Math.round(Number(digits.replaceAll(',', '')) * unit * 100) / 100;
  if (value < min) return { error: `Type an amount of ${formatRupees(min)} or more.` };
  if (value > max) return { error: `Type an amount of ${formatRupees(max)} or less.` };
  return { value };
}

/** A whole number: `60`, `1,200`. */
export function readCount(
  text: string,
  { min = 0, max = 100_000 }: Limits<number> = {},
): Reading<number> {
  const typed = text.trim();
  if (!/^-?\d[\d,]*(\.0+)?$/.test(typed)) return { error: 'Type a whole number, such as 12.' };
  const value = Number(typed.replaceAll(',', ''));
  if (value < min) return { error: `Type ${formatCount(min)} or more.` };
  if (value > max) return { error: `Type ${formatCount(max)} or less.` };
  return { value };
}

/** A day as `YYYY-MM-DD`, as date fields give it, or as `31/12/2026` is typed in India. */
export function readDate(text: string, { min, max }: Limits<string> = {}): Reading<string> {
  const typed = text.trim();
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(typed) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso) || Number.isNaN(daysFrom(iso, iso)))
    return { error: 'Type a date as day/month/year, such as 31/12/2026.' };
  if (min !== undefined && iso < min) return { error: `Type a date from ${formatDate(min)} on.` };
  if (max !== undefined && iso > max) return { error: `Type a date up to ${formatDate(max)}.` };
  return { value: iso };
}

// Made once: a calculator prints some two hundred sums at each keystroke.
const COUNTS = new Intl.NumberFormat('en-IN');
const PAISE = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `1234567.5` → `₹12,34,567.50`; whole rupees without paise. */
export function formatRupees(value: number): string {
  return `₹${(Number.isInteger(value) ? COUNTS : PAISE).format(value)}`;
}

/** `1200` → `1,200` */
export function formatCount(value: number): string {
  return COUNTS.format(value);
}
