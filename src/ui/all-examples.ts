/** Entries that may be examples. */
export interface Exemplary {
  readonly data: { readonly example?: boolean | undefined };
}

/** Whether all entries of a list are examples: then its page says so once, and the entries have no label. */
export const allExamples = (entries: readonly Exemplary[]): boolean =>
  entries.every(({ data }) => data.example === true);
