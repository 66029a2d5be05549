/** The calendar files of the build, read with a parser of another house and held against the entries. */
import { globSync, readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { calendarFilePath, calendarPath, dueCalendarPath } from '#site/file-paths.ts';
import {
  CALENDAR_DAYS_LISTED,
  CALENDAR_FILTERS,
  DUE_CALENDARS,
  type DueCalendar,
} from '#site/compliance-year.ts';
import { ROUTES } from '#site/routes.ts';
import { COMPLIANCE_SLUGS } from '#site/routes.ts';
import { COMPLIANCE_CATEGORIES } from '#site/vocabularies.ts';
import { readCollection } from '#collections/reading/read.ts';
import { exampleOf } from '#lib/format.ts';
import { readTokens } from '#collections/reading/figures.ts';
import { firm } from '../firm.ts';

const tokens = readTokens(firm);
const deadlines = readCollection('compliance', tokens).value;
const events = readCollection('events', tokens).value;
const upcoming = events.filter(({ data }) => data.status !== 'completed');

const ORIGIN = 'https://www.example.com';
const HOST = 'www.example.com';
const DAY_MS = 86_400_000;
/** The day of which the page prints the next dates. */
const readBuildDay = (page: string) => /data-day="([\d-]+)"/.exec(page)?.[1] ?? '';
const paths = globSync('dist/calendar/**/*.ics').map((file) => file.slice('dist'.length));
const textOf = (path: string) => readFileSync(`dist${path}`, 'utf8');
const eventsOf = (path: string) =>
  new ICAL.Component(ICAL.parse(textOf(path)) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
const subscriptions = [undefined, ...COMPLIANCE_CATEGORIES].map(calendarPath);
const counted = (Object.keys(DUE_CALENDARS) as DueCalendar[]).map(dueCalendarPath);

test('one calendar of all, one a category, one file a due date and an event to come, one a kind of filer', () => {
  expect([...paths].sort()).toEqual(
    [
      ...subscriptions,
      ...counted,
      ...deadlines.map(({ id }) => calendarFilePath('compliance', id)),
      ...upcoming.map(({ id }) => calendarFilePath('events', id)),
    ].sort(),
  );
});

describe.each(paths)('%s', (path) => {
  test('lines end with CRLF and have at most 75 octets', () => {
    const text = textOf(path);
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) {
      expect(line).not.toMatch(/[\r\n]/);
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    }
  });

  test('every entry has its own id, a stamp, and a reminder before it', () => {
    const entries = eventsOf(path);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
    for (const { uid, component } of entries) {
      expect(uid).toMatch(new RegExp(`^(compliance|due|event)-.+@${HOST}$`));
      expect(component.getFirstPropertyValue('dtstamp')?.toString()).toMatch(/T00:00:00Z$/);
      const [alarm, ...more] = component.getAllSubcomponents('valarm');
      expect(more).toEqual([]);
      expect((alarm?.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds()).toBeLessThan(
        0,
      );
    }
  });
});

describe.each(deadlines)('$id', ({ id, data }) => {
  test('its file says what its entry says', () => {
    const [event, ...more] = eventsOf(calendarFilePath('compliance', id));
    expect(more).toEqual([]);
    expect(event?.uid).toBe(`compliance-${id}@${HOST}`);
    expect(event?.summary).toBe(data.title);
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe(data.date);
    expect(event?.duration.toSeconds()).toBe(24 * 60 * 60);
    for (const words of [data.description, data.category, data.jurisdiction, data.priority])
      expect(event?.description).toContain(words);
    const address = `${ORIGIN}${ROUTES.complianceCalendar}#${id}`;
    expect(event?.description).toContain(address);
    expect(event?.component.getFirstPropertyValue('url')).toBe(address);
    // The address leads to the very row.
    expect(readFileSync(`dist${ROUTES.complianceCalendar}.html`, 'utf8')).toContain(`id="${id}"`);
  });
});

/** `day rule`, as the calendar page prints its dates. */
const calendarPage = () => parse(readFileSync(`dist${ROUTES.complianceCalendar}.html`, 'utf8'));
const listed = () =>
  calendarPage()
    .querySelectorAll('[data-row][data-day]')
    .map((row) => ({
      day: row.getAttribute('data-day') ?? '',
      category: row.getAttribute('data-category') ?? '',
      title: row.querySelector('a')?.text.trim() ?? '',
      id: row.querySelector('a')?.getAttribute('href')?.split('#')[1] ?? '',
    }));
/** Dates of a calendar file that fall in the days of the calendar page. */
const listedIn = (path: string) => {
  const days = listed().map(({ day }) => day);
  const built = readBuildDay(readFileSync(`dist${ROUTES.complianceYear}.html`, 'utf8'));
  const last = new Date(Date.parse(built) + CALENDAR_DAYS_LISTED * DAY_MS).toISOString();
  expect(days.every((day) => built <= day && day <= last.slice(0, 10))).toBe(true);
  return eventsOf(path)
    .filter(({ uid }) => uid.startsWith('due-'))
    .map(({ startDate, component }) => ({
      day: startDate.toString(),
      id: String(component.getFirstPropertyValue('url')).split('#')[1] ?? '',
    }))
    .filter(({ day }) => built <= day && day <= last.slice(0, 10))
    .map(({ day, id }) => `${day} ${id}`)
    .sort();
};
const keysOf = (rows: readonly { day: string; id: string }[]) =>
  rows.map(({ day, id }) => `${day} ${id}`).sort();

describe('the calendar page, the home page, the chart and the files agree', () => {
  test('the file of all dates, and of each category, has what the page lists', () => {
    expect(listed().length).toBeGreaterThan(10);
    expect(listedIn(calendarPath())).toEqual(keysOf(listed()));
    for (const category of COMPLIANCE_CATEGORIES)
      expect(listedIn(calendarPath(category))).toEqual(
        keysOf(listed().filter((row) => row.category === COMPLIANCE_SLUGS[category])),
      );
  });

  test.each(counted)('%s has dates of the page and no others', (path) => {
    expect(keysOf(listed())).toEqual(expect.arrayContaining(listedIn(path)));
  });

  test('every filter of a law has a date or is offered for later', () => {
    const offered = Object.values(CALENDAR_FILTERS).map(({ value }) => value);
    for (const { category } of listed()) expect(offered).toContain(category);
  });

  test('the home page names the first days of the page', () => {
    const rows = parse(readFileSync('dist/index.html', 'utf8')).querySelectorAll('[data-day]');
    const days = [...new Set(listed().map(({ day }) => day))].slice(0, rows.length);
    expect(rows.map((row) => row.getAttribute('data-day'))).toEqual(days);
    for (const row of rows)
      for (const { title } of listed().filter(({ day }) => day === row.getAttribute('data-day')))
        expect(row.text).toContain(title);
  });

  test('a month that the page lists whole has as many dates of the charted calendars', () => {
    const [first] = listed();
    const whole = new Date(`${first?.day.slice(0, 7) ?? ''}-01T00:00:00Z`);
    whole.setUTCMonth(whole.getUTCMonth() + 1);
    const month = whole.toISOString().slice(0, 7);
    const charted = ['gst-monthly', 'tds', 'company', 'payroll-karnataka'] as const;
    const dates = new Set(
      charted.flatMap((calendar) =>
        listedIn(dueCalendarPath(calendar)).filter((key) => key.startsWith(month)),
      ),
    );
    const name = whole.toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' });
    const table = calendarPage()
      .querySelectorAll('table')
      .find((one) => one.text.includes('Due dates'));
    const row = table
      ?.querySelectorAll('tr')
      .find((one) => one.text.includes(`${name} ${month.slice(2, 4)}`));
    expect(row?.querySelectorAll('td').at(-1)?.text.trim()).toBe(String(dates.size));
  });

  test('a date that is explained is one that its rule gives, and comes once', () => {
    for (const { id, data } of deadlines) {
      if (data.rule === undefined) continue;
      const dates = eventsOf(calendarPath());
      expect(dates.some(({ uid }) => uid.startsWith(`compliance-${id}@`))).toBe(false);
      expect(
        dates
          .filter(({ component }) =>
            String(component.getFirstPropertyValue('url')).endsWith(`#${data.rule ?? ''}`),
          )
          .map(({ startDate }) => startDate.toString()),
        id,
      ).toContain(data.date);
    }
  });
});

describe.each(counted)('%s', (path) => {
  const found = eventsOf(path);
  const page = readFileSync(`dist${ROUTES.complianceYear}.html`, 'utf8');

  test('reaches a year and a half ahead, and each date leads to its rule', () => {
    const days = found.map(({ startDate }) => startDate.toString());
    expect(days).toEqual([...days].sort());
    const built = readBuildDay(page);
    const ahead = (Date.parse(days.at(-1) ?? '') - Date.parse(built)) / DAY_MS;
    expect(ahead).toBeGreaterThan(300);
    expect(ahead).toBeLessThan(551);
    for (const { component } of found) {
      const { pathname, hash } = new URL(String(component.getFirstPropertyValue('url')));
      expect(pathname).toBe(ROUTES.complianceYear);
      expect(page).toContain(`id="${hash.slice(1)}"`);
    }
  });
});

describe.each(upcoming)('$id', ({ id, data }) => {
  test('keeps its instants in India time', () => {
    const [event] = eventsOf(calendarFilePath('events', id));
    const inIndia = (time: ICAL.Time | undefined) =>
      time?.toJSDate().toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' }).slice(0, 16);
    const [start, end] = data.time.split('-');
    expect(inIndia(event?.startDate)).toBe(`${data.date} ${start}`);
    expect(inIndia(event?.endDate)).toBe(`${data.date} ${end}`);
    expect(event?.summary).toBe(data.example ? exampleOf(data.title) : data.title);
    expect(event?.location).toBe(data.location);
    expect(event?.component.getFirstPropertyValue('url')).toBe(`${ORIGIN}${ROUTES.events}#${id}`);
  });
});
