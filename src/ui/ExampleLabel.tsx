/**
 * Marks what is invented. A word with a border, so that it needs no colour and is printed too. `of`: the part of an
 * entry that is invented: `author` → `Example author`.
 */
export function ExampleLabel({ of: part }: { of?: string }) {
  return (
    <span
      data-example=""
      className="inline-block w-fit max-w-full rounded-full border border-current px-2 align-middle font-sans text-fine font-semibold leading-snug text-brass"
    >
      Example{part && ` ${part}`}
    </span>
  );
}

type Entries = readonly { readonly data: { readonly example?: boolean | undefined } }[];

/** Whether all entries of a list are examples: then its page says so once, and the entries have no label. */
export const hasOnlyExamples = (entries: Entries): boolean =>
  entries.length > 0 && entries.every(({ data }) => data.example === true);

/** Above a list of nothing but examples. */
export const ExampleNote = ({ entries }: { entries: Entries }) =>
  hasOnlyExamples(entries) && (
    <p className="mb-8 text-small text-muted">
      <ExampleLabel /> All entries here are examples; none of them is real.
    </p>
  );
