/** How long a message may be: all fields together fill one send call. */
import { MESSAGE_BODY_MAX_BYTES } from '#site/limits.ts';
import { FIELD_NAMES, type ContactMessage, type FieldName } from './contact-message.logic.ts';

/** Characters of the longest field, and about how many would fit. */
export interface MessageLength {
  readonly field: FieldName;
  readonly used: number;
  readonly limit: number;
}

/** For what a call holds besides the fields: names, keys of the service, the message's id. */
const RESERVED_BYTES = 1_000;
const ROOM_BYTES = MESSAGE_BODY_MAX_BYTES - RESERVED_BYTES;
/** Part of the room from which the visitor is told. */
const NEAR = 0.8;

/** Undefined while the limit is far off. A character of an Indian script takes the room of three. */
export function messageLength(message: ContactMessage): MessageLength | undefined {
  const sizes = FIELD_NAMES.map((field) => ({ field, bytes: bytesOf(message[field]) }));
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
  if (sum < NEAR * ROOM_BYTES) return undefined;
  const longest = sizes.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  const used = [...message[longest.field]].length;
  const room = Math.max(0, ROOM_BYTES - (sum - longest.bytes));
  return { field: longest.field, used, limit: Math.floor((used * room) / longest.bytes) };
}

/** Under the field: what was typed and what fits. */
export function describeLength({ used, limit }: MessageLength): string {
  return `${used.toLocaleString('en-IN')} of about ${limit.toLocaleString('en-IN')} characters that can be sent`;
}

/** As the field is written in the call’s JSON. */
function bytesOf(text: string): number {
  return new TextEncoder().encode(JSON.stringify(text)).length;
}
