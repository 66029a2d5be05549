/** What the calendars to subscribe to hold, so that the page can say how many dates each has. */
import { deadlineCalendarEntry } from '#features/calendar/calendar-files.logic.ts';
import { getDeadlines } from '#queries/lists.ts';
import { FILTER_OF_LAW } from '#site/compliance-year.ts';
import { COMPLIANCE_SLUGS, type ComplianceCategory } from '#site/routes.ts';
import { getDueDates } from './due-rules.ts';
import { dueDateCalendarEntry } from './due-texts.logic.ts';

/** The entries of a category, or of all, with the dates of the last months: what is dropped leaves a subscriber's calendar. */
export async function categoryCalendarEntries(category?: ComplianceCategory) {
  const { dues } = await getDueDates();
  const slug = category && COMPLIANCE_SLUGS[category];
  const ofLaw = dues.filter(({ rule }) => !slug || FILTER_OF_LAW[rule.law].value === slug);
  // A deadline that explains a date from a rule would appear twice.
  const ruleIds = new Set(dues.map(({ rule }) => rule.id));
  const more = (await getDeadlines())
    .filter(({ data }) => !ruleIds.has(data.rule ?? ''))
    .filter(({ data }) => !category || data.category === category);
  return [...ofLaw.map(dueDateCalendarEntry), ...more.map(deadlineCalendarEntry)];
}
