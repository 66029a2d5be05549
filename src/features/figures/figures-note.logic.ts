/** The line under every text about the law: the month as at which it states the law, and who reviewed it. */
import type { Fact } from '#collections/facts.ts';
import { formatMonth } from '#lib/format.ts';

/** Undefined without a figure or a review, unless the text always gets the line. */
export function figuresNote(
  facts: readonly Pick<Fact, 'checkedOn'>[],
  { review, always = false }: { review?: string | undefined; always?: boolean } = {},
): string | undefined {
  // The last day on which the subject was checked; copy marks figures that are older or less certain.
  const newest = facts
    .map(({ checkedOn }) => checkedOn)
    .sort()
    .at(-1);
  if (newest === undefined && review === undefined && !always) return undefined;
  return [
    newest && `Law as at ${formatMonth(newest)}.`,
    review,
    'General information, not advice; check the official portal for changes and extensions.',
  ]
    .filter(Boolean)
    .join(' ');
}
