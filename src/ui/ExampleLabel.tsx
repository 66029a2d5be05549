/**
 * Marks an invented entry with the word “Example” in a border. If only a part of the entry is invented, `of` names
 * this part: `author` gives `Example author`.
 */
export function ExampleLabel({ of: part }: { of?: string }) {
  return (
    <span
      data-example=""
      className="inline-block w-fit max-w-full rounded-full border border-current px-2 align-middle font-sans text-fine font-semibold leading-snug text-brass"
    >
      {part ? `Example ${part}` : 'Example'}
    </span>
  );
}

type Entries = readonly { readonly data: { readonly example?: boolean | undefined } }[];

/** Returns whether all entries of a list are examples. If so, one note above the list replaces the labels. */
export const hasOnlyExamples = (entries: Entries): boolean =>
  entries.length > 0 && entries.every(({ data }) => data.example === true);

/** Shows a note above a list in which all entries are examples. */
export const ExampleNote = ({ entries }: { entries: Entries }) =>
  hasOnlyExamples(entries) && (
    <p className="mb-8 text-small text-muted">
      <ExampleLabel /> All entries here are examples; none of them is real.
    </p>
  );
