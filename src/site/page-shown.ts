/** An island that waits for the first paint is hydrated after this long where none is reported. */
export const HYDRATE_WITHIN_MS = 2_000;
