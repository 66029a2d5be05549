/** What the copy must not say, and what it should not: the profession's rules and plain style. */
import { countWords } from '#lib/format.ts';
import { remembered } from '#lib/remembered.ts';

export interface CopyFinding {
  /** `error` fails the check; `warning` is printed. */
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

interface Rule {
  readonly pattern: RegExp;
  readonly why: string;
}

const PLACEHOLDER = 'is a placeholder; write the real words';
const SOLICITS = 'praises or solicits; the codes of ethics of the professions forbid it';
const FEES = 'names fees or gifts; fees are agreed in the engagement letter';

/** `best` and `leading` have honest uses (best estimate, leading to); the patterns spare those. */
const RULES: readonly Rule[] = [
  { pattern: /\bTo be written\b/, why: PLACEHOLDER },
  { pattern: /\b(lorem|ipsum|TODO|TBD|FIXME|coming soon|placeholder)\b/, why: PLACEHOLDER },
  {
    pattern: /\bbest\b(?! (estimate|judgement|interests?)\b)/i,
    why: SOLICITS,
  },
  { pattern: /\bleading (?!to\b|zeros?\b)/i, why: SOLICITS },
  { pattern: /\bNo\. ?1\b|\bnumber one\b|\b#1\b/i, why: SOLICITS },
  {
    pattern: /\bguaranteed\b|\bwe guarantee\b|\b100% compliance\b|\bzero penalty\b/i,
    why: SOLICITS,
  },
  {
    pattern:
      /\b(world-class|top-rated|award-winning|unrivalled|hassle-free|fastest|cheapest|foremost|second to none)\b/i,
    why: SOLICITS,
  },
  { pattern: /\bgovernment-approved\b/i, why: SOLICITS },
  {
    pattern: /\bfree (of charge|consultation|quote|trial)\b|\bdiscount(s|ed)? (on|off) our\b/i,
    why: FEES,
  },
  { pattern: /\b(starting at|starts from|from only|our fee is) ₹/i, why: FEES },
];

/** A sentence longer than this is hard to read on a phone. */
const SENTENCE_MAX_WORDS = 35;

/** Findings in one paragraph of copy. */
export const copyFindings = remembered((paragraph): readonly CopyFinding[] => {
  const errors = RULES.flatMap(({ pattern, why }): CopyFinding[] => {
    const found = pattern.exec(paragraph)?.[0].trim();
    return found === undefined ? [] : [{ severity: 'error', message: `"${found}" ${why}` }];
  });
  const long = sentences(paragraph).filter((sentence) => countWords(sentence) > SENTENCE_MAX_WORDS);
  return [
    ...errors,
    ...long.map((sentence): CopyFinding => ({
      severity: 'warning',
      message: `a sentence of ${countWords(sentence)} words: "${sentence.slice(0, 60)}…"`,
    })),
  ];
});

/** Splits at a full stop, question mark or exclamation mark before a capital or the end. */
export function sentences(paragraph: string): string[] {
  return paragraph
    .split(/(?<=[.?!]["”’)]?)\s+(?=["“(]?[A-Z0-9₹])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
