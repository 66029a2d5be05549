/** Finds out from the titles of a pay register whether its amounts may be yearly, weekly or in lakhs, for example. */
import { LAKH } from '#lib/dated-values.ts';

/** Words in a title that suggest a period other than a month. */
const OTHER_PERIOD =
  /\bannum\b|\bannual|\byearly\b|\bp\.? ?a\b(?!\w)|\b(per|a) (year|yr|quarter|week|day|hour)\b|\bc\.?t\.?c\b|\blpa\b|\blakhs?\b|\blacs?\b|cost to company|quarter|\bqtr|\bq[1-4]\b|half.?year|\bweek(ly)?\b|fortnight|\bdaily\b|ವಾರ್ಷಿಕ|ವಾರದ|ತ್ರೈಮಾಸಿಕ|वार्षिक|सालाना|साप्ताहिक|तिमाही/i;
/** Matches a financial year, which is ignored if a title contains a month: "Pay register October, FY 2026-27". */
const FINANCIAL_YEAR = /\b(f\.?y\.?|financial year|year)\b[^\n]{0,12}\d{2}/i;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH_NAME = `(?:${MONTHS.join('|')})[a-z]*`;
const DAY = `\\d{1,2}[-/. ](?:\\d{1,2}|${MONTH_NAME})[-/. ,]+\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|${MONTH_NAME}[-/. ,']*\\d{2,4}`;
const SPAN = new RegExp(`(${DAY})\\W*(?:to|till|until|upto|through|[-–—]|ರಿಂದ|से)\\W*(${DAY})`, 'i');
const MONTH_ONLY = new RegExp(`\\b${MONTH_NAME}\\b`, 'i');

/** Parses `01-04-2026`, `1 April 2026` or `Apr-26` as days since 1 January 1970. Returns NaN for other text. */
function dayNumber(text: string, isEnd: boolean): number {
  const parts = text.toLowerCase().split(/[-/. ,']+/);
  const monthOf = (part = '') => {
    const name = MONTHS.findIndex((month) => part.startsWith(month));
    return name >= 0 ? name + 1 : Number(part);
  };
  if (/^\d{4}-/.test(text)) parts.reverse();
  const [year = '', month, day] = [...parts].reverse();
  const fullYear = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  // At the end of a span, `Apr-26` means the last day of April, which is day 0 of the next month.
  const date =
    day === undefined && isEnd
      ? Date.UTC(fullYear, monthOf(month), 0)
      : Date.UTC(fullYear, monthOf(month) - 1, Number(day ?? 1));
  return date / 86_400_000;
}

/** Checks whether a title contains a period shorter or longer than a month: `01-04-2026 to 31-03-2027`. */
function hasOtherSpan(title: string): boolean {
  const [, from = '', to = ''] = SPAN.exec(title) ?? [];
  const days = dayNumber(to, true) - dayNumber(from, false) + 1;
  return days > 31 || days < 28;
}

/** Returns the first title that suggests a period other than a month. */
export function findOtherPeriod(titles: readonly string[]): string | undefined {
  const hasMonth = titles.some((title) => MONTH_ONLY.test(title));
  const isOther = (title: string) =>
    OTHER_PERIOD.test(title) || hasOtherSpan(title) || (!hasMonth && FINANCIAL_YEAR.test(title));
  return titles.find(isOther)?.trim();
}

/** Periods that the visitor can choose. An amount multiplied by `factor` is in rupees a month. */
export const PERIODS: Readonly<
  Record<string, { readonly label: string; readonly factor: number }>
> = {
  month: { label: 'Amounts of a month', factor: 1 },
  year: { label: 'Amounts of a year: divide by 12', factor: 1 / 12 },
  'half-year': { label: 'Amounts of half a year: divide by 6', factor: 1 / 6 },
  quarter: { label: 'Amounts of a quarter: divide by 3', factor: 1 / 3 },
  fortnight: { label: 'Amounts of two weeks: times 26, divided by 12', factor: 26 / 12 },
  week: { label: 'Amounts of a week: times 52, divided by 12', factor: 52 / 12 },
  lakhs: { label: 'Lakhs of a year (LPA): times 1,00,000, divided by 12', factor: LAKH / 12 },
};
export const PERIOD_CHOICES = Object.entries(PERIODS).map(([value, { label }]) => ({
  value,
  label,
}));
/** Returns the factor of the chosen period, or 1 if no period has been chosen yet. */
export const factorOf = (answer = '') => PERIODS[answer]?.factor ?? 1;
