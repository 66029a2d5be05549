/** Why a command cannot do its work, in one line that says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  // Where Astro prints the error, a trace would only bury the line.
  override readonly stack = '';
}

/** Runs the work of a command; a `CommandError` becomes one line and exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Code of a system error (`EADDRINUSE`), or its text. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
