/** What a first view may weigh: bytes as sent (brotli), at a phone's width, before anything is scrolled. */
export const FIRST_VIEW = { width: 390, height: 844 } as const;

export const BUDGETS = {
  /** Scripts of a page without an island: no framework. */
  scriptBytes: 3_000,
  /** Scripts of a page whose islands wait for a touch: their runtime, no framework. */
  touchedScriptBytes: 7_000,
  /** Scripts of a page with islands that wake by themselves. */
  islandScriptBytes: 90_000,
  /** Scripts of a tool, which has a form, a calculation and a chart. */
  toolScriptBytes: 110_000,
  /** Scripts of the home page, where Headless UI's Combobox is 26 KB. */
  homeScriptBytes: 100_000,
  styleBytes: 14_000,
  fontBytes: 70_000,
  /** Everything but the film. */
  allBytes: 300_000,
  /** Of the home page, whose two islands come as ten files after the first paint; others need fewer. */
  requests: 16,
  /** Of a tool, whose parts are chunks that tools share; they come after the first paint too. */
  toolRequests: 18,
} as const;
