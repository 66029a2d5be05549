/** The line under every text about the law: the month as at which it states the law, and who reviewed it. */
import type { LegalFigure } from '#collections/legal-figures.ts';
import { formatMonth } from '#lib/format.ts';

export function figuresNote(
  figures: readonly Pick<LegalFigure, 'checkedOn'>[],
  review?: string,
): string {
  // The last day on which the subject was checked; copy marks figures that are older or less certain.
  const newest = figures
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
