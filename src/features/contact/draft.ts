/** What a visitor has typed into the contact form, on this device. */
import type { ContactMessage } from './message.logic.ts';

export type Draft = Partial<ContactMessage>;

export const DRAFT_KEY = 'contact-draft';
const DRAFT_LIFE_MS = 86_400_000;

/** The draft; empty if none is stored or it is older than a day, and then it is deleted. */
export function readDraft(): Draft {
  try {
    const { savedAt, fields } = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}') as {
      savedAt: number;
      fields: Draft;
    };
    if (Date.now() - savedAt < DRAFT_LIFE_MS) return fields;
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is refused: there is no draft.
  }
  return {};
}
