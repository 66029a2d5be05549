/** What a visitor is told of an unexpected failure: its status and message. */
export interface Fault {
  /** HTTP status; 500 for a failure that carries none. */
  readonly status: number;
  readonly message: string;
}

const INTERNAL_ERROR = 500;

/** Reads whatever was thrown: an error, an answer with a status, a text; anything else is an unknown error. */
export function faultOf(thrown: unknown): Fault {
  const { status, message } = Object(thrown) as { status?: unknown; message?: unknown };
  const text = typeof thrown === 'string' ? thrown : message;
  return {
    status: Number.isInteger(status) ? (status as number) : INTERNAL_ERROR,
    message: typeof text === 'string' && text !== '' ? text : 'Unknown error',
  };
}
