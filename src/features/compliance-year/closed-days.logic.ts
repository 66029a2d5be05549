/** Days on which offices and banks are closed. Dates on holidays are marked but not shifted. */
import type { ComplianceRule } from '#collections/compliance-rules.ts';
import { dateParts } from '#lib/format.ts';
import { addDays, parseDayOfYear, weekday } from '#features/tool-engine/calendar-days.logic.ts';
import { figureValue, type ToolFigures } from '#features/tool-engine/figures.logic.ts';

/** The national holidays in the register, by the id of their day. */
export const HOLIDAY_NAMES: Readonly<Record<string, string>> = {
  'holiday-republic-day': 'Republic Day',
  'holiday-independence-day': 'Independence Day',
  'holiday-gandhi-jayanti': 'Gandhi Jayanti',
};

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `2026-11-22` → `Sunday` */
export const weekdayName = (day: string): string => WEEKDAYS[weekday(day)] ?? '';

/** `2026-12-20` → `Sunday, 20 December` */
export function formatWeekdayAndDay(iso: string): string {
  const { day, month } = dateParts(iso);
  return `${weekdayName(iso)}, ${day} ${month}`;
}

/** Why a day is closed: `a Sunday`, `a second Saturday`, `Republic Day`; undefined on a working day. */
export function closedReason(day: string, figures: ToolFigures): string | undefined {
  const [, month = 0, date = 0] = day.split('-').map(Number);
  for (const [id, name] of Object.entries(HOLIDAY_NAMES)) {
    const value = figureValue(figures, id, day);
    if (typeof value !== 'string') continue;
    const [holidayMonth, holidayDate] = parseDayOfYear(value);
    if (holidayMonth === month && holidayDate === date) return name;
  }
  const name = weekdayName(day);
  if (name === 'Sunday') return 'a Sunday';
  const week = Math.ceil(date / 7);
  if (name !== 'Saturday' || ![2, 4].includes(week)) return undefined;
  return week === 2 ? 'a second Saturday' : 'a fourth Saturday';
}

/** The working day on or before a day. */
export function workingDayBefore(day: string, figures: ToolFigures): string {
  let working = day;
  while (closedReason(working, figures) !== undefined) working = addDays(working, -1);
  return working;
}

/** Says that a due date falls on a closed day and what to do; undefined on a working day. */
export function closedDayText(
  day: string,
  { holiday }: Pick<ComplianceRule, 'holiday'>,
  figures: ToolFigures,
): string | undefined {
  const reason = closedReason(day, figures);
  if (reason === undefined) return undefined;
  const actBy = formatWeekdayAndDay(workingDayBefore(day, figures));
  return holiday === 'none'
    ? `Falls on ${reason}. The day does not move; act by ${actBy}.`
    : `Falls on ${reason}. Section 10 of the General Clauses Act may allow the next open day, but do not rely on it for online filing; act by ${actBy}.`;
}
