/** The line under every text of substance: up to when its figures were checked, and who reviewed it. */
import { GENERAL_KNOWLEDGE, type Fact } from '#collections/facts.ts';
import { formatMonth } from '#lib/format.ts';

type Checked = Pick<Fact, 'checkedOn' | 'checkedAgainst'>;

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
    ...(facts.length > 0 ? [checkedUpTo(facts)] : []),
    ...(review === undefined ? [] : [review]),
    'General information, not advice; check the official portal for changes and extensions.',
  ].join(' ');
}

/** The oldest check among the figures that were compared with a source, and whether there are others. */
function checkedUpTo(facts: readonly Checked[]): string {
  const compared = facts.filter(({ checkedAgainst }) => checkedAgainst !== GENERAL_KNOWLEDGE);
  const oldest = compared.map(({ checkedOn }) => checkedOn).sort()[0];
  if (oldest === undefined) return 'Figures from general professional knowledge.';
  const upTo = `checked against sources up to ${formatMonth(oldest)}`;
  return compared.length === facts.length
    ? `Figures ${upTo}.`
    : `Figures ${upTo}; some are general professional knowledge.`;
}
