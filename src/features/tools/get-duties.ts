import { getCollection } from 'astro:content';
import { printedOn } from '#collections/facts.ts';
import { buildDay } from '#collections/reading/publication.ts';
import type { Chart } from '#lib/charts/chart.ts';
import { MONTHS, plural } from '#lib/format.ts';
import { getFacts } from '#queries/facts.ts';
import { dayOfYear } from './due-dates.logic.ts';

/** The parts of a foreign-owned company's year; each duty with its day as printed and its source. */
export async function getDuties() {
  const entries = (await getCollection('duties')).sort(
    (one, other) => one.data.place - other.data.place,
  );
  const ids = entries.flatMap(({ data }) => data.duties.map(({ by }) => by));
  const facts = await getFacts(ids);
  const parts = entries.map(({ data: { title, lead, kind, duties } }) => {
    const dated = duties.map((duty) => {
      const fact = facts.find(({ id }) => id === duty.by);
      const words = fact && printedOn(fact, buildDay());
      if (!fact || words === undefined)
        throw new Error(`content/facts/ has no figure ${duty.by}, which a duty names`);
      return { ...duty, words, law: fact.law };
    });
    if (kind === 'on') dated.sort((one, other) => placeOf(one.words) - placeOf(other.words));
    return { title, lead, kind, duties: dated };
  });
  return {
    /** For the note on the page. */
    named: [...new Set([...ids, ...entries.flatMap(({ data }) => data.figures)])],
    parts,
  };
}
export type DutyPart = Awaited<ReturnType<typeof getDuties>>['parts'][number];

/** Months from April, with which the financial year begins: 0 to 11. */
const fromApril = (month: number) => (month + MONTHS.length - 4) % MONTHS.length;

/** Place of a day, "15 July", in the financial year. */
function placeOf(words: string): number {
  const [month, day] = dayOfYear(words);
  return fromApril(month) * 31 + day;
}

/** How many of the dates lie in each month. */
export function monthsChart({ duties }: DutyPart): Chart {
  const rows = MONTHS.map((_month, place) => {
    const month = ((place + 3) % MONTHS.length) + 1;
    const own = duties.filter(({ words }) => dayOfYear(words)[0] === month);
    return [(MONTHS[month - 1] ?? '').slice(0, 3), String(own.length)] as const;
  });
  const most = Math.max(...rows.map(([, count]) => Number(count)));
  const full = rows.flatMap(([month, count]) => (Number(count) === most ? [month] : []));
  return {
    kind: 'columns',
    title: 'Dates by month',
    says: `${plural(duties.length, 'date')} in all, the most of them in ${full.join(' and ')}.`,
    columns: ['Month', 'Dates'],
    rows,
  };
}
