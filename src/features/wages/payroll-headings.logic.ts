/** Finds the meaning of a heading in a pay register: a part of pay, the name, gross pay, a deduction and so on. */
import type { PayComponent } from '#collections/pay-components.ts';
import type { Question } from '#collections/tool-forms.ts';

/** Contents of a column that is neither a part of pay nor an answer about the employee. */
type OtherField = 'name' | 'code' | 'gross' | 'ctc' | 'deduction' | 'record';
/** Distinguishes columns with the same part of pay, such as `HRA (Earned)` and `HRA (Rate)`. */
type Variant = 'earned' | 'rate' | 'arrears' | 'year-to-date' | Period;
type Period = 'year' | 'half-year' | 'quarter' | 'fortnight' | 'week';

export interface HeadingReading {
  /** Id of a part of pay, name of a question, or a field such as `gross`; undefined if the heading is unknown. */
  readonly field?: string | undefined;
  /** "HRA" and "House rent allowance" have the same meaning: two such columns would count the same pay twice. */
  readonly meaning: string;
  readonly variant?: Variant | undefined;
  /** True if `field` is a guess, as for an allowance that is not in content/pay-components/. */
  readonly probable?: boolean;
  /** True for a heading such as "Leave pay" or "1-Oct": if no number below it is above 31, they are numbers of days. */
  readonly isDays?: boolean;
}

/** Words, each with its abbreviations and variants. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  allowance: 'allow allows allowances allw allwn alw alwnc allce allc alls',
  amount: 'amt',
  arrears: 'arrear arr arrs arears',
  basic: 'bas bsc',
  contribution: 'contri contr contrib cont contributions',
  conveyance: 'conv convey conveyence conveyances',
  days: 'day',
  deduction: 'ded dedn deds dedns dedu deductions',
  earned: 'earning earnings earn',
  education: 'edu educ edn educational',
  employee: 'emp empl ee employees',
  employer: 'er empr employers company govt government management mgmt',
  hours: 'hrs hour hr',
  incentive: 'incent inct incentives',
  medical: 'med medi',
  number: 'no num nos',
  other: 'oth others',
  performance: 'perf',
  professional: 'prof profession',
  recovery: 'recoveries recov',
  reimbursement: 'reim reimb reimbursements',
  salary: 'sal salaries',
  special: 'spl spcl sp',
  total: 'tot ttl totals',
  transport: 'trans transp tpt',
  travel: 'trav tvl travelling traveling',
  wage: 'wages',
  washing: 'wash',
};
const LONG_FORM: ReadonlyMap<string, string> = new Map(
  Object.entries(SHORT_FORMS).flatMap(([long, short]) =>
    short.split(' ').map((word) => [word, long] as const),
  ),
);
/** Words, such as a month or the currency, that do not help to recognise a part of pay. */
const EMPTY_WORDS = new Set(
  'of the for in to and a s per rs inr rupee rupees ರೂ रु month mth monthly pm ಮಾಸಿಕ मासिक'.split(
    ' ',
  ),
);
const VARIANT_WORDS: readonly (readonly [Variant | undefined, string])[] = [
  ['arrears', 'arrears'],
  ['year-to-date', 'ytd cumulative previous prev projected'],
  ['half-year', 'half halfyearly'],
  ['quarter', 'quarter quarterly qtr qtrly q1 q2 q3 q4'],
  ['fortnight', 'fortnight fortnightly biweekly'],
  ['week', 'week weekly wk'],
  ['year', 'annum annual annually year yearly pa lpa ctc ವಾರ್ಷಿಕ वार्षिक'],
  ['rate', 'rate fixed master standard std structure full entitled agreed f actual'],
  ['earned', 'earned payable drawn current curr paid e'],
  [undefined, 'amount value revised component'],
];
const VARIANT_OF_WORD = new Map(
  VARIANT_WORDS.flatMap(([variant, words]) =>
    words.split(' ').map((word) => [word, variant] as const),
  ),
);

const OTHER_HEADINGS: Readonly<Record<OtherField, string>> = {
  name: 'name, particulars, employee name, name employee, name worker, name workman, employee, ಹೆಸರು, ಉದ್ಯೋಗಿಯ ಹೆಸರು, ನೌಕರರ ಹೆಸರು, ನೌಕರನ ಹೆಸರು, ಕಾರ್ಮಿಕರ ಹೆಸರು, ಸಿಬ್ಬಂದಿಯ ಹೆಸರು, नाम, कर्मचारी का नाम, श्रमिक का नाम, worker name, worker, staff name, staff, member name, beneficiary name, name and surname, name and designation, employee name and designation, full name, workman name',
  code: 'employee id, employee code, employee number, id, code, staff id, staff code, personnel number, pers number, worker id, token number, ticket number',
  gross:
    'gross, gross salary, gross pay, gross wage, gross earned, gross amount, total earned, total wage, total salary, total pay, total gross, total allowance earned, ಒಟ್ಟು ವೇತನ, सकल वेतन, कुल वेतन',
  ctc: 'ctc, cost company, total ctc, gross ctc',
  deduction:
    'net, transaction amount, payment amount, amount payable, total deduction, damages, damages loss, in hand, take home, ptax, tds, lwf, fine, fines, loan, loans, emi, lic, society, recovery, lop, vpf, gpf, it, pf, epf, eps, esi, esic, pt, nps, welfare fund, loss pay, admin charges, pf admin charges, administration charges, edli charges, ನಿವ್ವಳ ವೇತನ, ಕಡಿತ, ಒಟ್ಟು ಕಡಿತ, ಭವಿಷ್ಯ ನಿಧಿ, ಪಿಎಫ್, ಇಎಸ್ಐ, ವೃತ್ತಿ ತೆರಿಗೆ, ಮುಂಗಡ, शुद्ध वेतन, कटौती, कुल कटौती, भविष्य निधि, पीएफ, ईएसआई, व्यवसाय कर, अग्रिम',
  record:
    'days, hours, lop days, age, sex, gender, grade, level, band, department, dept, designation, category, location, branch, unit, division, cost centre, cost center, company, bank, status, remarks, remark, signature, uan, pan, pran, aadhaar, aadhar, ifsc, mobile, phone, present, absent, leave, cl, sl, el, pl, lwp, holidays, week off, weekly off, woff, sr, sno, slno, si, date, doj, dob, dol, shift, currency, narration, payment mode, mode payment, wage group, year, ಕ್ರ ಸಂ, ಕ್ರಮ ಸಂಖ್ಯೆ, ಹುದ್ದೆ, ಸಹಿ, ದಿನಾಂಕ, ಕೆಲಸದ ದಿನಗಳು, क्र सं, पद, हस्ताक्षर, दिनांक, कार्य दिवस, क्रमांक, rate wage, wage rate, rate pay, rate, daily rate, daily rate wage piece rate, daily wage, basic rate per day, wages fixed, wages fixed including vda, fixed wages, minimum wages',
};
/** A heading that contains one of these words, but none of PAY_WORDS, is a deduction or the base of a deduction. */
const DEDUCTION_WORDS =
  'deduction recovery tax taxes adv tds net loan loans advance advances fine fines penalty emi society lic premium insurance pf epf eps vpf edli esi esic pt lwf ptax lop ncp refund fund donation recover'.split(
    ' ',
  );
const RECORD_WORDS =
  'number code id date days hours uan pan ifsc ac account aadhaar aadhar mobile phone bank address email leave attendance worked remarks signature centre center serial'.split(
    ' ',
  );
const PAY_WORDS =
  'allowance bonus incentive commission arrears encashment gratuity reimbursement'.split(' ');
const FUND_WORDS = 'pf epf eps nps provident pension superannuation'.split(' ');
/** Matches the employer's contribution of 12%: 3.67% to the provident fund ("EPF diff"), 8.33% to the pension fund. */
const EMPLOYER_SHARE = /3\.67|8\.33|\bdiff/i;
/** Matches the heading of a day in a muster roll: `1` to `31`, `Mon 1`, `01/10`, `1-Oct`, `01-10-2026`. */
const MUSTER_DAY =
  /^((sun|mon|tue|wed|thu|fri|sat)\W*)?\d{1,2}([-/. ](\d{1,2}|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)([-/. ]\d{2,4})?)?(\W*(sun|mon|tue|wed|thu|fri|sat)[a-z]*)?$/i;
/** If a heading about days, leave or hours contains one of these words, its column may contain rupees. */
const MONEY_WORDS = 'pay salary wage amount'.split(' ');

/** Titles above several headings: `Deductions` above PF and ESI, `Earned wages` above basic and HRA. */
const GROUP_MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/\bemployer|\bcompany contribution|\bmanagement contribution/i, 'employer'],
  [/^\W*(total |statutory |other )?(deductions?|recover(y|ies))\b|ಕಡಿತ|कटौती/i, 'deduction'],
  [/^\W*(attendance|days|leave|hours)\b/i, 'record'],
  [/^\W*arrears?\b/i, 'arrears'],
  [/\b(rates?|fixed|master|structure|entitle)/i, 'rate'],
  [/\b(earned|earnings?|payable|actuals?)\b/i, 'earned'],
];

/** Splits a heading into words: `Basic_Pay (₹)` into `['basic', 'pay']`, `Conv.` into `['conveyance']`. */
function wordsOf(heading: string): string[] {
  const plain = heading
    .normalize('NFKC')
    // Removes the letter or formula of a sum, as in "Gross (A)" and "Net pay (A-B)".
    .replace(/[([][A-D]( ?[-+–] ?[A-Z])*[)\]]/g, ' ')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    // Removes a rate, as in "Bonus @ 8.33%".
    .replace(/@? ?(\d+(\.\d+)?)? ?%/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    // Joins initials: "h r a" becomes "hra", but "e basic" does not become "ebasic".
    .replace(/(^| )([a-z])((?: [a-z](?= |$))+)/g, (all: string) => ` ${all.replaceAll(' ', '')}`)
    .trim();
  const words = plain.split(' ').filter((word) => word !== '' && !EMPTY_WORDS.has(word));
  return words.map((word, index) =>
    word === 'all' && index > 0 ? 'allowance' : (LONG_FORM.get(word) ?? word),
  );
}

/** Makes headings comparable: `basic_pay` equals `BASIC PAY (₹ per month)`, but `HRA (Earned)` differs from `HRA`. */
export const normalizeHeading = (heading: string) => wordsOf(heading).join('');

/** Returns the headings of content/ and OTHER_HEADINGS with their meanings; the keys are normalized headings. */
export function headingMeanings(
  components: readonly PayComponent[],
  questions: readonly Question[],
) {
  const byHeading = new Map<string, HeadingReading>();
  const add = (field: string, meaning: string, names: readonly string[]) => {
    for (const name of names) byHeading.set(normalizeHeading(name), { field, meaning });
  };
  for (const [field, names] of Object.entries(OTHER_HEADINGS))
    for (const name of names.split(', ')) add(field, normalizeHeading(name), [name]);
  for (const { name, columns } of questions) if (columns) add(name, name, [name, ...columns]);
  for (const { id, label, columns } of components) {
    // Two columns with the same `meaning` may repeat the same pay. "Special allowance" and "food allowance" are
    // different pay, so each has its own `meaning`. All names of basic pay except "special basic" share a `meaning`.
    for (const name of columns)
      add(id, id === 'basic' && !/special/.test(name) ? id : normalizeHeading(name), [name]);
    add(id, id, [id, label]);
  }
  return {
    byHeading,
    parts: new Set(components.map(({ id }) => id)),
    yesOrNo: new Set(questions.filter(({ kind }) => kind === 'one').map(({ name }) => name)),
  };
}
export type HeadingMeanings = ReturnType<typeof headingMeanings>;

/** Returns the meaning of a heading. `group` is the title above the heading, such as `Deductions`. */
export function readHeading(
  heading: string,
  group: string,
  meanings: HeadingMeanings,
): HeadingReading {
  const reading = readAlone(heading, meanings.byHeading);
  const { field, variant } = reading;
  const groupMeaning = GROUP_MEANINGS.find(([pattern]) => pattern.test(group))?.[1];
  if (field === 'name' || field === 'code' || field === 'record') return reading;
  if (groupMeaning === 'employer') {
    const isFund = wordsOf(heading).some((word) => FUND_WORDS.includes(word));
    const pay = isFund ? 'employer-pf' : field === 'gratuity' ? field : 'deduction';
    return { field: pay, meaning: normalizeHeading(heading) };
  }
  if (groupMeaning === 'deduction' || groupMeaning === 'record')
    return field === 'employer-pf' ? reading : { ...reading, field: groupMeaning };
  if (groupMeaning === 'arrears' || groupMeaning === 'rate' || groupMeaning === 'earned') {
    // A column "Total" below a title such as "Earned wages" contains gross pay.
    const grouped = field === undefined && normalizeHeading(heading) === 'total' ? 'gross' : field;
    return { ...reading, field: grouped, variant: variant ?? groupMeaning };
  }
  return reading;
}

type MeaningByHeading = HeadingMeanings['byHeading'];

function readAlone(heading: string, meanings: MeaningByHeading): HeadingReading {
  const words = wordsOf(heading);
  const meaning = words.join('');
  // A column contains no pay if its heading, such as "Month", consists only of ignored words.
  if (meaning === '')
    return heading.trim() === '' ? { meaning } : { field: 'record', meaning: heading };
  const has = (list: readonly string[]) => words.some((word) => list.includes(word));
  if (has(FUND_WORDS) && EMPLOYER_SHARE.test(heading)) return { field: 'employer-pf', meaning };
  const known = meanings.get(meaning);
  // "Bonus" is probably the statutory bonus. The tool asks, because an agreed bonus would count as wages.
  if (known) return meaning === 'bonus' ? { ...known, probable: true } : known;
  const isPay = has(PAY_WORDS);
  if (MUSTER_DAY.test(heading.trim())) return { field: 'record', meaning, isDays: true };
  if (words[0] === 'net') return { field: 'deduction', meaning };
  if (words.includes('employer') && !isPay) {
    const field = has(FUND_WORDS) && !has(['edli', 'admin', 'administration', 'charges']);
    return { field: field ? 'employer-pf' : 'deduction', meaning };
  }
  const { base, variant } = withoutVariant(heading);
  if (words.includes('ctc') && /^(total)?$/.test(base))
    return { field: 'ctc', meaning, variant: withoutVariant(heading.replace(/ctc/i, ' ')).variant };
  const part = meanings.get(base);
  const isSum = words.length > 1 && words[0] === 'total' && !meanings.has(words.slice(1).join(''));
  if (isSum && part === undefined && !isPay) return { field: 'deduction', meaning };
  const isHours = words.includes('hours') || words.includes('days');
  if (part && !(isHours && !isPay)) return { ...part, variant };
  if (!isPay && has(RECORD_WORDS))
    return { field: 'record', meaning, isDays: has(MONEY_WORDS) && !words.includes('rate') };
  if (has(DEDUCTION_WORDS) && (!isPay || has(['deduction', 'recovery'])))
    return { field: 'deduction', meaning };
  const inTwoScripts = readScripts(heading, meanings);
  if (inTwoScripts) return inTwoScripts;
  if (/allowance$/.test(base)) return { field: 'special', meaning: base, variant, probable: true };
  return { meaning: base || meaning, variant };
}

/** Returns the meaning of a heading in two scripts: `Basic / ಮೂಲ ವೇತನ`. */
function readScripts(heading: string, meanings: MeaningByHeading): HeadingReading | undefined {
  const latin = heading.replace(/[^\p{Script=Latin}\p{P}\s]+/gu, ' ');
  const other = heading.replace(/\p{Script=Latin}+/gu, ' ');
  if (!/\p{L}/u.test(latin) || !/\p{L}/u.test(other)) return undefined;
  const found = [latin, other].flatMap((part) => meanings.get(normalizeHeading(part)) ?? []);
  return found.every(({ field }) => field === found[0]?.field) ? found[0] : undefined;
}

/** Splits a heading into its base and its variant: `HRA (Earned)` into `hra` and `earned`, `HRA (metro)` into `hra`. */
function withoutVariant(heading: string) {
  const all = wordsOf(heading);
  const unbracketed = wordsOf(heading.replace(/\([^)]*\)?|\[[^\]]*\]?/g, ' '));
  const isQualifier = (word: string, index: number) =>
    VARIANT_OF_WORD.has(word) && (word.length > 1 || index === 0);
  const variants = all.filter(isQualifier).map((word) => VARIANT_OF_WORD.get(word));
  const variant = VARIANT_WORDS.find(([name]) => name && variants.includes(name))?.[0];
  const base = unbracketed.filter((word, index) => !isQualifier(word, index)).join('');
  return { base, variant };
}
