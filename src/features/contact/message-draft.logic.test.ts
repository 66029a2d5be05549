/** What the contact form opens with, and what of it is kept for a day. */
import { describe, expect, test } from 'vitest';
import { FIELD_NAMES, type ContactMessage } from './contact-message.logic.ts';
import {
  draftOf,
  isSameDraft,
  openingMessage,
  readDraft,
  suggestedMessage,
  suggestedSubject,
  withMessage,
  writeDraft,
} from './message-draft.logic.ts';

const EMPTY = Object.fromEntries(FIELD_NAMES.map((name) => [name, ''])) as ContactMessage;
const FULL = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, ` ${name}\n"ಕ" `]),
) as ContactMessage;
const NOW = Date.parse('2026-04-30T12:00:00Z');
const HOUR = 3_600_000;

test('a draft is read back as written', () => {
  expect(readDraft(writeDraft(FULL, NOW), NOW)).toEqual(FULL);
  expect(isSameDraft(readDraft(writeDraft(FULL, NOW), NOW), draftOf(FULL, ''))).toBe(true);
});

test.each([
  [0, true],
  [23.99 * HOUR, true],
  [24 * HOUR, false],
  [900 * HOUR, false],
  // A clock that was wrong when it was written.
  [-HOUR, true],
  [-24 * HOUR, false],
])('after %i ms it is kept: %s', (age, kept) => {
  expect(readDraft(writeDraft(FULL, NOW), NOW + age) !== undefined).toBe(kept);
});

test.each<[string, Partial<ContactMessage>, string, Partial<ContactMessage> | undefined]>([
  ['nothing typed', {}, '', undefined],
  ['only the suggested subject', { subject: 'GST' }, 'GST', undefined],
  ['a subject of the visitor', { subject: 'My own' }, 'GST', { subject: 'My own' }],
  ['a name beside it', { firstName: 'A', subject: 'GST' }, 'GST', { firstName: 'A' }],
])('%s', (_, typed, suggested, draft) => {
  expect(draftOf({ ...EMPTY, ...typed }, suggested)).toEqual(draft);
});

test.each([
  ['nothing', null],
  ['no JSON', '{"firstName":'],
  ['a list', '["firstName"]'],
  ['a number', '7'],
  ['no time', '{"fields":{"firstName":"A"}}'],
  ['a time in words', `{"savedAt":"${NOW}","fields":{"firstName":"A"}}`],
  ['no fields', `{"savedAt":${NOW}}`],
  ['other names and kinds', `{"savedAt":${NOW},"fields":{"x":"1","firstName":7,"phone":null}}`],
])('%s kept gives no draft', (_, kept) => {
  expect(readDraft(kept, NOW)).toBeUndefined();
});

test.each([
  ['', ''],
  ['?subject=', ''],
  ['?service=gst', ''],
  ['?subject=GST%20%26%20more', 'GST & more'],
  ['?subject=%20two%0A%0Alines%20', 'two lines'],
  ['?subject=50%', '50%'],
])('address %s suggests "%s"', (search, subject) => {
  expect(suggestedSubject(search)).toBe(subject);
});

describe('the form opens', () => {
  test('with what was typed before the draft, and the draft before the link', () => {
    const typed = { ...EMPTY, firstName: 'Typed' };
    const draft = { firstName: 'Draft', lastName: 'Draft', subject: 'Draft' };
    expect(openingMessage(typed, draft, 'Link')).toEqual({
      ...EMPTY,
      firstName: 'Typed',
      lastName: 'Draft',
      subject: 'Draft',
    });
    expect(openingMessage(typed, { lastName: 'Draft' }, 'Link').subject).toBe('Link');
    expect(openingMessage({ ...EMPTY, subject: 'Typed' }, draft, 'Link').subject).toBe('Typed');
  });
});

describe('a message that a link brings', () => {
  test('is read from after the hash', () => {
    expect(suggestedMessage('#message=Late%3A%20%E2%82%B94%2C072%0Ain%20all')).toBe(
      'Late: ₹4,072\nin all',
    );
    expect(suggestedMessage('')).toBe('');
    expect(suggestedMessage('#main')).toBe('');
    expect(suggestedMessage(`#message=${'x'.repeat(9_000)}`)).toHaveLength(5_000);
  });

  test('goes below what was typed, once', () => {
    expect(withMessage({}, '')).toEqual({});
    expect(withMessage({}, 'Result')).toEqual({ message: 'Result' });
    const both = withMessage({ message: 'Hello' }, 'Result');
    expect(both).toEqual({ message: 'Hello\n\nResult' });
    expect(withMessage(both, 'Result')).toEqual(both);
  });
});
