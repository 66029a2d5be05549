/** What a visitor has typed into the contact form, on this device. */
import type { ContactMessage } from './message.logic.ts';

export type ContactDraft = Partial<ContactMessage>;

export const CONTACT_DRAFT_KEY = 'contact-draft';
const DRAFT_LIFE_MS = 86_400_000;

/** Returns the draft; empty if none is stored, or it was stored more than a day ago or by a clock that was ahead: then it is deleted. */
export function readContactDraft(): ContactDraft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CONTACT_DRAFT_KEY) ?? 'null');
    if (stored === null) return {};
    const { savedAt, fields } = Object(stored) as { savedAt?: unknown; fields?: unknown };
    const age = Date.now() - Number(savedAt ?? NaN);
    // An earlier site on this address may have stored another shape under this name.
    const texts = Object.entries(Object(fields) as object).filter(
      ([, value]) => typeof value === 'string',
    );
    if (age >= 0 && age < DRAFT_LIFE_MS && texts.length > 0) return Object.fromEntries(texts);
    localStorage.removeItem(CONTACT_DRAFT_KEY);
  } catch {
    // Storage is refused, or its text is not JSON: there is no draft.
  }
  return {};
}
