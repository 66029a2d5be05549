/** Keeps what is typed in the contact form on this device for a day, so that nothing typed is lost. */
import { DRAFT_KEPT_MS } from '#site/limits.ts';
import { MESSAGE_PARAM, SUBJECT_PARAM } from '#site/routes.ts';
import { FIELD_NAMES, type ContactMessage } from './message.logic.ts';

type Draft = Partial<ContactMessage>;
type Field = HTMLInputElement | HTMLTextAreaElement;

const KEY = 'contact-draft';

/** Subject that the link to the page brought; '' when none. `search`: query of the address. */
function suggestedSubject(search: string): string {
  const subject = new URLSearchParams(search).get(SUBJECT_PARAM) ?? '';
  return subject.replaceAll(/\s+/g, ' ').trim();
}

/** Message that the link to the page brought, such as a tool's result; '' when none. `hash`: of the address. */
function suggestedMessage(hash: string): string {
  return (new URLSearchParams(hash.slice(1)).get(MESSAGE_PARAM) ?? '').trim();
}

/**
 * Fills the empty fields from the draft, then from the link that led here; the link's message comes below a
 * draft's own, once. Returns whether there is a draft.
 */
export function openDraft(form: HTMLFormElement): boolean {
  const draft = readDraft();
  const { message: own = '' } = draft;
  const brought = suggestedMessage(window.location.hash);
  const filled: Draft = {
    ...draft,
    subject: draft.subject ?? suggestedSubject(window.location.search),
    message: own.includes(brought) ? own : [own, brought].filter(Boolean).join('\n\n'),
  };
  let typed = false;
  for (const name of FIELD_NAMES) {
    const field = form.elements.namedItem(name) as Field;
    if (field.value !== '') typed = true;
    else field.value = filled[name] ?? '';
  }
  // Taken over: a reload or Back must not bring it a second time.
  if (brought !== '')
    history.replaceState(history.state, '', window.location.pathname + window.location.search);
  // The day counts from the last change, not from the last visit.
  if (brought !== '' || typed) return saveDraft(form);
  return Object.keys(draft).length > 0;
}

/** Keeps what the form holds, but for a subject that nobody typed. Returns whether a draft is kept. */
export function saveDraft(form: HTMLFormElement): boolean {
  const suggested = suggestedSubject(window.location.search);
  const fields = Object.fromEntries(
    FIELD_NAMES.map((name) => [name, (form.elements.namedItem(name) as Field).value]).filter(
      ([name, value]) => value !== '' && !(name === 'subject' && value === suggested),
    ),
  );
  if (Object.keys(fields).length === 0) {
    forgetDraft();
    return false;
  }
  const text = JSON.stringify({ savedAt: Date.now(), fields });
  return inStorage((storage) => storage.setItem(KEY, text));
}

export function forgetDraft(): void {
  inStorage((storage) => storage.removeItem(KEY));
}

/** Empty when none is kept or it is older than a day. */
function readDraft(): Draft {
  let draft: Draft = {};
  inStorage((storage) => {
    const kept = JSON.parse(storage.getItem(KEY) ?? '{}') as { savedAt?: number; fields?: Draft };
    if (Date.now() - (kept.savedAt ?? 0) < DRAFT_KEPT_MS) draft = kept.fields ?? {};
    else storage.removeItem(KEY);
  });
  return draft;
}

/** False where the browser refuses storage, or it is full: nothing is kept, and the form works without it. */
function inStorage(use: (storage: Storage) => void): boolean {
  try {
    use(window.localStorage);
    return true;
  } catch {
    return false;
  }
}
