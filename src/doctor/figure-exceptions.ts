/** Figures that copy may type, each with the reason. */

export interface Typed {
  readonly figure: string;
  readonly sentence: string;
  readonly file: string;
  /** Whether the register has this value for what the sentence is about. */
  readonly isHeld: boolean;
}

interface Exception {
  readonly figure: RegExp;
  readonly why: string;
  /** Only in sentences like this. */
  readonly sentence?: RegExp;
  /** Only in these files. */
  readonly file?: RegExp;
  /** Only where the register has no such value. */
  readonly unheld?: true;
}

const EXCEPTIONS: readonly Exception[] = [
  {
    figure: /^section 8$/i,
    why: 'the common name of a kind of company',
  },
  {
    figure: /^(section|rule)s? \d+$/i,
    file: /content\/(legal|policies|documents\/role-brief|resources\/accounting-manual)/,
    why: 'a part of the same text',
  },
  {
    figure: /^₹|(day|week|month|year|hour)s?$/i,
    file: /content\/policies\//,
    unheld: true,
    why: 'limits and times of a model policy, which the employer sets',
  },
  {
    figure: /^(section|rule)s? \d/i,
    file: /content\/(glossary|registrations|company-forms|compliance-rules)\//,
    unheld: true,
    why: 'where the law of one term or rule is found, cited in that entry alone',
  },
  { figure: /^(13|thirteen)[- ]weeks?$/i, why: 'the name of a kind of forecast' },
  { figure: /^100 ?%$/, why: 'the whole of something' },
  { figure: /^400 ?%$/, file: /content\/pages\/accessibility/, why: 'an enlargement of text' },
  { figure: /^48 hours$/i, sentence: /\b24\b/, why: 'a promise of the firm about payroll errors' },
  {
    figure: /^4\.8%$/,
    file: /sebi-compliance/,
    why: 'the holding of an asker, just below a limit',
  },
];

export const isAllowed = ({ figure, sentence, file, isHeld }: Typed): boolean =>
  EXCEPTIONS.some(
    (one) =>
      one.figure.test(figure) &&
      (one.sentence?.test(sentence) ?? true) &&
      (one.file?.test(file) ?? true) &&
      !(one.unheld && isHeld),
  );
