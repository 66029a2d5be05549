/** When what may wait for the first paint is asked for, in milliseconds. */

/** A frame is seen later than its callback runs: pictures are decoded and painted in between. */
export const FRAME_SHOWN_MS = 150;
/** An island that waits for the first paint is hydrated after this long where none is reported. */
export const HYDRATE_WITHIN_MS = 2_000;
