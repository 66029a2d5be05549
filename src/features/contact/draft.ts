/** The draft of the contact form, stored on the visitor's device. */
import type { ContactMessage } from './message.logic.ts';

export type ContactDraft = Partial<ContactMessage>;

export const CONTACT_DRAFT_KEY = 'contact-draft';
const DRAFT_LIFE_MS = 86_400_000;

/** Returns the stored draft; {} if there is none. Deletes a draft that is empty, a day old or dated in the future. */
export function readContactDraft(): ContactDraft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CONTACT_DRAFT_KEY) ?? 'null');
    if (stored === null) return {};
    const { savedAt, fields } = Object(stored) as { savedAt?: unknown; fields?: unknown };
    const age = Date.now() - Number(savedAt ?? NaN);
    // An earlier site at this address may have stored other data under this name.
    const texts = Object.entries(Object(fields) as object).filter(
      ([, value]) => typeof value === 'string',
    );
    if (age >= 0 && age < DRAFT_LIFE_MS && texts.length > 0) return Object.fromEntries(texts);
    localStorage.removeItem(CONTACT_DRAFT_KEY);
  } catch {
    // Storage is refused, or the stored text is not JSON, so there is no draft.
  }
  return {};
}
