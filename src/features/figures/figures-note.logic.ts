/** The line under every text about the law: the month as at which it states the law, and who reviewed it. */
import { formatMonth } from '#lib/format.ts';

export function figuresNote(figures: readonly { checkedOn: string }[], review?: string): string {
  const days = figures.map(({ checkedOn }) => checkedOn).sort();
  // The last day on which the subject was checked; copy marks figures that are older or less certain.
  const newest = days.at(-1);
  return [
    newest && `Law as at ${formatMonth(newest)}.`,
    review,
    'General information, not advice; check the official portal for changes and extensions.',
  ]
    .filter(Boolean)
    .join(' ');
}
