/** What a visitor has typed into the contact form, on this device. */
import type { ContactMessage } from './message.logic.ts';

export type ContactDraft = Partial<ContactMessage>;

export const CONTACT_DRAFT_KEY = 'contact-draft';
const DRAFT_LIFE_MS = 86_400_000;

/** The draft; empty if none is stored or it is older than a day, and then it is deleted. */
export function readContactDraft(): ContactDraft {
  try {
    const { savedAt, fields } = JSON.parse(localStorage.getItem(CONTACT_DRAFT_KEY) ?? '{}') as {
      savedAt: number;
      fields: ContactDraft;
    };
    if (Date.now() - savedAt < DRAFT_LIFE_MS) return fields;
    localStorage.removeItem(CONTACT_DRAFT_KEY);
  } catch {
    // Storage is refused: there is no draft.
  }
  return {};
}
