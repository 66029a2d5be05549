/** What is wrong with a field, in words that name it. The browser decides whether it is (spec 5). */
import { CONTACT_FIELDS, type FieldName } from './contact-message.logic.ts';
import type { MessageLength } from './message-length.logic.ts';

export interface FieldCheck {
  readonly name: FieldName;
  readonly value: string;
  readonly validity: Pick<ValidityState, 'valid' | 'valueMissing' | 'typeMismatch'>;
  /** The browser's own words, for a rule that is not named here. */
  readonly browserText: string;
  /** Of the longest field, when the limit is near. */
  readonly length?: MessageLength | undefined;
}

/**
 * One line for a field in error; undefined when it may be sent. Blanks do not fill a field; a message
 * without a subject gets one (messageParams).
 */
export function describeError(check: FieldCheck): string | undefined {
  const { name, value, validity, browserText, length } = check;
  const { phrase, label } = CONTACT_FIELDS[name];
  if (validity.valueMissing || value.trim() === '')
    return name === 'subject' ? undefined : `Enter ${phrase}`;
  if (length?.field === name && length.used > length.limit)
    return `Shorten ${phrase} by about ${(length.used - length.limit).toLocaleString('en-IN')} characters`;
  if (validity.valid) return undefined;
  if (validity.typeMismatch && name === 'email')
    return 'Enter an e-mail address such as name@example.com';
  return `${label.replace(' *', '')}: ${browserText}`;
}
