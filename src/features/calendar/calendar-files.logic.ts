/**
 * Writes iCalendar files of due dates and events. Events are UTC instants, and due dates are days without a time. The
 * files state no time zone: with a time zone, ical-generator would write local times without the necessary VTIMEZONE.
 */
import ical, { ICalAlarmType, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { ROUTES } from '#site/routes.ts';
import type { DeadlineData, EventData } from '#collections/events.ts';
import { markAsExample, parseEventTimes } from '#lib/format.ts';

interface CalendarContext {
  readonly firm: string;
  readonly origin: URL;
  readonly today: string;
}

/** A calendar to subscribe to: its name, the path at which programs fetch it again, and the page with its dates. */
type Subscription = Readonly<Record<'name' | 'path' | 'page', string>>;

/** An event or a due date. A due date has no `time`. */
export interface CalendarEntry {
  /** Id that stays the same when the text or the date of the entry changes. */
  readonly id: string;
  readonly date: string;
  /** Start and end, in Indian time: `15:00-16:30`. */
  readonly time?: string;
  readonly location?: string;
  readonly title: string;
  readonly category: string;
  readonly lines: readonly string[];
  readonly path: string;
}

type Entry<Data> = Readonly<{ id: string; data: Data }>;

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
/** Seconds from the alarm (9 a.m., three days before the due date) to the midnight at which the due date begins. */
const DUE_DATE_ALARM_S = 3 * DAY_S - 9 * HOUR_S;

/**
 * Returns a calendar file. Only a calendar to subscribe to (`subscription`) has a name: when a file with a name is
 * imported, some programs create a new calendar.
 */
export function createCalendar(
  context: CalendarContext,
  entries: readonly CalendarEntry[],
  subscription?: Subscription,
): string {
  const { firm, origin } = context;
  const calendar = ical({
    prodId: { company: calendarName(firm), product: origin.hostname, language: 'EN' },
    events: entries.map((entry) => calendarEvent(entry, context)),
    ...(subscription && {
      name: calendarName(subscription.name),
      source: new URL(subscription.path, origin).href,
      url: new URL(subscription.page, origin).href,
      ttl: DAY_S,
    }),
  });
  // Every line ends with CRLF, including the last line (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`;
}

function calendarEvent(entry: CalendarEntry, { origin, today }: CalendarContext): ICalEventData {
  const { id, date, time, location = null, title, category, lines, path } = entry;
  const url = new URL(path, origin).href;
  const { start, end } = time ? parseEventTimes(date, time) : { start: `${date}T00:00:00Z` };
  const alarmSeconds = time ? DAY_S : DUE_DATE_ALARM_S;
  return {
    id: `${id}@${origin.hostname}`,
    // A program that imports the file again treats an entry with a later stamp as a newer version.
    stamp: new Date(`${today}T00:00:00+05:30`),
    start: new Date(start),
    end: end ? new Date(end) : null,
    allDay: !time,
    // A due date does not mark the visitor as busy.
    transparency: time ? null : ICalEventTransparency.TRANSPARENT,
    location,
    summary: title,
    url,
    description: [...lines, url].join('\n'),
    categories: [{ name: category }],
    alarms: [{ type: ICalAlarmType.display, triggerBefore: alarmSeconds, description: title }],
  };
}

/** Returns the calendar entry of a deadline. */
export function deadlineCalendarEntry({ id, data }: Entry<DeadlineData>): CalendarEntry {
  const { date, title, description, category } = data;
  return {
    id: `compliance-${id}`,
    date,
    title,
    category,
    lines: [description, '', 'The usual statutory date; check the official portal for extensions.'],
    path: `${ROUTES.complianceCalendar}#${id}`,
  };
}

export function eventCalendarEntry({ id, data }: Entry<EventData>): CalendarEntry {
  const { date, time, location, title, type, description, agenda, attendees, example } = data;
  return {
    id: `event-${id}`,
    date,
    time,
    location,
    title: example ? markAsExample(title) : title,
    category: type,
    lines: [description, '', ...agenda.map((point) => `- ${point}`), '', `For: ${attendees}`],
    path: `${ROUTES.events}#${id}`,
  };
}

/** Removes the characters that need escaping in a name, because ical-generator does not escape them. */
function calendarName(name: string): string {
  return name.replace(/[\s,;\\]+/g, ' ').trim();
}
