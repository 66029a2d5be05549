import { getCollection } from 'astro:content';
import { printedOn } from '#collections/facts.ts';
import { buildDay } from '#collections/reading/publication.ts';
import { valueOn } from '#lib/dated-values.ts';
import { getFacts } from '#queries/facts.ts';
import { byYearDay, drawnDays, yearDay } from './duties.logic.ts';

/** The parts of a foreign-owned company's year; each duty with its day as printed, its days and its source. */
export async function getDuties() {
  const parts = (await getCollection('duties')).sort(
    (one, other) => one.data.place - other.data.place,
  );
  const ids = parts.flatMap(({ data }) => data.duties.map(({ by }) => by));
  const facts = await getFacts(ids);
  const today = buildDay();
  return {
    /** For the note on the page. */
    named: [...new Set([...ids, ...parts.flatMap(({ data }) => data.figures)])],
    parts: parts.map(({ data: { title, lead, kind, duties } }) => {
      const dated = duties.map((duty) => {
        const fact = facts.find(({ id }) => id === duty.by);
        const words = fact && printedOn(fact, today);
        if (!fact || words === undefined)
          throw new Error(`content/facts/ has no figure ${duty.by}, which a duty names`);
        const days = drawnDays(valueOn(fact.values, today)?.value, fact.unit);
        return { ...duty, words, days, law: fact.law };
      });
      const ordered =
        kind === 'on'
          ? dated.sort((one, other) => byYearDay(yearDay(one.words), yearDay(other.words)))
          : dated;
      return {
        title,
        lead,
        kind,
        duties: ordered.map((duty, place) => ({ ...duty, number: place + 1 })),
      };
    }),
  };
}

export type DutyPart = Awaited<ReturnType<typeof getDuties>>['parts'][number];
