/** The contact form's fields in the page: what they hold and what the browser says of them. */
import { FIELD_NAMES, type ContactMessage, type FieldName } from '#logic/contact-message.ts';
import { describeFault } from '#logic/field-faults.ts';

export type FieldElement = HTMLInputElement | HTMLTextAreaElement;
export type Faults = Partial<Record<FieldName, string>>;

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

/** Faults of the named fields that the form has, in order; empty when all may be sent. */
export function findFaults(form: HTMLFormElement, names: readonly FieldName[]): Faults {
  const faults: Faults = {};
  for (const name of names) {
    const field = findField(form, name);
    if (!field) continue;
    const { value, validity, validationMessage: browserText } = field;
    const fault = describeFault({ name, value, validity, browserText });
    if (fault !== undefined) faults[name] = fault;
  }
  return faults;
}
