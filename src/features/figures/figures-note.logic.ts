/** Writes the note under a text about the law: when the figures were checked, and who reviewed the text. */
import { GENERAL_KNOWLEDGE, type LegalFigure } from '#collections/legal-figures.ts';
import { dateParts, formatDate } from '#lib/format.ts';

type Checked = Required<Pick<LegalFigure, 'checkedOn' | 'checkedAgainst'>>;

export function figuresNote(figures: readonly Checked[], review?: string): string {
  const compared = figures.filter(({ checkedAgainst }) => checkedAgainst !== GENERAL_KNOWLEDGE);
  const days = compared.map(({ checkedOn }) => checkedOn).sort();
  const oldest = days[0];
  const newest = days.at(-1);
  const others = figures.length - compared.length;
  return [
    oldest &&
      newest &&
      `Figures checked ${formatDays(oldest, newest)} against notifications, official portals and published summaries.`,
    others > 0 &&
      `${others} of the ${figures.length} figures on this page could not be compared with a published source.`,
    review,
    'General information, not advice. The official portal decides; check it for changes and extensions.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Formats one or two days: `on 5 July 2026`, `between 5 July and 8 October 2026`. */
function formatDays(oldest: string, newest: string): string {
  if (oldest === newest) return `on ${formatDate(newest)}`;
  const { day, month, year } = dateParts(oldest);
  const first = newest.startsWith(String(year)) ? `${day} ${month}` : formatDate(oldest);
  return `between ${first} and ${formatDate(newest)}`;
}
