/** Reads amounts, numbers and days as people in India type or paste them. Formats amounts and numbers. */
import { daysBetween } from './calendar-days.logic.ts';

const UNITS: readonly (readonly [value: number, words: string])[] = [
  [1e3, 'k thousand ಸಾವಿರ हजार हज़ार ஆயிரம் వేయి వేలు ആയിരം હજાર হাজার ਹਜ਼ਾਰ'],
  [1e5, 'l lac lakh ಲಕ್ಷ लाख லட்சம் இலட்சம் లక్ష లక్షలు ലക്ഷം લાખ লাখ লক্ষ ਲੱਖ'],
  [1e7, 'cr crore ಕೋಟಿ करोड़ कोटी கோடி కోటి కోట్లు കോടി કરોડ কোটি ਕਰੋੜ'],
];
const UNIT_OF_WORD: ReadonlyMap<string, number> = new Map(
  UNITS.flatMap(([value, words]) =>
    words.split(' ').map((word) => [word.normalize('NFKC'), value] as const),
  ),
);
/** Returns a pattern for whole words of any script, because `\b` knows only Latin letters. */
const words = (pattern: string) =>
  new RegExp(`(^|[^\\p{L}\\p{M}])(${pattern})(?![\\p{L}\\p{M}])\\.?`, 'giu');
/** Matches words that make an amount monthly: `50,000 pm`, `p.m.`, `per month`, `/month`. */
const OF_A_MONTH = words('p\\.? ?m|(?:per |a |\\/ ?)month|monthly|ತಿಂಗಳಿಗೆ|ಮಾಸಿಕ|प्रति माह|मासिक|महीना');
/** Matches words that make an amount yearly: `3 crore p.a.`, `per year`, `annually`. */
const OF_A_YEAR = words(
  'p\\.? ?a|(?:per |an? |\\/ ?)(?:year|yr|annum)|yearly|annual|annually|ವಾರ್ಷಿಕ|ವರ್ಷಕ್ಕೆ|प्रति वर्ष|वार्षिक|सालाना',
);
/** Matches `6 LPA`, which means `6 lakh p.a.` */
const LAKHS_OF_A_YEAR = /(\d) ?lpa(?![\p{L}\p{M}])/giu;
/** Matches words that do not change the number beside them: Rs., INR, रु, only, Dr. */
const AROUND = words(
  'rs|inr|rupees?|only|dr|ರೂ|ರೂಪಾಯಿ|ರೂಪಾಯಿಗಳು|रु|रू|रुपये|रुपए|रूपये|रुपया|ரூ|ரூபாய்|రూ|రూపాయలు|രൂപ|રૂ|રૂપિયા|টাকা|ਰੁਪਏ',
);
/** Matches a number with or without groups of digits; the last group has three digits: `12,00,000`, `15 000`. */
const NUMBER = /^(\d{1,3}([ ,]\d{2,3})*[ ,]\d{3}|\d+|(?=\.))(\.\d+)?$/;
/** Matches each number with its unit: `1 lakh` and `25 thousand` in `1 lakh 25 thousand`. */
const PART = /([\d., ]*\d) ?([\p{L}\p{M}]*)\.?(?: and |[, ]*)/gu;

/** Reads an amount in rupees: `12,00,000`, `12 lakh`, `1 lakh 25 thousand`, `15,000/-`; undefined for other texts. */
export function parseAmount(text: string): number | undefined {
  const amount = parseNumber(text);
  // Rounds to paise, because JavaScript calculates 1.1 lakh as 110000.00000000001.
  return Number.isNaN(amount) ? undefined : Math.round(amount * 100) / 100;
}

/** Reads a rate: `12.375`, `12.375 %`, `12 per cent`; undefined if the text is not a rate. */
export function parsePercent(text: string): number | undefined {
  const rate = parseNumber(text.replace(/ ?(%|per ?cent)$/i, ''));
  return Number.isNaN(rate) ? undefined : rate;
}

function parseNumber(text: string): number {
  const typed = text
    .normalize('NFKC')
    .toLowerCase()
    // Removes invisible characters that copying adds, and the apostrophe with which Excel marks a text.
    .replace(/\p{Cf}/gu, '')
    .replace(/^\s*['’‘](?=.*\d)/, '')
    // In each Indian script, the codes of the digits 0 to 9 end in hexadecimal 6 to F.
    .replace(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, (digit) => String((digit.charCodeAt(0) & 15) - 6))
    .replace(OF_A_MONTH, '$1 ')
    .replace(/₹|\/-/g, ' ')
    .replace(AROUND, '$1 ')
    .replace(/\s+/g, ' ')
    .trim();
  const parts = [...typed.matchAll(PART)];
  if (parts.map(([part]) => part).join('') !== typed) return NaN;
  let sum = parts.length === 0 ? NaN : 0;
  let unitBefore = Infinity;
  for (const [, number = '', word = ''] of parts) {
    const unit =
      word === '' ? 1 : (UNIT_OF_WORD.get(word) ?? UNIT_OF_WORD.get(word.replace(/s$/, '')));
    const value = NUMBER.test(number) ? Number(number.replace(/[ ,]/g, '')) * (unit ?? NaN) : NaN;
    // Refuses "1 lakh 20", which may be 1,00,020 or 1,20,000.
    const fits = unitBefore === Infinity || (value < unitBefore && value >= unitBefore / 100);
    sum = fits ? sum + value : NaN;
    unitBefore = unit ?? NaN;
  }
  return sum;
}

/** Removes “Cr” (credit) from `25,000.00 Cr`, because “Cr” would be read as crores. Leaves `12 Cr` (crore) as it is. */
export const withoutCredit = (text: string) =>
  text.replace(/(\d[\d,]*\d{3}(?:\.\d+)?)\s*cr\b\.?/i, '$1');

/** Checks whether a text states a monthly amount, such as `50,000 p.m.` */
export const isMonthlyAmount = (text: string) => text.search(OF_A_MONTH) >= 0;

/** Reads a yearly amount, such as `3 crore p.a.` or `6 LPA`; undefined if the text does not mention a year. */
export function parseYearlyAmount(text: string): number | undefined {
  const typed = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(LAKHS_OF_A_YEAR, '$1 lakh p.a.');
  const amount = typed.replace(OF_A_YEAR, '$1 ');
  return amount === typed ? undefined : parseAmount(amount);
}

/** Returns the value of a date field (`2026-12-31`) unchanged; undefined if the day does not exist. */
export const parseDay = (text: string): string | undefined =>
  Number.isNaN(daysBetween(text, text)) ? undefined : text;

// The formatters are created once, because a calculator formats about two hundred sums at each keystroke.
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
