/** What in a sentence looks like a figure of law: amounts, shares, sections, forms, times with a duty. */

const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = `(?:\\d+|${NUMBER_WORDS.join('|')})`;
const TIME = new RegExp(
  `\\b${NUMBER}[- ](?:working |calendar )?(?:day|week|month|year|hour)s?\\b`,
  'gi',
);
/** Words beside which a length of time may be one that the law sets. */
const DUTY =
  /\b(within|must|due|fil(e|es|ed|ing)|register|apply|pay(s|able|ment)?|paid|report|retain|kept|appoint|reply|inquiry|valid|deposit|late|deadline|gratuity|eligible|(after|before) (the|its) \w+)\b/i;
const FORM = '\\d{1,3}[A-Z]*(?:-[A-Z])?';
const FORMS = new RegExp(`\\bForms? ${FORM}(?:(?:, | and | or | to )${FORM}\\b)*`, 'g');
const PATTERNS = [
  /(?:₹|\bRs\.?|\bUSD|\bINR) ?\d+(?:,\d+)*(?:\.\d+)?(?: (?:lakh|crore|million|billion))?/g,
  /\d+(?:\.\d+)? ?(?:%|per ?cent\b)/g,
  /\b(?:sections?|rules?|regulations?|articles?|clauses?) \d{1,3}(?!\d)[A-Z]*(?:\(\w+\))*/gi,
  /\b(?:GSTR|PMT|CMP|ITC|RFD|REG|AOC|MGT|INC|ADT|DIR|DPT|MSME|BEN|PAS|CHG|SH|FC|RD|ITR|ECB)-\d+[A-Z]?\b(?:-KYC(?:-Web)?)?/g,
  /\bFC-(?:GPR|TRS)\b/g,
];

/** What looks like a figure of law in a sentence without its tokens and link targets. */
export function figuresIn(sentence: string): string[] {
  const all = (pattern: RegExp) => [...sentence.matchAll(pattern)].map(([found]) => found);
  const forms = all(FORMS).flatMap((list) => list.match(new RegExp(FORM, 'g')) ?? []);
  return [
    ...PATTERNS.flatMap(all),
    ...forms.map((number) => `Form ${number}`),
    ...(DUTY.test(sentence) ? all(TIME) : []),
  ];
}

export const isTime = (figure: string) => /(day|week|month|year|hour)s?$/i.test(figure);

/** One writing for what means the same: `30-day`, `thirty Days`, `12 per cent`. */
export const normal = (figure: string) =>
  figure
    .toLowerCase()
    .replace(/ ?per ?cent/, '%')
    .replace(/^rs\.? ?/, '₹')
    .replace(/^(section|rule|regulation|article|clause)s /, '$1 ')
    .replace(/^[a-z]+(?=[- ])/, (word) => {
      const number = NUMBER_WORDS.indexOf(word) + 1;
      return number > 0 ? String(number) : word;
    })
    .replace(/^(\d+)-/, '$1 ')
    .replace(/\b(day|week|month|year|hour)$/, '$1s');
