/** The line under every text of substance: from when its figures and the text itself date. */
import { formatDate } from './format.ts';

/** Nothing when neither day is known. */
export function figuresNote(asOf: string | undefined, reviewed?: string): string | undefined {
  if (asOf === undefined && reviewed === undefined) return undefined;
  return [
    asOf && `Figures as of ${formatDate(asOf)}.`,
    reviewed && `Reviewed on ${formatDate(reviewed)}.`,
    'General information, not advice; check the official portal for changes and extensions.',
  ]
    .filter(Boolean)
    .join(' ');
}
