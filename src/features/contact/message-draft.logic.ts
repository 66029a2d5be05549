/** What the contact form opens with, and what of it is kept for a day. */
import { DRAFT_KEPT_MS } from '#site/limits.ts';
import { MESSAGE_PARAM, SUBJECT_PARAM } from '#site/routes.ts';
import { FIELD_NAMES, type ContactMessage } from './contact-message.logic.ts';

/** Longer ones are cut: no link of this site brings one. In characters. */
const SUGGESTED_MESSAGE_MAX = 5_000;

/** Fields that hold something, in the order of the form; at least one. */
type Draft = Partial<ContactMessage>;

/** Subject that the link to the page brought; '' when none. `search`: query of the address. */
export function suggestedSubject(search: string): string {
  const subject = new URLSearchParams(search).get(SUBJECT_PARAM) ?? '';
  return subject.replaceAll(/\s+/g, ' ').trim();
}

/** Message that the link to the page brought, such as a tool's result; '' when none. `hash`: of the address. */
export function suggestedMessage(hash: string): string {
  const text = new URLSearchParams(hash.slice(1)).get(MESSAGE_PARAM) ?? '';
  return text.slice(0, SUGGESTED_MESSAGE_MAX).trim();
}

/** The draft with that message below its own; once, however often the link is followed. */
export function withMessage(draft: Draft, message: string): Draft {
  const { message: own = '' } = draft;
  if (message === '' || own.includes(message)) return draft;
  return { ...draft, message: own === '' ? message : `${own}\n\n${message}` };
}

/** What is worth keeping; undefined when nothing is. A subject that nobody typed is not. */
export function draftOf(message: ContactMessage, suggested: string): Draft | undefined {
  return pick(
    (name) =>
      !(name === 'subject' && message.subject === suggested) && (message[name] || undefined),
  );
}

/** Text to keep. `now`: in milliseconds. */
export function writeDraft(draft: Draft, now: number): string {
  return JSON.stringify({ savedAt: now, fields: draft });
}

/** A kept text read back; undefined when it is too old, or holds no text under a known name. */
export function readDraft(kept: string | null, now: number): Draft | undefined {
  const { savedAt, fields } = Object(parse(kept)) as { savedAt?: unknown; fields?: unknown };
  // A clock that was set back must not keep it for longer.
  if (typeof savedAt !== 'number' || Math.abs(now - savedAt) >= DRAFT_KEPT_MS) return undefined;
  const values = Object(fields) as Partial<Record<string, unknown>>;
  return pick((name) => typeof values[name] === 'string' && values[name]);
}

export function isSameDraft(a: Draft | undefined, b: Draft | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
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

/** The fields for which `valueOf` gives some text. */
function pick(valueOf: (name: (typeof FIELD_NAMES)[number]) => unknown): Draft | undefined {
  const entries = FIELD_NAMES.map((name) => [name, valueOf(name)]).filter(([, value]) => value);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
