/** Reads the calendar files of the build with ical.js, and compares them with the entries and the pages. */
import { globSync, readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { entryCalendarPath, categoryCalendarPath, filerCalendarPath } from '#site/file-paths.ts';
import { CALENDAR_DAYS_LISTED, FILER_CALENDARS } from '#site/compliance-year.ts';
import { COMPLIANCE_CATEGORIES, COMPLIANCE_SLUGS, ROUTES } from '#site/routes.ts';
import { entriesOf } from '../published.ts';
import { addDays } from '#features/tool-engine/calendar-days.logic.ts';
import { ORIGIN, hrefsAt, pageAt } from './built-pages.ts';

const deadlines = entriesOf('deadlines');
const upcoming = entriesOf('events').filter(({ data }) => data.status !== 'completed');
const filers = Object.keys(FILER_CALENDARS) as (keyof typeof FILER_CALENDARS)[];
/** Paths of calendar files: first the file of all due dates, then one file for each category. */
const byCategory = [undefined, ...COMPLIANCE_CATEGORIES].map(categoryCalendarPath);
const counted = filers.map(filerCalendarPath);

/** Day of the build. The pages list the due dates from this day on. */
const built =
  pageAt(ROUTES.complianceYear).querySelector('[data-day]')?.getAttribute('data-day') ?? '';
const eventsOf = (path: string) =>
  new ICAL.Component(ICAL.parse(readFileSync(`dist${path}`, 'utf8')) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
const urlOf = ({ component }: ICAL.Event) =>
  new URL(String(component.getFirstPropertyValue('url')));

test('lists no entry twice in a calendar file', () => {
  for (const file of globSync('dist/calendar/**/*.ics')) {
    const uids = eventsOf(file.slice('dist'.length)).map(({ uid }) => uid);
    expect(new Set(uids).size, file).toBe(uids.length);
  }
});

test('the calendar file of an entry contains the day in India and the address of the entry', () => {
  for (const { id, data } of deadlines) {
    const [event] = eventsOf(entryCalendarPath('compliance', id));
    expect([event?.summary, event?.startDate.toString()]).toEqual([data.title, data.date]);
    expect(event && urlOf(event).href).toBe(`${ORIGIN}${ROUTES.complianceCalendar}#${id}`);
    const row = pageAt(ROUTES.complianceCalendar).querySelector(`[id="${id}"]`);
    const offer = row?.querySelector(`a[href="${entryCalendarPath('compliance', id)}"]`) ?? null;
    expect(offer !== null, id).toBe(data.status !== 'completed');
  }
  for (const { id, data } of upcoming) {
    const [event] = eventsOf(entryCalendarPath('events', id));
    const start = event?.startDate.toJSDate().toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });
    expect(start?.slice(0, 16)).toBe(`${data.date} ${data.time.slice(0, 5)}`);
    expect(event && urlOf(event).href).toBe(`${ORIGIN}${ROUTES.events}#${id}`);
  }
});

test('pages link to the files of upcoming events and to every ready-made calendar', () => {
  const files = upcoming.map(({ id }) => entryCalendarPath('events', id));
  expect(hrefsAt(ROUTES.events, 'main a[href$=".ics"]').sort()).toEqual(files.sort());
  const subscriptions = byCategory.map((path) => `webcal://www.example.com${path}`);
  expect(hrefsAt(ROUTES.complianceCalendar, 'main a[href^="webcal:"]')).toEqual(subscriptions);
  const linked = hrefsAt(ROUTES.complianceYear, 'a[href$=".ics"]');
  expect(linked).toEqual(expect.arrayContaining(counted));
  const rule = pageAt(ROUTES.complianceYear).querySelector('#gstr-3b-monthly');
  expect(rule?.text).toMatch(/Next: 20 /);
});

/** Due dates that the calendar page lists. Leaves out rows with an `id`: these rows explain a date of another row. */
const listed = pageAt(ROUTES.complianceCalendar)
  .querySelectorAll('[data-row][data-day]:not([id])')
  .map((row) => ({
    day: row.getAttribute('data-day') ?? '',
    category: row.getAttribute('data-category') ?? '',
    id: row.querySelector('a')?.getAttribute('href')?.split('#')[1] ?? '',
  }));
const keysOf = (rows: readonly { day: string; id: string }[]) =>
  rows.map(({ day, id }) => `${day} ${id}`).sort();
/** Returns the due dates of a calendar file that are in the period of the calendar page. */
const listedIn = (path: string) =>
  keysOf(
    eventsOf(path)
      .filter(({ uid }) => uid.startsWith('due-'))
      .map((event) => ({ day: event.startDate.toString(), id: urlOf(event).hash.slice(1) }))
      .filter(({ day }) => built <= day && day <= addDays(built, CALENDAR_DAYS_LISTED)),
  );

test('each day marked in the month calendar links to the due dates of that day', () => {
  const page = pageAt(ROUTES.complianceCalendar);
  const ringed = page
    .querySelectorAll('nav.month a[href]')
    .map((link) => link.getAttribute('href'));
  expect(ringed).toContain(`#d-${listed[0]?.day}`);
  for (const href of ringed)
    expect(page.querySelector(`[id="${href?.slice(1)}"]`), href).not.toBeNull();
  const count = eventsOf(categoryCalendarPath()).length;
  expect(page.querySelector('#subscribe')?.text.trim()).toBe(
    `In your own calendar: ${count} dates`,
  );
});

test('a calendar file contains the dates of the calendar page: all of them, or those of one category', () => {
  expect(listed.length).toBeGreaterThan(0);
  expect(listedIn(categoryCalendarPath())).toEqual(keysOf(listed));
  for (const category of COMPLIANCE_CATEGORIES) {
    const rows = listed.filter((row) => row.category === COMPLIANCE_SLUGS[category]);
    expect(listedIn(categoryCalendarPath(category))).toEqual(keysOf(rows));
  }
});

test.each(counted)(
  'the dates in %s agree with the page, cover about a year, and link to their rules',
  (path) => {
    expect(keysOf(listed)).toEqual(expect.arrayContaining(listedIn(path)));
    const events = eventsOf(path);
    const last = events.at(-1)?.startDate.toString() ?? '';
    expect(last > addDays(built, 300) && last < addDays(built, 551), last).toBe(true);
    for (const { pathname, hash } of events.map(urlOf)) {
      expect(pathname).toBe(ROUTES.complianceYear);
      expect(pageAt(pathname).querySelector(`[id="${hash.slice(1)}"]`), hash).not.toBeNull();
    }
  },
);

test('the calendar file contains the dates of a rule, but not the entries that explain these dates', () => {
  const dates = eventsOf(categoryCalendarPath());
  for (const { id, data } of deadlines) {
    if (data.rule === undefined || data.date < built) continue;
    expect(dates.some(({ uid }) => uid.startsWith(`compliance-${id}@`))).toBe(false);
    const ofRule = dates.filter((event) => urlOf(event).hash === `#${data.rule ?? ''}`);
    expect(ofRule.map(({ startDate }) => startDate.toString())).toContain(data.date);
  }
});
