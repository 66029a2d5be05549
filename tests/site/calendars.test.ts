/** The calendar files of the build, read with a parser of another house and held against the entries. */
import { globSync, readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarFilePath, calendarPath, dueCalendarPath } from '#site/file-paths.ts';
import { DUE_CALENDARS, type DueCalendar } from '#site/compliance-year.ts';
import { ROUTES } from '#site/routes.ts';
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
  const places = [calendarPath(), calendarPath(data.category), calendarFilePath('compliance', id)];

  test.each(places)('is in %s as its entry says', (path) => {
    const found = eventsOf(path).filter(({ uid }) => uid === `compliance-${id}@${HOST}`);
    expect(found).toHaveLength(1);
    const [event] = found;
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

test('a category has its own due dates and no others; events come one by one only', () => {
  for (const category of COMPLIANCE_CATEGORIES) {
    const own = deadlines.filter(({ data }) => data.category === category);
    expect(eventsOf(calendarPath(category))).toHaveLength(own.length);
  }
  expect(eventsOf(calendarPath())).toHaveLength(deadlines.length);
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
