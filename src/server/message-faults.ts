/**
 * Failures on request, so that browser tests can see how the form takes them.
 * Only with the environment variable MESSAGE_FAULTS=1: a message with the subject
 * `fault:503` is answered with that status (400–599), `fault:hang` never, and
 * `fault:reset` breaks the connection. None of them is kept.
 */
export type MessageFault = 'hang' | 'reset' | number;

export function readMessageFault(subject: string): MessageFault | undefined {
  const match = /^fault:(hang|reset|[45]\d\d)$/.exec(subject);
  if (match?.[1] === undefined) return undefined;
  return match[1] === 'hang' || match[1] === 'reset' ? match[1] : Number(match[1]);
}
