/**
 * iCalendar files of due dates and events. No time zone is set: ical-generator would then write local
 * times without the VTIMEZONE they need. Events are written as UTC instants, due dates as bare days.
 */
import ical, { ICalAlarmType, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { ROUTES } from '#site/routes.ts';
import type { DeadlineData, EventData } from '#collections/events.ts';
import { dayInIndia, markAsExample, parseEventTimes } from '#lib/format.ts';

/** The firm's name, and the public address of the site. */
interface CalendarContext {
  readonly firm: string;
  readonly origin: URL;
}

/** What a subscriber's program shows and asks for again: the calendar's own path, and the page that lists its dates. */
type Subscription = Readonly<Record<'name' | 'path' | 'page', string>>;

/** A due date in a calendar. */
export interface CalendarDueDate {
  /** Stays the same for a duty and period when the wording changes. */
  readonly id: string;
  readonly date: string;
  readonly title: string;
  readonly category: string;
  readonly lines: readonly string[];
  /** Page inside the site that says more. */
  readonly path: string;
}

type WithId<T> = T & { readonly id: string };

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
/** Nine in the morning three days before: exactly three days before would ring at midnight. */
const DUE_DATE_ALARM_S = 3 * DAY_S - 9 * HOUR_S;
const EVENT_ALARM_S = DAY_S;
/** How often a program should look for changes. */
const REFRESH_S = DAY_S;

/**
 * Due dates as a calendar to subscribe to or, without a subscription, as a file to import. That has no calendar name,
 * because some programs would create a new calendar for it.
 */
export function createDueDatesCalendar(
  context: CalendarContext,
  dues: readonly CalendarDueDate[],
  subscription?: Subscription,
): string {
  const events = dues.map((due) => ({
    ...commonFields(context, due, DUE_DATE_ALARM_S),
    start: new Date(`${due.date}T00:00:00Z`),
    allDay: true,
    // A due date does not make the visitor busy.
    transparency: ICalEventTransparency.TRANSPARENT,
  }));
  const calendar = subscription && {
    name: calendarName(subscription.name),
    source: new URL(subscription.path, context.origin).href,
    url: new URL(subscription.page, context.origin).href,
    ttl: REFRESH_S,
  };
  return calendarText(context, events, calendar);
}

/** A deadline, which no rule gives. */
export function createDeadlineDueDate(deadline: WithId<DeadlineData>): CalendarDueDate {
  const { id, date, title, description, category, jurisdiction, priority, status } = deadline;
  return {
    id: `compliance-${id}`,
    date,
    title,
    category,
    lines: [
      description,
      '',
      `Category: ${category}`,
      `Jurisdiction: ${jurisdiction}`,
      `Priority: ${priority}`,
      `Status: ${status}`,
      'The usual statutory date; check the official portal for extensions.',
    ],
    path: `${ROUTES.complianceCalendar}#${id}`,
  };
}

/** A file of a single event. */
export function createEventCalendar(context: CalendarContext, entry: WithId<EventData>): string {
  const { id, type, location, description, agenda, attendees } = entry;
  const { start, end } = parseEventTimes(entry.date, entry.time);
  const points = agenda.map((point) => `- ${point}`);
  const fields = {
    id: `event-${id}`,
    title: entry.example ? markAsExample(entry.title) : entry.title,
    category: type,
    lines: [
      description,
      '',
      ...points,
      '',
      `For: ${attendees}`,
      `Type: ${type}`,
      'Programme and registration:',
    ],
    path: `${ROUTES.events}#${id}`,
  };
  const event = commonFields(context, fields, EVENT_ALARM_S);
  const times = { start: new Date(start), end: new Date(end) };
  return calendarText(context, [{ ...event, ...times, location }]);
}

/** The id contains the entry's file name, so it does not change with the text. */
function commonFields(
  { origin }: CalendarContext,
  { id, title, category, lines, path }: Omit<CalendarDueDate, 'date'>,
  alarmSeconds: number,
) {
  const url = new URL(path, origin).href;
  return {
    id: `${encodeURIComponent(id)}@${origin.hostname}`,
    // The day on which the file is written, so that a file imported again counts as newer.
    stamp: new Date(`${dayInIndia(new Date())}T00:00:00Z`),
    summary: title,
    url,
    description: [...lines, url].join('\n'),
    categories: [{ name: category }],
    alarms: [{ type: ICalAlarmType.display, triggerBefore: alarmSeconds, description: title }],
  };
}

/** A comma or semicolon would have to be escaped in a name, which ical-generator does not do. */
function calendarName(name: string): string {
  return name.replace(/[\s,;\\]+/g, ' ').trim();
}

function calendarText(
  { firm, origin }: CalendarContext,
  events: ICalEventData[],
  calendar: Parameters<typeof ical>[0] = {},
): string {
  const prodId = { company: calendarName(firm), product: origin.hostname, language: 'EN' };
  // Every line ends with CRLF, the last one too (RFC 5545, 3.1).
  return `${ical({ ...calendar, prodId, events }).toString()}\r\n`;
}

/** `webcal:` address of a calendar: opens the visitor's calendar program and subscribes. */
export function webcalHref(path: string, origin: URL): string {
  return new URL(path, origin).href.replace(/^https?:/, 'webcal:');
}
