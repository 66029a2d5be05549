/** The line under every text of substance: as at when it states the law, and who reviewed it. */
import type { Fact } from '#collections/facts.ts';
import { formatMonth } from '#lib/format.ts';

type Checked = Pick<Fact, 'checkedOn'>;

interface Text {
  readonly review?: string | undefined;
  /** Whether it gets the line even without figures. */
  readonly always?: boolean;
}

/** Nothing when there is neither a figure nor a review, unless the text always gets the line. */
export function figuresNote(
  facts: readonly Checked[],
  { review, always = false }: Text = {},
): string | undefined {
  if (facts.length === 0 && review === undefined && !always) return undefined;
  return [
    ...(facts.length > 0 ? [`Law as at ${formatMonth(newest(facts))}.`] : []),
    ...(review === undefined ? [] : [review]),
    'General information, not advice; check the official portal for changes and extensions.',
  ].join(' ');
}

/** The last day on which the subject was read; a figure that is older or weaker says so where it stands. */
function newest(facts: readonly Checked[]): string {
  return (
    facts
      .map(({ checkedOn }) => checkedOn)
      .sort()
      .at(-1) ?? ''
  );
}
