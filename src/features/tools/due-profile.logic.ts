/** What follows from the answers about a business for its due dates. */
import { rupees } from '#features/tool-engine/amounts.logic.ts';
import type { FigureOf, ToolFigures } from '#features/tool-engine/figures.logic.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import { formatDate } from '#lib/format.ts';
import { USUAL_YEAR_END } from '#site/compliance-year.ts';
import { lastMeetingDay, type DueOptions } from './due-dates.logic.ts';

/** Limits of the GST schemes. */
const SCHEME_LIMITS: Readonly<Record<string, { id: string; name: string }>> = {
  qrmp: { id: 'gst-qrmp-turnover', name: 'Quarterly GST returns' },
  composition: { id: 'gst-composition-turnover', name: 'The composition scheme' },
};
export const PROFILE_FIGURES = [
  ...Object.values(SCHEME_LIMITS).map(({ id }) => id),
  'agm-months',
  'agm-first-months',
  'llp-audit-turnover',
  'llp-audit-contribution',
];

/** What rules may name and nobody is asked. */
export const COUNTED = ['audited'];

/**
 * The answers with `audited`: `yes` with a tax audit, or where the law on LLPs asks for one, which has the later
 * day of the return.
 */
export function businessOf(answers: Answers, figure: FigureOf): Answers {
  const tax = [answers['tax']].flat();
  const above = (name: string, id: string) => Number(answers[name] ?? 0) > figure(id);
  const llp =
    answers['form'] === 'llp' &&
    (above('turnover', 'llp-audit-turnover') || above('contribution', 'llp-audit-contribution'));
  const audited = tax.includes('audit') || llp ? 'yes' : tax.includes('unsure') ? 'unsure' : 'no';
  return { ...answers, audited };
}

/** Year-end and the days that dates hang on, where they are asked. */
export function optionsOf(answers: Answers): DueOptions {
  const day = (name: string) => {
    const value = answers[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    yearEnd: Number(answers['year-end'] ?? USUAL_YEAR_END),
    ...{ meeting: day('meeting'), incorporated: day('incorporated'), board: day('board') },
  };
}

/** What needs a second look, in sentences. */
export function yearNotes(answers: Answers, figures: ToolFigures, figure: FigureOf): string[] {
  const scheme = SCHEME_LIMITS[String(answers['gst'])];
  const limit = scheme ? figure(scheme.id) : NaN;
  return [
    ...(scheme && Number(answers['turnover']) > limit
      ? [`${scheme.name}: open up to a turnover of ${rupees(limit)}. Check the scheme.`]
      : []),
    ...meetingNote(optionsOf(answers), figures),
    ...([answers['abroad']].flat().includes('ecb')
      ? [
          'Loan from outside India: the monthly return ECB-2 is not shown here, because the reporting date changed in 2026. Ask your bank for the new date.',
        ]
      : []),
    ...([answers['company']].flat().includes('csr')
      ? [
          'Corporate social responsibility: the report CSR-2 is not shown here, because its day is announced for each year. Check it on the MCA portal, and with your auditor when an unspent amount must be transferred (section 135).',
        ]
      : []),
    ...(answers['form'] === 'llp' && String(answers['incorporated'] ?? '').slice(5) > '09-30'
      ? [
          'An LLP that was formed after 30 September may close its first accounts on 31 March of the year after next (LLP Act, 2008, section 2). Forms 8 and 11 and their dates then follow a year later.',
        ]
      : []),
    ...(answers['karnataka'] === 'no' && Number(answers['employees']) > 0
      ? [
          'Professional tax and labour welfare funds of States other than Karnataka are not shown here.',
        ]
      : []),
  ];
}

function meetingNote(options: DueOptions, figures: ToolFigures): string[] {
  const { meeting } = options;
  if (meeting === undefined) return [];
  const { last, extended } = lastMeetingDay(meeting, options, figures);
  if (meeting <= last) return [];
  const late = `The general meeting on ${formatDate(meeting)} is after ${formatDate(last)}, the last permitted day`;
  return [
    meeting <= extended
      ? `${late} unless the Registrar has extended it. What follows the meeting is counted from the meeting.`
      : `${late}, by more than the Registrar can extend it. Dates are counted from the last permitted day; check the day of the meeting.`,
  ];
}
