/** Why the server cannot start, in one line that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Code of a system error (`EADDRINUSE`), or its text. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
