/** An error that stops a command; its message is one line that tells the reader what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  // The stack is empty, because Astro would print the stack, and the reader would overlook the message.
  override readonly stack = '';
}

/** Runs the function of a command. On a `CommandError`, prints the error's message and exits with code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Returns the code of a system error (`EADDRINUSE`), or the text of another error. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
