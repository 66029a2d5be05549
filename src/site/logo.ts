/** The logo beside the firm's name: a kolam with six dots and one line round them. `public/` has icons of it. */
export const MARK_SIZE = 34;
export const MARK_CURVE =
  'M6.6 6.6c3.1 0 2.9 2.9 5.2 5.2l10.4 10.4c2.3 2.3 2.1 5.2 5.2 5.2c3.1 0 5.2-2.1 5.2-5.2c0-3.1-2.9-2.9-5.2-5.2l-5.2-5.2c-2.3-2.3-2.1-5.2-5.2-5.2c-3.1 0-2.9 2.9-5.2 5.2l-5.2 5.2c-2.3 2.3-5.2 2.1-5.2 5.2c0 3.1 2.1 5.2 5.2 5.2c3.1 0 2.9-2.9 5.2-5.2l10.4-10.4c2.3-2.3 2.1-5.2 5.2-5.2c3.1 0 5.2 2.1 5.2 5.2c0 3.1-2.9 2.9-5.2 5.2l-5.2 5.2c-2.3 2.3-2.1 5.2-5.2 5.2c-3.1 0-2.9-2.9-5.2-5.2l-5.2-5.2c-2.3-2.3-5.2-2.1-5.2-5.2c0-3.1 2.1-5.2 5.2-5.2z';
/** The six dots, drawn as strokes of length zero with round ends. */
export const MARK_DOTS = 'M6.6 11.8h.01m10.4 0h.01m10.4 0h.01M6.6 22.2h.01m10.4 0h.01m10.4 0h.01';
export const MARK_LINE_WIDTH = 2.4;
export const MARK_DOT_WIDTH = 3.2;
export const FAVICON_PATH = '/favicon.svg';
