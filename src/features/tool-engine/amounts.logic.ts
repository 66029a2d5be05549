/** Reads amounts and numbers as people type and paste them in India, and writes them; reads days. */
import { daysBetween } from './calendar-days.logic.ts';

const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  thousand: 1e3,
  l: 1e5,
  lac: 1e5,
  lakh: 1e5,
  cr: 1e7,
  crore: 1e7,
};
/** An amount of a month: `50,000 pm`, `p.m.`, `per month`, `/month`. */
const OF_A_MONTH = /(^|[^a-z])(p\.? ?m|(per |a |\/ ?)month|monthly)(?![a-z])\.?/gi;
/** What may surround a number: ₹, Rs., INR, /-, only, Dr. Without lookbehind, which Safari lacks before 16.4. */
const AROUND = /₹|\/-|(^|[^a-z])(rs|inr|rupees?|only|dr)(?![a-z])\.?/g;
/** Groups of two or three digits, the last of three: 12,00,000, 1,200,000, 500,00,00,000, 15 000. */
const NUMBER = /^(\d{1,3}([ ,]\d{2,3})*[ ,]\d{3}|\d+|(?=\.))(\.\d+)?$/;

/** `12,00,000`, `12 lakh`, `1.2 crore`, `15,000/-` in rupees; undefined if it is not an amount. */
export function parseAmount(text: string): number | undefined {
  const amount = parseNumber(text);
  // Rounds to paise: 1.1 lakh is 110000, not 110000.00000000001.
  return Number.isNaN(amount) ? undefined : Math.round(amount * 100) / 100;
}

/** `12.375`, `12.375 %`, `12 per cent`; undefined if it is not a rate. */
export function parsePercent(text: string): number | undefined {
  const rate = parseNumber(text.replace(/ ?(%|per ?cent)$/i, ''));
  return Number.isNaN(rate) ? undefined : rate;
}

function parseNumber(text: string): number {
  const typed = text
    .normalize('NFKC')
    .toLowerCase()
    // Digits of Indian scripts end in 6 to F.
    .replace(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, (digit) => String((digit.charCodeAt(0) & 15) - 6))
    .replace(OF_A_MONTH, '$1 ')
    .replace(AROUND, '$1 ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, number = '', word = ''] = /^([\d., ]*\d) ?([a-z]*)\.?$/.exec(typed) ?? [];
  const unit = UNITS[word.replace(/s$/, '')] ?? NaN;
  return NUMBER.test(number) ? Number(number.replace(/[ ,]/g, '')) * unit : NaN;
}

/** Whether a text names an amount of a month, which answers no question about a year. */
export const isMonthlyAmount = (text: string) => text.search(OF_A_MONTH) >= 0;

/** `2026-12-31`, as date fields give it; undefined for a day that does not exist. */
export const parseDay = (text: string): string | undefined =>
  Number.isNaN(daysBetween(text, text)) ? undefined : text;

// Made once, because a calculator writes about two hundred sums at each keystroke.
const COUNTS = new Intl.NumberFormat('en-IN');
const PAISE = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
/** `1234567.5` → `₹12,34,567.50`; whole rupees without paise. */
export const formatRupees = (value: number) =>
  `₹${(Number.isInteger(value) ? COUNTS : PAISE).format(value)}`;
/** `1200` → `1,200` */
export const formatCount = (value: number) => COUNTS.format(value);
