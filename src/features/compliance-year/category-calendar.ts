/** Lists the entries of the calendars that visitors can subscribe to. */
import { deadlineCalendarEntry } from '#features/calendar/calendar-files.logic.ts';
import { getDeadlines } from '#queries/lists.ts';
import { FILTER_OF_LAW } from '#site/compliance-year.ts';
import { COMPLIANCE_SLUGS, type ComplianceCategory } from '#site/routes.ts';
import { getDueDates } from './due-rules.ts';
import { dueDateCalendarEntry } from './due-texts.logic.ts';

/**
 * Returns the calendar entries of a category; without `category`, those of all categories. Dates of the last six months
 * are included, because a date that is left out disappears from a subscriber's calendar.
 */
export async function categoryCalendarEntries(category?: ComplianceCategory) {
  const { dues } = await getDueDates();
  const slug = category && COMPLIANCE_SLUGS[category];
  const ofLaw = dues.filter(({ rule }) => !slug || FILTER_OF_LAW[rule.law].value === slug);
  // Leaves out deadlines whose rule is in `dues`, because the same dates would be in the calendar twice.
  const ruleIds = new Set(dues.map(({ rule }) => rule.id));
  const more = (await getDeadlines())
    .filter(({ data }) => !ruleIds.has(data.rule ?? ''))
    .filter(({ data }) => !category || data.category === category);
  return [...ofLaw.map(dueDateCalendarEntry), ...more.map(deadlineCalendarEntry)];
}
