/** Reads calendar files with the parser of another library. tests/site/calendars.test.ts checks the built files. */
import ICAL from 'ical.js';
import { afterEach, expect, test, vi } from 'vitest';
import {
  deadlineCalendarEntry,
  createCalendar,
  eventCalendarEntry,
} from './calendar-files.logic.ts';

const context = {
  firm: 'Rao, Iyer; Söhne & Co',
  origin: new URL('https://firm.example'),
  today: '2026-11-05',
};
const deadline = {
  id: 'gstr-3b',
  data: {
    title: 'GSTR-3B, for all; monthly filers',
    date: '2026-11-20',
    priority: 'high',
    category: 'Labour & Payroll',
    description: `₹ and – and 𝒳: ${'पंजीकरण करदाता '.repeat(20)}\\ a, b; c\nnext`,
    jurisdiction: 'Karnataka',
    status: 'upcoming',
  },
} as const;
const webinar = {
  id: 'webinar',
  data: {
    title: 'Advance tax',
    date: '2026-12-03',
    time: '00:15-17:00',
    location: 'Bangalore (venue, sent)',
    type: 'Webinar',
    status: 'upcoming',
    attendees: 'Owners',
    description: 'An hour.',
    agenda: ['One', 'Two'] as string[],
  },
} as const;

const deadlineFile = (entry: Parameters<typeof deadlineCalendarEntry>[0]) =>
  createCalendar(context, [deadlineCalendarEntry(entry)]);
const parse = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]);
const only = (kind: string, inside: ICAL.Component) => {
  const [found, ...more] = inside.getAllSubcomponents(kind);
  expect(more).toEqual([]);
  return found as ICAL.Component;
};
const onlyEvent = (text: string) => new ICAL.Event(only('vevent', parse(text)));
const alarmOf = ({ component }: ICAL.Event) => {
  const alarm = only('valarm', component);
  expect(alarm.getFirstPropertyValue('action')).toBe('DISPLAY');
  return alarm.getFirstPropertyValue('trigger') as ICAL.Duration;
};

afterEach(() => vi.unstubAllEnvs());
const ZONES = ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'];
test.each(ZONES)('gives the same days and instants when built in the time zone %s', (zone) => {
  vi.stubEnv('TZ', zone);
  const { startDate, endDate } = onlyEvent(deadlineFile(deadline));
  expect(startDate.isDate).toBe(true);
  expect([startDate, endDate].map(String)).toEqual(['2026-11-20', '2026-11-21']);
  const event = onlyEvent(createCalendar(context, [eventCalendarEntry(webinar)]));
  expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-02T18:45:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-03T11:30:00.000Z');
});

test('writes a due date as an all-day entry with an alarm at 9 a.m. three days before', () => {
  const text = deadlineFile(deadline);
  const event = onlyEvent(text);
  expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  const at = event.startDate.clone();
  at.isDate = false;
  at.addDuration(alarmOf(event));
  expect(at.toString()).toBe('2026-11-17T09:00:00');
  expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-04T18:30:00Z');
  expect(event.summary).toBe(deadline.data.title);
  expect(event.description.split('\n')).toEqual([
    ...deadline.data.description.split('\n'),
    '',
    'The usual statutory date; check the official portal for extensions.',
    'https://firm.example/resources/compliance-calendar#gstr-3b',
  ]);
  expect(event.component.getFirstPropertyValue('categories')).toBe('Labour & Payroll');
  expect(parse(text).getFirstPropertyValue('x-wr-calname')).toBeNull();
});

test('writes an event with its place, its programme, and an alarm one day before', () => {
  const event = onlyEvent(createCalendar(context, [eventCalendarEntry(webinar)]));
  expect(event.uid).toBe('event-webinar@firm.example');
  expect(event.location).toBe(webinar.data.location);
  expect(event.description).toContain('- One\n- Two\n\nFor: Owners\n');
  expect(event.description).toContain('https://firm.example/resources/events#webinar');
  expect(alarmOf(event).toSeconds()).toBe(-24 * 60 * 60);
  const invented = { ...webinar, data: { ...webinar.data, example: true as const } };
  expect(eventCalendarEntry(invented).title).toBe('Example: Advance tax');
});

test('a calendar file contains the address to subscribe to, and its name without commas and semicolons', () => {
  const subscription = { name: 'Rao, Iyer;\\ due\ndates', path: '/c.ics', page: '/dates' };
  const dueDates = [deadlineCalendarEntry(deadline)];
  const file = createCalendar(context, dueDates, subscription);
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
  const calendar = parse(file);
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D');
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Rao Iyer due dates');
  expect(calendar.getFirstPropertyValue('source')).toBe('https://firm.example/c.ics');
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Rao Iyer Söhne & Co//firm.example//EN');
});

test('an entry keeps its id when its text or date changes', () => {
  const data = { ...deadline.data, title: 'New', date: '2026-12-20', status: 'completed' } as const;
  for (const entry of [deadline, { ...deadline, data }])
    expect(onlyEvent(deadlineFile(entry)).uid).toBe('compliance-gstr-3b@firm.example');
});
