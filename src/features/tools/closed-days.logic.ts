/** Days on which offices and banks are closed everywhere. A due date is never moved by them, only flagged. */
import { addDays, weekday } from '#features/tool-engine/calendar-days.logic.ts';
import { dayOfYear } from './due-dates.logic.ts';
import { figureIn, type ToolFigures } from '#features/tool-engine/figures.logic.ts';

/** The national holidays in the register. */
export const HOLIDAY_NAMES: Readonly<Record<string, string>> = {
  'holiday-republic-day': 'Republic Day',
  'holiday-independence-day': 'Independence Day',
  'holiday-gandhi-jayanti': 'Gandhi Jayanti',
};

const SUNDAY = 0;
const SATURDAY = 6;

/** Why a day is closed: `a Sunday`, `a second Saturday`, `Republic Day`; undefined on a working day. */
export function closedReason(day: string, figures: ToolFigures): string | undefined {
  const [, month = 0, date = 0] = day.split('-').map(Number);
  for (const [id, name] of Object.entries(HOLIDAY_NAMES)) {
    const value = figureIn(figures, id, day);
    if (typeof value !== 'string') continue;
    const [itsMonth, itsDate] = dayOfYear(value);
    if (itsMonth === month && itsDate === date) return name;
  }
  if (weekday(day) === SUNDAY) return 'a Sunday';
  if (weekday(day) !== SATURDAY) return undefined;
  const week = Math.ceil(date / 7);
  return week === 2 ? 'a second Saturday' : week === 4 ? 'a fourth Saturday' : undefined;
}

/** The working day on or before a day. */
export function workingDayBefore(day: string, figures: ToolFigures): string {
  let found = day;
  while (closedReason(found, figures) !== undefined) found = addDays(found, -1);
  return found;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** `Sunday` */
export const weekdayName = (day: string): string => WEEKDAYS[weekday(day)] ?? '';
