/** The limit that is told while typing is the one that the server holds. */
import { expect, test } from 'vitest';
import { MESSAGE_BODY_MAX_BYTES } from '#site/limits.ts';
import {
  FIELD_NAMES,
  markSuspect,
  messageParams,
  type ContactMessage,
} from './contact-message.logic.ts';
import { describeLength, messageLength } from './message-length.logic.ts';

const SMALL = Object.fromEntries(FIELD_NAMES.map((name) => [name, 'Asha Rao'])) as ContactMessage;
const writing = (message: string) => ({ ...SMALL, message });

/** Bytes of the longest call that the library makes of it; EmailJS's keys have about 20 characters. */
const callBytes = (message: ContactMessage) =>
  Buffer.byteLength(
    JSON.stringify({
      lib_version: '4.4.1',
      user_id: 'k'.repeat(100),
      service_id: 's'.repeat(100),
      template_id: 't'.repeat(100),
      template_params: markSuspect(messageParams(message)),
    }),
  );

test.each([
  ['letters', 'a'],
  ['an Indian script', 'ಕ'],
  ['characters of two units', '🪔'],
  ['lines', 'one\n'],
  ['quotation marks', '"'],
  ['halves of characters', '\ud83e'],
])('%s: what it says fits is taken, and little room is left', (_, unit) => {
  const long = unit.repeat(60_000 / unit.length);
  const { field, used, limit = 0 } = messageLength(writing(long)) ?? {};
  expect([field, used]).toEqual(['message', [...long].length]);
  const fits = writing([...long].slice(0, limit).join(''));
  expect(callBytes(fits)).toBeLessThanOrEqual(MESSAGE_BODY_MAX_BYTES);
  expect(callBytes(fits)).toBeGreaterThan(MESSAGE_BODY_MAX_BYTES - 1_000);
  const { used: usedThen = 0, limit: limitThen = 0 } = messageLength(fits) ?? {};
  expect(Math.abs(usedThen - limitThen)).toBeLessThan(10);
});

test('nothing is said while the limit is far', () => {
  expect(messageLength(SMALL)).toBeUndefined();
  expect(messageLength(writing('a'.repeat(39_000)))).toBeUndefined();
  expect(messageLength(writing('a'.repeat(39_200)))).toMatchObject({ field: 'message' });
});

test('the field to shorten is the longest, whatever the others hold', () => {
  const {
    field,
    used,
    limit = 0,
  } = messageLength({ ...writing('a'.repeat(30_000)), company: 'b'.repeat(45_000) }) ?? {};
  expect([field, used]).toEqual(['company', 45_000]);
  expect(limit).toBeGreaterThan(18_000);
  expect(limit).toBeLessThan(20_000);
  const both = messageLength({ ...writing('a'.repeat(60_000)), company: 'b'.repeat(60_000) });
  expect(both?.limit).toBe(0);
});

test('in words', () => {
  expect(describeLength({ field: 'message', used: 41_000, limit: 48_900 })).toBe(
    '41,000 of about 48,900 characters that can be sent',
  );
});
