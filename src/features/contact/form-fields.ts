/** The contact form's fields in the page: what they hold and what the browser says of them. */
import { FIELD_NAMES, type ContactMessage, type FieldName } from './contact-message.logic.ts';
import { describeError } from './field-errors.logic.ts';
import { messageLength } from './message-length.logic.ts';

export type FieldElement = HTMLInputElement | HTMLTextAreaElement;
export type FieldErrors = Partial<Record<FieldName, string>>;

export function findField(form: HTMLFormElement, name: string): FieldElement | undefined {
  const element = form.elements.namedItem(name);
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField ? element : undefined;
}

export function readFields(form: HTMLFormElement): ContactMessage {
  const entries = FIELD_NAMES.map((name) => [name, findField(form, name)?.value ?? '']);
  return Object.fromEntries(entries) as ContactMessage;
}

/** Writes what differs; a field that already holds its value keeps its caret. */
export function fillFields(form: HTMLFormElement, message: ContactMessage): void {
  for (const name of FIELD_NAMES) {
    const field = findField(form, name);
    if (field && field.value !== message[name]) field.value = message[name];
  }
}

/** Errors of the named fields that the form has, in order; empty when all may be sent. */
export function findErrors(form: HTMLFormElement, names: readonly FieldName[]): FieldErrors {
  const errors: FieldErrors = {};
  const length = messageLength(readFields(form));
  for (const name of names) {
    const field = findField(form, name);
    if (!field) continue;
    const { value, validity, validationMessage: browserText } = field;
    const error = describeError({ name, value, validity, browserText, length });
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}
