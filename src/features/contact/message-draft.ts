/** Keeps what is typed in the contact form on this device for a day, so that nothing typed is lost. */
import {
  draftOf,
  isSameDraft,
  openingMessage,
  readDraft,
  suggestedMessage,
  suggestedSubject,
  withMessage,
  writeDraft,
} from './message-draft.logic.ts';
import { fillFields, readFields } from './form-fields.ts';
import type { ContactMessage } from './contact-message.logic.ts';

const KEY = 'contact-draft';
const SAVE_DELAY_MS = 300;

/** `cleared`: emptied by the visitor, who may still undo it. */
export type DraftState = 'none' | 'kept' | 'cleared';

export interface DraftKeeper {
  /** Empties the form and forgets the draft. */
  clear(): void;
  /** Puts back what was cleared. */
  undo(): void;
  stop(): void;
}

/**
 * Fills the form with the draft and the subject that the link brought, then follows what is typed.
 * Resetting the form forgets the draft. `kept` is told only of a draft that storage has taken.
 */
export function keepDraftOf(form: HTMLFormElement, tell: (state: DraftState) => void): DraftKeeper {
  const suggested = suggestedSubject(window.location.search);
  const brought = suggestedMessage(window.location.hash);
  let timer: number | undefined;
  let cleared: ContactMessage | undefined;

  const stopTimer = () => {
    window.clearTimeout(timer);
    timer = undefined;
  };
  const save = () => {
    stopTimer();
    cleared = undefined;
    const draft = draftOf(readFields(form), suggested);
    tell(store(draft && writeDraft(draft, Date.now())) && draft ? 'kept' : 'none');
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
    tell('none');
  };
  const fill = (message: Partial<ContactMessage>) =>
    fillFields(form, openingMessage(readFields(form), message, suggested));

  const draft = readDraft(load(), Date.now());
  fill(withMessage(draft ?? {}, brought));
  // Taken over: a reload or Back must not bring it a second time.
  if (brought !== '')
    history.replaceState(history.state, '', window.location.pathname + window.location.search);
  // The day counts from the last change, not from the last visit.
  if (draft && isSameDraft(draft, draftOf(readFields(form), suggested))) tell('kept');
  else schedule();

  form.addEventListener('input', schedule);
  form.addEventListener('reset', forget);
  window.addEventListener('pagehide', flush);
  return {
    clear() {
      const message = readFields(form);
      form.reset();
      fill({});
      cleared = message;
      tell('cleared');
    },
    undo() {
      if (cleared === undefined) return;
      fillFields(form, cleared);
      save();
      // Whatever else follows the typing: its errors, its length.
      form.dispatchEvent(new Event('input', { bubbles: true }));
    },
    stop() {
      stopTimer();
      form.removeEventListener('input', schedule);
      form.removeEventListener('reset', forget);
      window.removeEventListener('pagehide', flush);
    },
  };
}

// Where storage is refused or full, nothing is kept; the form works without it.

function load(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** False when storage refused. */
function store(text: string | undefined): boolean {
  try {
    if (text === undefined) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}
