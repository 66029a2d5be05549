/** Keeps what is typed in the contact form for this tab, so that a reload does not lose it. */
import { openingMessage, readDraft, suggestedSubject, writeDraft } from '#logic/message-draft.ts';
import { fillFields, readFields } from './form-fields.ts';

const KEY = 'contact-draft';
const SAVE_DELAY_MS = 300;

/**
 * Fills the form with the draft and the subject that the link brought, then follows what is typed.
 * Resetting the form forgets the draft. Returns what ends it.
 */
export function keepDraftOf(form: HTMLFormElement): () => void {
  const suggested = suggestedSubject(window.location.search);
  let timer: number | undefined;

  const stopTimer = () => {
    window.clearTimeout(timer);
    timer = undefined;
  };
  const save = () => {
    stopTimer();
    store(writeDraft(readFields(form), suggested));
  };
  const schedule = () => {
    stopTimer();
    timer = window.setTimeout(save, SAVE_DELAY_MS);
  };
  const flush = () => {
    if (timer !== undefined) save();
  };
  const forget = () => {
    stopTimer();
    store(undefined);
  };

  fillFields(form, openingMessage(readFields(form), readDraft(load()), suggested));
  schedule();
  form.addEventListener('input', schedule);
  form.addEventListener('reset', forget);
  window.addEventListener('pagehide', flush);
  return () => {
    stopTimer();
    form.removeEventListener('input', schedule);
    form.removeEventListener('reset', forget);
    window.removeEventListener('pagehide', flush);
  };
}

// Where storage is refused or full, nothing is kept; the form works without it.

function load(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(text: string | undefined): void {
  try {
    if (text === undefined) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, text);
  } catch {
    return;
  }
}
