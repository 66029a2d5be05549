/** The line under every text about the law: the month as at which it states the law, and who reviewed it. */
import type { Fact } from '#collections/facts.ts';
import { formatMonth } from '#lib/format.ts';

export function figuresNote(facts: readonly Pick<Fact, 'checkedOn'>[], review?: string): string {
  // The last day on which the subject was checked; copy marks figures that are older or less certain.
  const newest = facts
    .map(({ checkedOn }) => checkedOn)
    .sort()
    .at(-1);
  return [
    newest && `Law as at ${formatMonth(newest)}.`,
    review,
    'General information, not advice; check the official portal for changes and extensions.',
  ]
    .filter(Boolean)
    .join(' ');
}
