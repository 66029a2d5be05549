interface Props {
  /** What is invented, where the label is for a part of an entry: `author` → `Example author`. */
  of?: string;
}

/** Marks what is invented. A word with a border, so that it needs no colour and is printed too. */
export function ExampleLabel({ of: part }: Props) {
  return (
    <span
      data-example=""
      className="inline-block w-fit max-w-full rounded-full border border-current px-2 align-middle font-sans text-fine font-semibold leading-snug text-brass"
    >
      Example{part && ` ${part}`}
    </span>
  );
}

/** Entries that may be examples. */
export interface MaybeExample {
  readonly data: { readonly example?: boolean | undefined };
}

/** Whether all entries of a list are examples: then its page says so once, and the entries have no label. */
export const hasOnlyExamples = (entries: readonly MaybeExample[]): boolean =>
  entries.every(({ data }) => data.example === true);
