/** What a first view may weigh: bytes as sent (brotli), at a phone's width, before anything is scrolled. */
export const FIRST_VIEW = { width: 390, height: 844 } as const;

export const BUDGETS = {
  /** Scripts of a page without an island: no framework. */
  scriptBytes: 3_000,
  /** Scripts of a page with islands. */
  islandScriptBytes: 90_000,
  styleBytes: 14_000,
  fontBytes: 70_000,
  /** Everything but the film. */
  allBytes: 300_000,
  requests: 15,
} as const;
