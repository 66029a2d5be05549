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

/** Year-end and general meeting, where they are asked. */
export const optionsOf = (answers: Answers): DueOptions => ({
  yearEnd: Number(answers['year-end'] ?? USUAL_YEAR_END),
  meeting: typeof answers['meeting'] === 'string' ? answers['meeting'] : undefined,
});

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
    ...(answers['karnataka'] === 'no' && Number(answers['employees']) > 0
      ? [
          'Professional tax and labour welfare funds of States other than Karnataka are not shown here.',
        ]
      : []),
  ];
}

function meetingNote({ yearEnd, meeting }: DueOptions, figures: ToolFigures): string[] {
  if (meeting === undefined) return [];
  const { last, extended } = lastMeetingDay(meeting, yearEnd, figures);
  if (meeting <= last) return [];
  const late = `The general meeting on ${formatDate(meeting)} is after ${formatDate(last)}, the last permitted day`;
  return [
    meeting <= extended
      ? `${late} unless the Registrar has extended it. What follows the meeting is counted from the meeting.`
      : `${late}, by more than the Registrar can extend it. Dates are counted from the last permitted day; check the day of the meeting.`,
  ];
}
