/** Lists the entries of the calendars that visitors can subscribe to. */
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
  return dues
    .filter(({ rule }) => !slug || FILTER_OF_LAW[rule.law].value === slug)
    .map(dueDateCalendarEntry);
}
