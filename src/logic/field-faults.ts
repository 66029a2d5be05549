/** What is wrong with a field, in words that name it. The browser decides whether it is (spec 5). */
import { CONTACT_FIELDS, type FieldName } from './contact-message.ts';

export interface FieldCheck {
  readonly name: FieldName;
  readonly value: string;
  readonly validity: Pick<ValidityState, 'valid' | 'valueMissing' | 'typeMismatch'>;
  /** The browser's own words, for a rule that is not named here. */
  readonly browserText: string;
}

/** One line for a field at fault; undefined when it may be sent. Blanks do not fill a field. */
export function describeFault(check: FieldCheck): string | undefined {
  const { name, value, validity, browserText } = check;
  const { phrase, label } = CONTACT_FIELDS[name];
  if (validity.valueMissing || value.trim() === '') return `Enter ${phrase}`;
  if (validity.valid) return undefined;
  if (validity.typeMismatch && name === 'email')
    return 'Enter an e-mail address such as name@example.com';
  return `${label.replace(' *', '')}: ${browserText}`;
}
