import { DUE_LAWS, DUE_LAW_SLUGS, type DueLaw } from '#site/compliance-year.ts';

interface Props {
  counts: ReadonlyMap<DueLaw, number>;
  total: number;
  /** Slug of the law; '' for all. */
  chosen: string;
  choose: (law: string) => void;
}

const CHOICE =
  'min-h-11 rounded-full border border-control px-4 text-small text-ink hover:border-ink hover:bg-tint aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-white dark:aria-pressed:border-white forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none';

/** Shows the dates of all laws or of one. */
export function LawChoice({ counts, total, chosen, choose }: Props) {
  const laws = DUE_LAWS.filter((law) => counts.has(law) || DUE_LAW_SLUGS[law] === chosen);
  const offered = [
    { value: '', label: 'All', count: total },
    ...laws.map((law) => ({
      value: DUE_LAW_SLUGS[law],
      label: law,
      count: counts.get(law) ?? 0,
    })),
  ];
  return (
    <div role="group" aria-label="Law" className="mt-6 flex flex-wrap gap-2 print:hidden">
      {offered.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          className={CHOICE}
          onClick={() => choose(value)}
        >
          {label} <span className="tabular-nums">({count})</span>
        </button>
      ))}
    </div>
  );
}
