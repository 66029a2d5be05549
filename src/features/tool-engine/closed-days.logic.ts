/** Finds days on which offices and banks are closed. A due date on such a day gets a remark but is not moved. */
import type { ComplianceRule } from '#collections/compliance-rules.ts';
import { dateParts, formatDate } from '#lib/format.ts';
import { addDays, formatDayOfYear } from './calendar-days.logic.ts';
import { figureValueOn, type ToolFigures } from './figures.logic.ts';

/** Holidays on which offices and banks are closed in every State. The keys are ids of figures in content/facts/. */
const HOLIDAY_NAMES: Readonly<Record<string, string>> = {
  'holiday-republic-day': 'Republic Day',
  'holiday-independence-day': 'Independence Day',
  'holiday-gandhi-jayanti': 'Gandhi Jayanti',
  'holiday-christmas': 'Christmas Day',
};

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
/** `2026-11-22` → `Sunday` */
export const weekdayName = (day: string) => WEEKDAY.format(new Date(day));

/** `2026-12-20` → `Sunday, 20 December` */
export const formatWeekdayAndDay = (iso: string) => `${weekdayName(iso)}, ${formatDayOfYear(iso)}`;

const CLOSED_DAY_EFFECTS: Readonly<Record<ComplianceRule['holiday'], string>> = {
  none: 'The due date does not change',
  'general-clauses':
    'Section 10 of the General Clauses Act may allow filing or payment on the next working day, but the portal may treat it as late',
};

/** Returns why a day is closed: `a Sunday`, `a second Saturday`, `Republic Day`; undefined for a working day. */
function closedReason(day: string, figures: ToolFigures): string | undefined {
  const holiday = Object.keys(HOLIDAY_NAMES).find(
    (id) => figureValueOn(figures, id, day) === formatDayOfYear(day),
  );
  if (holiday !== undefined) return HOLIDAY_NAMES[holiday];
  const weekday = weekdayName(day);
  if (weekday === 'Sunday') return 'a Sunday';
  const week = Math.ceil(dateParts(day).day / 7);
  if (weekday === 'Saturday' && week === 2) return 'a second Saturday';
  return weekday === 'Saturday' && week === 4 ? 'a fourth Saturday' : undefined;
}

/** Returns advice, as of `today`, about a due date on which offices are closed; undefined for a working day. */
export function closedDueDayText(
  day: string,
  { holiday }: Pick<ComplianceRule, 'holiday'>,
  figures: ToolFigures,
  today: string,
): string | undefined {
  const reason = closedReason(day, figures);
  if (reason === undefined) return undefined;
  const effect = CLOSED_DAY_EFFECTS[holiday];
  if (day < today) return `${formatDate(day)} is ${reason}. ${effect}.`;
  let working = day;
  while (closedReason(working, figures) !== undefined) working = addDays(working, -1);
  const advice =
    working < today
      ? 'Act today; the portals stay open'
      : `The working day before it is ${formatWeekdayAndDay(working)}`;
  return `This is ${reason}. ${effect}. ${advice}.`;
}
