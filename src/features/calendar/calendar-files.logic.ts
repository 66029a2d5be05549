/**
 * iCalendar files of due dates and events. No time zone is set: ical-generator would then write local
 * times without the VTIMEZONE they need. Events are written as UTC instants, due dates as bare days.
 */
import ical, { ICalAlarmType, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { ROUTES } from '#site/routes.ts';
import type { Deadline, Occasion } from '#collections/lists.ts';
import { dayInIndia, exampleOf, instants } from '#lib/format.ts';

export interface CalendarContext {
  readonly firm: string;
  /** Public address of the site. */
  readonly origin: URL;
}

/** What a subscriber's program shows and asks for again. */
interface Subscription {
  readonly name: string;
  readonly path: string;
  /** Page inside the site that lists its dates. */
  readonly page: string;
}

/** A due date that was calculated from a rule. */
export interface CalculatedDue {
  /** Stays the same for a duty and period when the wording changes. */
  readonly id: string;
  readonly date: string;
  readonly title: string;
  readonly category: string;
  readonly lines: readonly string[];
  /** Page inside the site that says more. */
  readonly path: string;
}

type Entry<T> = T & { readonly id: string };

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
/** Nine in the morning three days before: exactly three days before would ring at midnight. */
const DUE_DATE_ALARM_S = 3 * DAY_S - 9 * HOUR_S;
const EVENT_ALARM_S = DAY_S;
/** How often a program should look for changes. */
const REFRESH_S = DAY_S;

/**
 * Due dates calculated from rules, and deadlines that no rule gives: a calendar to subscribe to or, without
 * a subscription, a file to import.
 */
export function duesCalendar(
  context: CalendarContext,
  dues: readonly CalculatedDue[],
  subscription?: Subscription,
  deadlines: readonly Entry<Deadline>[] = [],
): string {
  const events = [
    ...dues.map((due) => countedEvent(context, due)),
    ...deadlines.map((deadline) => deadlineEvent(context, deadline)),
  ];
  if (!subscription) return write(context, events);
  return write(context, events, {
    name: calendarName(subscription.name),
    source: new URL(subscription.path, context.origin).href,
    url: new URL(subscription.page, context.origin).href,
    ttl: REFRESH_S,
  });
}

/** A single due date. It has no calendar name, because some programs would create a new calendar for it. */
export function deadlineFile(context: CalendarContext, deadline: Entry<Deadline>): string {
  return write(context, [deadlineEvent(context, deadline)]);
}

/** A single event. */
export function occasionFile(context: CalendarContext, occasion: Entry<Occasion>): string {
  const { origin } = context;
  const { start, end } = instants(occasion.date, occasion.time);
  const address = new URL(`${ROUTES.events}#${occasion.id}`, origin).href;
  const title = occasion.example ? exampleOf(occasion.title) : occasion.title;
  return write(context, [
    {
      ...shared(origin, 'event', { ...occasion, title }),
      start: new Date(start),
      end: new Date(end),
      location: occasion.location,
      description: [
        occasion.description,
        '',
        ...occasion.agenda.map((point) => `- ${point}`),
        '',
        `For: ${occasion.attendees}`,
        `Type: ${occasion.type}`,
        `Programme and registration: ${address}`,
      ].join('\n'),
      url: address,
      categories: [{ name: occasion.type }],
      alarms: [alarm(EVENT_ALARM_S, title)],
    },
  ]);
}

/** A comma or semicolon would have to be escaped in a name, which ical-generator does not do. */
function calendarName(name: string): string {
  return name.replace(/[\s,;\\]+/g, ' ').trim();
}

function deadlineEvent(context: CalendarContext, deadline: Entry<Deadline>): ICalEventData {
  const { description, category, jurisdiction, priority, status } = deadline;
  const lines = [
    description,
    '',
    `Category: ${category}`,
    `Jurisdiction: ${jurisdiction}`,
    `Priority: ${priority}`,
    `Status: ${status}`,
    'The usual statutory date; check the official portal for extensions.',
  ];
  const path = `${ROUTES.complianceCalendar}#${deadline.id}`;
  return dueEvent(context, 'compliance', { ...deadline, lines, path });
}

function countedEvent(context: CalendarContext, due: CalculatedDue): ICalEventData {
  const lines = [...due.lines, 'Check the official portal for extensions.'];
  return dueEvent(context, 'due', { ...due, lines });
}

function dueEvent(
  { origin }: CalendarContext,
  kind: 'compliance' | 'due',
  due: CalculatedDue,
): ICalEventData {
  const url = new URL(due.path, origin).href;
  return {
    ...shared(origin, kind, due),
    start: new Date(`${due.date}T00:00:00Z`),
    allDay: true,
    // A due date does not make the visitor busy.
    transparency: ICalEventTransparency.TRANSPARENT,
    description: [...due.lines, url].join('\n'),
    url,
    categories: [{ name: due.category }],
    alarms: [alarm(DUE_DATE_ALARM_S, due.title)],
  };
}

/** The id contains the entry's file name, so it does not change with the text. */
function shared(
  origin: URL,
  kind: 'compliance' | 'due' | 'event',
  { id, title }: Entry<{ title: string }>,
) {
  return {
    id: `${kind}-${encodeURIComponent(id)}@${origin.hostname}`,
    // The day on which the file is written, so that a file imported again counts as newer.
    stamp: new Date(`${dayInIndia(new Date())}T00:00:00Z`),
    summary: title,
  };
}

const alarm = (secondsBefore: number, title: string) => ({
  type: ICalAlarmType.display,
  triggerBefore: secondsBefore,
  description: title,
});

function write(
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
