/** Why a command cannot start, in one line that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Code of a system error (`EADDRINUSE`), or its text. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

/** Runs a command's work; a `StartError` becomes one line and exit code 1. */
export async function orOneLine(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
