/** The rules on due dates with the questions that they depend on. */
import { getCollection } from 'astro:content';
import { buildDay } from '#collections/reading/publication.ts';
import { addMonths } from '#features/tool-engine/calendar-days.logic.ts';
import { figuresIn } from '#features/tool-engine/figures.logic.ts';
import { inOrder, toolData, type RuleRow } from '#features/tool-engine/tool-data.ts';
import { getFacts } from '#queries/facts.ts';
import { getSite } from '#queries/site.ts';
import { CALENDAR_MONTHS_AHEAD, CALENDAR_MONTHS_KEPT, DUE_LAWS } from '#site/compliance-year.ts';
import { ROUTES } from '#site/routes.ts';
import { formatDate } from '#lib/format.ts';
import { HOLIDAY_NAMES, forWords, whenWords } from './due-texts.logic.ts';
import { COUNTED, YEAR_FIGURES, allDues, dueDates } from './due-dates.logic.ts';

/** Adds to each rule the law behind its day and whether the day is certain, both from the register. */
export async function getComplianceYear() {
  const rules = inOrder(await getCollection('complianceRules'));
  const data = await toolData('compliance-year', {
    rules: rules.map(({ due }) => due),
    figures: [...YEAR_FIGURES, ...Object.keys(HOLIDAY_NAMES)],
    conditions: rules.flatMap((rule) => rule.for),
    counted: COUNTED,
  });
  const facts = await getFacts(figuresIn(rules.map(({ due }) => due)));
  const sourced = rules.map((rule) => {
    const ids = figuresIn(rule.due);
    const days = facts.filter(({ id }) => ids.includes(id));
    const sure = days.every(({ confidence }) => confidence === 'high');
    return {
      ...rule,
      source: [...new Set(days.map(({ law }) => law))].join('; '),
      doubt: sure ? undefined : 'Confirm this day on the official portal before you file.',
    };
  });
  return { ...data, rules: sourced, firm: getSite().name };
}
export type ComplianceYearData = Awaited<ReturnType<typeof getComplianceYear>>;
export type SourcedRule = ComplianceYearData['rules'][number];

/** Every rule by law, with its next date from the day of the build; some dates come once in several years. */
export function dueRuleTable({ rules, figures, day }: ComplianceYearData): RuleRow[] {
  const years = [day, addMonths(day, 48)] as const;
  return DUE_LAWS.flatMap((law) => rules.filter((rule) => rule.law === law)).map((rule) => {
    const { id, law, title, who, what, note, doubt, source, lateFee } = rule;
    const [next] = dueDates(rule, figures, years);
    const period = next && forWords(next);
    return {
      ...{ id, title, group: law, under: who },
      lines: [
        `${whenWords(rule, figures, day)}.`,
        what,
        next &&
          `Next: ${formatDate(next.day)}${period && ` (${period})`}. ${next.closed ?? ''}`.trim(),
      ],
      notes: [
        note,
        doubt,
        `Source: ${source}.`,
        lateFee && `[Cost of being late: ${title}](${ROUTES.lateFees}#${lateFee})`,
      ],
    };
  });
}

/**
 * Due dates by the rules, the one list behind the home page, the calendar page and the calendar files: soonest
 * first, from some months ago to a year and a half ahead, for a financial year that ends on 31 March.
 */
export async function getDues() {
  const { rules, figures } = await getComplianceYear();
  const today = buildDay();
  const days = [
    addMonths(today, -CALENDAR_MONTHS_KEPT),
    addMonths(today, CALENDAR_MONTHS_AHEAD),
  ] as const;
  return { today, dues: allDues(rules, figures, days) };
}
