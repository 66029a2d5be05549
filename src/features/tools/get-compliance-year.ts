import { getCollection } from 'astro:content';
import { GENERAL_KNOWLEDGE, type Fact } from '#collections/facts.ts';
import { getFacts } from '#queries/facts.ts';
import { HOLIDAY_NAMES } from './closed-days.logic.ts';
import { dueDaysOf, dueFiguresOf, type DueFigures, type DueRule } from './due-dates.logic.ts';
import { SCHEME_LIMITS } from './due-profile.logic.ts';

/** A rule with the law of its day and how sure the day is, both from the register. */
export interface SourcedRule extends DueRule {
  readonly source: string;
  /** In a sentence, where it is not certain. */
  readonly doubt: string | undefined;
}

/** The rules of due dates in their order, with the figures they use. */
export async function getComplianceYear() {
  const entries = (await getCollection('complianceRules')).sort(
    (one, other) => one.data.order - other.data.order,
  );
  const limits = Object.values(SCHEME_LIMITS).map(({ id }) => id);
  const used = entries.flatMap(({ data }) => dueFiguresOf(data));
  const ids = [...new Set([...used, ...limits, ...Object.keys(HOLIDAY_NAMES)])];
  const facts = new Map((await getFacts(ids)).map((fact) => [fact.id, fact]));
  const factOf = (id: string) => {
    const fact = facts.get(id);
    if (!fact) throw new Error(`content/facts/ has no figure ${id}, which a due date uses`);
    return fact;
  };
  const rules = entries.map(({ id, data }): SourcedRule => {
    const { title, order, law, what, who, due, for: conditions, holiday, lateFee, note } = data;
    const { calendars } = data;
    const rule = { title, order, law, what, who, due, holiday, lateFee, calendars, note };
    const days = dueDaysOf({ due }).map(factOf);
    return {
      id,
      ...rule,
      for: conditions,
      source: [...new Set(days.map(({ law }) => law))].join('; '),
      doubt: doubtOf(days),
    };
  });
  const figures: DueFigures = Object.fromEntries(
    ids.map((id) => {
      const { unit, values } = factOf(id);
      return [id, { unit, values: values.map(({ from, value }) => ({ from, value })) }];
    }),
  );
  /** For the note on the page: those that the texts name as well. */
  const named = [...new Set([...ids, ...entries.flatMap(({ data }) => data.figures)])];
  return { rules, figures, named };
}

function doubtOf(days: readonly Fact[]): string | undefined {
  if (days.every(({ confidence }) => confidence === 'high')) return undefined;
  return days.some(({ checkedAgainst }) => checkedAgainst === GENERAL_KNOWLEDGE)
    ? 'Known from practice; we have not compared this day with the text of the law.'
    : 'Taken from secondary sources; confirm it on the portal.';
}
