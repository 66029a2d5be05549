/** What stands in the contact form when it opens, and what of it is kept for a reload. */
import { SUBJECT_PARAM } from '#config/routes.ts';
import { FIELD_NAMES, type ContactMessage } from './contact-message.ts';

type Draft = Partial<ContactMessage>;

/** Subject that the link to the page brought; '' when none. `search`: query of the address. */
export function suggestedSubject(search: string): string {
  const subject = new URLSearchParams(search).get(SUBJECT_PARAM) ?? '';
  return subject.replaceAll(/\s+/g, ' ').trim();
}

/** Text to keep; undefined when nothing is worth keeping. A subject that nobody typed is not. */
export function writeDraft(message: ContactMessage, suggested: string): string | undefined {
  const typed = FIELD_NAMES.filter(
    (name) => message[name] !== '' && !(name === 'subject' && message.subject === suggested),
  );
  if (typed.length === 0) return undefined;
  return JSON.stringify(Object.fromEntries(typed.map((name) => [name, message[name]])));
}

/** A kept text read back; what is no text under a known name is left out. */
export function readDraft(kept: string | null): Draft {
  const source = parse(kept);
  if (typeof source !== 'object' || source === null) return {};
  const known = Object.entries(source).filter(
    ([name, value]) => (FIELD_NAMES as string[]).includes(name) && typeof value === 'string',
  );
  return Object.fromEntries(known);
}

/** What was typed before the page woke up wins over the draft, and both over the link's subject. */
export function openingMessage(
  typed: ContactMessage,
  draft: Draft,
  suggested: string,
): ContactMessage {
  const entries = FIELD_NAMES.map((name) => [
    name,
    typed[name] || draft[name] || (name === 'subject' ? suggested : ''),
  ]);
  return Object.fromEntries(entries) as ContactMessage;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
