/** The mark beside the firm's name and in the browser's tab: three river lines on a 34 × 34 field. */
export const MARK_SIZE = 34;
export const MARK_PATH =
  'M3 25c5-8 9-8 14 0s9 8 14 0M3 17c5-8 9-8 14 0s9 8 14 0M3 9c5-8 9-8 14 0s9 8 14 0';
export const FAVICON_PATH = '/favicon.svg';
