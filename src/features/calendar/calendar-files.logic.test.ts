/** Calendar files, read back with a parser of another house. */
import { execFileSync } from 'node:child_process';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarName, deadlineFile, duesCalendar, occasionFile } from './calendar-files.logic.ts';
import { webcalHref } from './calendar.logic.ts';

const context = { firm: 'Rao, Iyer; Söhne & Co', origin: new URL('https://firm.example') };
const deadline = {
  id: 'gstr-3b',
  title: 'GSTR-3B, for all; monthly filers',
  date: '2026-11-20',
  priority: 'high',
  category: 'Labour & Payroll',
  description: `₹ and – and 𝒳: ${'पंजीकरण करदाता '.repeat(20)}\\ a, b; c\nnext`,
  jurisdiction: 'Karnataka',
  status: 'upcoming',
} as const;
const occasion = {
  id: 'webinar',
  title: 'Advance tax',
  date: '2026-12-03',
  time: '00:15-17:00',
  location: 'Bangalore (venue, sent)',
  type: 'Webinar',
  status: 'upcoming',
  attendees: 'Owners',
  description: 'An hour.',
  agenda: ['One', 'Two'] as string[],
} as const;

const open = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]);
const only = (text: string) => {
  const events = open(text).getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  return new ICAL.Event(events[0] as ICAL.Component);
};
const alarmSeconds = (event: ICAL.Event) => {
  const alarms = event.component.getAllSubcomponents('valarm');
  expect(alarms).toHaveLength(1);
  expect(alarms[0]?.getFirstPropertyValue('action')).toBe('DISPLAY');
  return (alarms[0]?.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds();
};

describe('a due date', () => {
  const text = deadlineFile(context, deadline);
  const event = only(text);

  test('is a whole day that takes no time', () => {
    expect(event.startDate.isDate).toBe(true);
    expect(event.startDate.toString()).toBe('2026-11-20');
    expect(event.endDate.toString()).toBe('2026-11-21');
    expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(event.component.getFirstPropertyValue('priority')).toBe(1);
  });

  test('rings at nine in the morning three days before', () => {
    const at = event.startDate.clone();
    at.isDate = false;
    at.addDuration(ICAL.Duration.fromSeconds(alarmSeconds(event)));
    expect(at.toString()).toBe('2026-11-17T09:00:00');
  });

  test('keeps every character of its texts', () => {
    expect(event.summary).toBe(deadline.title);
    expect(event.description.split('\n')).toEqual([
      ...deadline.description.split('\n'),
      '',
      'Category: Labour & Payroll',
      'Jurisdiction: Karnataka',
      'Priority: high',
      'Status: upcoming',
      'The usual statutory date; check the official portal for extensions.',
      'https://firm.example/resources/compliance-calendar#gstr-3b',
    ]);
    expect(event.component.getFirstPropertyValue('categories')).toBe('Labour & Payroll');
  });

  test('by itself has no calendar name, which programs take for a new calendar', () => {
    expect(open(text).getFirstPropertyValue('x-wr-calname')).toBeNull();
  });
});

describe('an event', () => {
  const event = only(occasionFile(context, occasion));

  test('keeps its instants, whatever day that is in UTC', () => {
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-02T18:45:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-03T11:30:00.000Z');
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
  });

  test('has a place, the programme, and rings a day before', () => {
    expect(event.location).toBe(occasion.location);
    expect(event.description).toContain('- One\n- Two\n');
    expect(event.description).toContain('https://firm.example/resources/events#webinar');
    expect(alarmSeconds(event)).toBe(-24 * 60 * 60);
  });
});

describe('a calendar to subscribe to', () => {
  const later = { ...deadline, id: 'later', date: '2027-01-15' };
  const subscription = { name: 'Rao, Iyer; due dates', path: '/c.ics', page: '/dates' };
  const calendar = (deadlines: Parameters<typeof duesCalendar>[3]) =>
    open(duesCalendar(context, [], subscription, deadlines));

  test('is named without signs that would need escaping, and says where it comes from', () => {
    const properties = calendar([deadline]);
    expect(properties.getFirstPropertyValue('x-wr-calname')).toBe('Rao Iyer due dates');
    expect(properties.getFirstPropertyValue('name')).toBe('Rao Iyer due dates');
    expect(properties.getFirstPropertyValue('source')).toBe('https://firm.example/c.ics');
    expect(properties.getFirstPropertyValue('version')).toBe('2.0');
    expect(properties.getFirstPropertyValue('prodid')).toBe(
      '-//Rao Iyer Söhne & Co//firm.example//EN',
    );
  });

  test('keeps an id through every change of text and date', () => {
    const ids = (deadlines: Parameters<typeof calendar>[0]) =>
      calendar(deadlines)
        .getAllSubcomponents('vevent')
        .map((event) => event.getFirstPropertyValue('uid'));
    const first = ids([deadline, later]);
    expect(first).toEqual(['compliance-gstr-3b@firm.example', 'compliance-later@firm.example']);
    expect(ids([{ ...deadline, title: 'New', date: '2026-12-20', status: 'completed' }])).toEqual([
      first[0],
    ]);
    expect(only(occasionFile(context, occasion)).uid).toBe('event-webinar@firm.example');
  });
});

describe('due dates counted from rules', () => {
  const due = {
    id: 'gstr-3b-2026-11-30',
    date: '2026-12-20',
    title: 'GSTR-3B: November 2026',
    category: 'GST',
    lines: ['Return, with payment; of the month.', 'Monthly filers.'],
    path: '/tools/compliance-year#gstr-3b',
  };

  test('are whole days with an id, their words and the place of their rule', () => {
    const event = only(duesCalendar(context, [due]));
    expect(event.uid).toBe('due-gstr-3b-2026-11-30@firm.example');
    expect(event.summary).toBe(due.title);
    expect(event.startDate.isDate).toBe(true);
    expect(event.startDate.toString()).toBe('2026-12-20');
    expect(event.description.split('\n')).toEqual([
      ...due.lines,
      'Check the official portal for extensions.',
      'https://firm.example/tools/compliance-year#gstr-3b',
    ]);
  });
});

test('the same bytes in every time zone', () => {
  const script = `
    import { deadlineFile, occasionFile } from '#features/calendar/calendar-files.logic.ts';
    const context = { firm: 'Firm', origin: new URL('https://firm.example') };
    process.stdout.write(deadlineFile(context, ${JSON.stringify(deadline)}));
    process.stdout.write(occasionFile(context, ${JSON.stringify(occasion)}));`;
  const under = (TZ: string) =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    });
  const [india = '', ...others] = ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'].map(
    under,
  );
  expect(india).toContain('DTSTART;VALUE=DATE:20261120');
  expect(india).toContain('DTSTART:20261202T184500Z');
  for (const other of others) expect(other).toBe(india);
});

test.each([
  ['Rao, Iyer & Co', 'Rao Iyer & Co'],
  ['A;B\\C\nD', 'A B C D'],
])('calendar name %j', (given, name) => {
  expect(calendarName(given)).toBe(name);
});

test('a webcal address names the public host', () => {
  expect(webcalHref('/calendar/all.ics', new URL('https://firm.example'))).toBe(
    'webcal://firm.example/calendar/all.ics',
  );
});
