/** Keeps what is typed in the contact form on this device for a day, so that nothing typed is lost. */
import { DRAFT_KEPT_MS } from '#site/limits.ts';
import { MESSAGE_PARAM, SUBJECT_PARAM } from '#site/routes.ts';
import { FIELD_NAMES, fieldOf, type ContactMessage } from './message.logic.ts';

type Draft = Partial<ContactMessage>;

const KEY = 'contact-draft';

const fieldsOf = (form: HTMLFormElement) =>
  FIELD_NAMES.map((name) => [name, fieldOf(form, name)] as const);

/** Subject and message that the link to the page brought, such as a tool's result; '' if none. */
function broughtByLink() {
  const { search, hash } = window.location;
  const subject = new URLSearchParams(search).get(SUBJECT_PARAM) ?? '';
  const message = new URLSearchParams(hash.slice(1)).get(MESSAGE_PARAM) ?? '';
  return { subject: subject.replaceAll(/\s+/g, ' ').trim(), message: message.trim() };
}

/**
 * Fills the empty fields from the draft, then from the link that led here; adds the link's message once, below
 * the draft's own. Returns whether there is a draft.
 */
export function openDraft(form: HTMLFormElement): boolean {
  const draft = readDraft();
  const { subject, message } = broughtByLink();
  const { message: own = '' } = draft;
  const joined = own.includes(message) ? own : [own, message].filter(Boolean).join('\n\n');
  const filled: Draft = { subject, ...draft, message: joined };
  let typed = false;
  for (const [name, field] of fieldsOf(form))
    if (field.value !== '') typed = true;
    else field.value = filled[name] ?? '';
  // The form now has the message: a reload or Back must not add it a second time.
  if (message !== '')
    history.replaceState(history.state, '', window.location.pathname + window.location.search);
  // The day counts from the last change, not from the last visit.
  if (message !== '' || typed) return saveDraft(form);
  return Object.keys(draft).length > 0;
}

/** Keeps what the form holds, except a subject that came with the link. Returns whether a draft is kept. */
export function saveDraft(form: HTMLFormElement): boolean {
  const { subject } = broughtByLink();
  const typed = fieldsOf(form).filter(
    ([name, { value }]) => value !== '' && !(name === 'subject' && value === subject),
  );
  const fields = Object.fromEntries(typed.map(([name, { value }]) => [name, value]));
  try {
    if (typed.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ savedAt: Date.now(), fields }));
    return typed.length > 0;
  } catch {
    return false; // storage is full or refused: the form works without it
  }
}

/** The draft; empty if none is kept or it is older than a day. */
function readDraft(): Draft {
  try {
    const { savedAt, fields } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as {
      savedAt: number;
      fields: Draft;
    };
    if (Date.now() - savedAt < DRAFT_KEPT_MS) return fields;
    localStorage.removeItem(KEY);
  } catch {
    // Storage is refused, so nothing is kept.
  }
  return {};
}
