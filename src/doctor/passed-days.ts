import { collectionNamed } from '#collections/index.ts';
import type { Problem } from '#collections/reading/problem.ts';
import type { Content, Entries, ReadEntry } from '#collections/reading/read.ts';
import { lineAt } from '#collections/reading/source.ts';
import { addMonths } from '#features/tool-engine/calendar-days.logic.ts';
import { formatDate, MONTHS } from '#lib/format.ts';
import { rememberResults } from '#lib/remember.ts';
import { describedTexts, everyEntry, fieldsOf, textsOfEntry } from './entries.ts';

/** Matches words that announce a date, such as “is due by 31 July 2026”. In the text, figures are already filled in. */
const PROMISE_AND_DAY = new RegExp(
  String.raw`\b(?:(?:act|file|pay) by|(?:is|are|be) due (?:by|on)|takes? effect (?:on|from)|comes? into force (?:on|from)|applies from|will [^.;|]{0,60}?(?:by|on|from|until)|(?:is|are|stays?|remains?) (?:still )?open[^.;|]{0,40}? (?:to|until)|(?:can|still)\b[^.;|]{0,60}? until)(?: about)? (?:\w+day, )?(\d{1,2} (?:${MONTHS.join('|')}) \d{4})`,
  'gi',
);

/** Warns of texts that still announce a past day. Skips the register of figures, which also contains past values. */
export const checkPassedDays = (entries: Entries, today: string): Problem[] =>
  everyEntry({ ...entries, legalFigures: [] }).flatMap((entry) =>
    announcedDays(entry)
      .filter(({ day }) => Date.parse(`${day} UTC`) < Date.parse(today))
      .map(({ path, found, day, line }) => {
        const message = `"${found}" is over since ${day}; write what applies after it`;
        return entry.problem(path, message, 'warning', line);
      }),
  );

const announcedDays = rememberResults((entry: ReadEntry) =>
  textsOfEntry(entry).flatMap(({ path, value }) =>
    [...value.matchAll(PROMISE_AND_DAY)].map(({ 0: found, 1: day, index }) => ({
      path,
      found,
      day,
      line: lineAt(value, index),
    })),
  ),
);

/** Warns of a future day in a field for past events, such as the last change of a published text. */
export const checkDaysToCome = ({ published, groups }: Content, today: string): Problem[] =>
  [...everyEntry(published), ...groups].flatMap((entry) =>
    describedTexts(entry)
      .filter(({ past, value }) => past && value > today)
      .map(({ path, value }) => {
        const canWait = fieldsOf(entry).has('publishDate');
        const wait = canWait ? `, or add "publishDate: ${value}" to let the entry wait` : '';
        const message = `${formatDate(value)} is still to come; correct it${wait}`;
        return entry.problem(path, message, 'warning');
      }),
  );

/** Warns of a year that is probably mistyped, such as 2062 for 2026: the site would announce the event for decades. */
export const checkYears = (entries: Entries, today: string): Problem[] =>
  everyEntry(entries).flatMap(({ data, problem }) => {
    if (!('date' in data) || data.date <= addMonths(today, 36)) return [];
    const message = `${formatDate(data.date)} is more than three years ahead; correct the year if it is wrong`;
    return [problem('date', message, 'warning')];
  });

/** The key is a status that follows from the date of an entry; the value lists the statuses that contradict it. */
const CONTRADICTED: Readonly<Record<string, readonly string[]>> = {
  upcoming: ['completed', 'effective', 'overdue'],
  completed: ['upcoming', 'live'],
  effective: ['upcoming'],
};

/** Warns if the status in a file contradicts the date, such as "upcoming" for an event of last week. */
export const checkStatuses = (entries: Entries, today: string): Problem[] =>
  everyEntry(entries).flatMap(({ collection, data, raw, problem }) => {
    const { statusOn } = collectionNamed(collection);
    const { status } = raw.data as { status?: string };
    if (!statusOn || !('date' in data) || status === undefined) return [];
    const byDay = statusOn(data.date, today);
    const message = `is "${status}", but by its day, ${formatDate(data.date)}, it is "${byDay}"; delete this line, and it follows the day`;
    return CONTRADICTED[byDay]?.includes(status) ? [problem('status', message, 'warning')] : [];
  });
