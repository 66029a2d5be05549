/** Entries that may be examples. */
export interface Exemplary {
  readonly data: { readonly example?: boolean | undefined };
}

/** Whether a whole list is examples: its page says so once, and its entries carry no label. */
export const allExamples = (entries: readonly Exemplary[]): boolean =>
  entries.every(({ data }) => data.example === true);
