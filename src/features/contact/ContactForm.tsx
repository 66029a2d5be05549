import { useEffect, useRef, useState } from 'react';
import { MESSAGE_PARAM, ROUTES, SUBJECT_PARAM } from '#site/routes.ts';
import { island } from '#ui/ErrorBoundary.tsx';
import { CONTACT_DRAFT_KEY, readContactDraft, type ContactDraft } from './draft.ts';
import { CONTACT_FIELD_NAMES } from './message.logic.ts';
import { MessageForm, formFieldNamed, type MessageFormProps } from './MessageForm.tsx';
import { SentPanel, type NextSteps } from './SentPanel.tsx';

interface Props extends MessageFormProps {
  nextSteps: NextSteps;
}

/** The contact form (specification 2.6, 4, 5, 8). What the visitor types is stored on the device for a day. */
export const ContactForm = island(function Form({ nextSteps, ...props }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => {
    if (form.current) setHasDraft(openDraft(form.current));
    const followOtherTab = ({ key }: StorageEvent) => {
      const draft = key === CONTACT_DRAFT_KEY ? readContactDraft() : {};
      for (const [name, field] of form.current ? fieldsOf(form.current) : [])
        field.value = draft[name] ?? field.value;
    };
    window.addEventListener('storage', followOtherTab);
    return () => window.removeEventListener('storage', followOtherTab);
  }, []);

  return (
    <MessageForm
      {...props}
      ref={form}
      fields={CONTACT_FIELD_NAMES}
      className="grid gap-x-6 gap-y-5 sm:grid-cols-2 sm:[&>:nth-child(n+5)]:col-span-2"
      buttonLabel="Send message"
      buttonClass="mt-2"
      onInput={(element, name) => {
        const values = valuesOf(element);
        // Only the field in which the visitor types replaces what another tab has stored.
        setHasDraft(saveDraft({ ...values, ...readContactDraft(), [name]: values[name] }));
      }}
      onSent={() => setHasDraft(deleteDraft())}
      showSent={(message, again) => (
        <SentPanel
          {...nextSteps}
          count={CONTACT_FIELD_NAMES.length}
          message={message}
          onAgain={again}
        />
      )}
    >
      <p className="linked mt-4 text-small text-muted">
        We use the details you send to reply to you. <a href={ROUTES.privacy}>Privacy policy</a>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 text-small text-muted">
        <p role="status">{hasDraft && 'Your text is kept on this device for a day.'}</p>
        {hasDraft && (
          <button
            type="button"
            onClick={() => {
              if (!form.current) return;
              form.current.reset();
              deleteDraft();
              setHasDraft(openDraft(form.current)); // restores the subject from the link
              form.current.querySelector('input')?.focus();
            }}
            className="link min-h-11"
          >
            Clear the form
          </button>
        )}
      </div>
    </MessageForm>
  );
});

const fieldsOf = (form: HTMLFormElement) =>
  CONTACT_FIELD_NAMES.map((name) => [name, formFieldNamed(form, name)] as const);

const valuesOf = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(fieldsOf(form).map(([name, { value }]) => [name, value]));

/** Maximum number of characters that the form takes from the message in the page's address; the rest is cut off. */
const LINK_MESSAGE_MAX_CHARS = 2_000; // Tools' results are shorter; very long text blocks a browser.

/** Reads the subject and the message, such as a tool's result, from the page's address; '' for a missing value. */
function readLink() {
  const { search, hash } = window.location;
  const subject = new URLSearchParams(search).get(SUBJECT_PARAM) ?? '';
  const message = new URLSearchParams(hash.slice(1)).get(MESSAGE_PARAM) ?? '';
  return {
    subject: subject.replaceAll(/\s+/g, ' ').trim(),
    message: message.slice(0, LINK_MESSAGE_MAX_CHARS).trim(),
  };
}

/**
 * Fills empty fields from the draft. If the draft has no subject, uses the subject in the page's address. If the draft
 * does not contain the message in the address, adds this message to the draft. Returns whether there is a draft.
 */
function openDraft(form: HTMLFormElement): boolean {
  const draft = readContactDraft();
  const { subject, message } = readLink();
  const { message: typedBefore = '' } = draft;
  const isNew = !typedBefore.includes(message);
  const joined = isNew ? [typedBefore, message].filter(Boolean).join('\n\n') : typedBefore;
  const values: ContactDraft = { subject, ...draft, message: joined };
  const fields = fieldsOf(form);
  const hasTyped = fields.some(([, { value }]) => value !== '');
  for (const [name, field] of fields) field.value ||= values[name] ?? '';
  // Removes the message from the address, because a reload or Back would add it to the form again.
  if (message !== '')
    history.replaceState(history.state, '', window.location.pathname + window.location.search);
  // If nothing has changed, the draft is not stored again, so its 24 hours do not start again.
  if (message !== '' || hasTyped) return saveDraft(valuesOf(form));
  return Object.keys(draft).length > 0;
}

/** Stores a draft, but not a subject that the page's address contains. Returns whether a draft is stored. */
function saveDraft(values: ContactDraft): boolean {
  const { subject } = readLink();
  const fields = Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value && !(name === 'subject' && value === subject),
    ),
  );
  if (Object.keys(fields).length === 0) return deleteDraft();
  try {
    localStorage.setItem(CONTACT_DRAFT_KEY, JSON.stringify({ savedAt: Date.now(), fields }));
    return true;
  } catch {
    return false; // Storage is full or refused; the form works without it.
  }
}

/** Returns false, because no draft is stored any more. */
function deleteDraft(): boolean {
  try {
    localStorage.removeItem(CONTACT_DRAFT_KEY);
  } catch {
    // The browser refuses storage, so there is no draft.
  }
  return false;
}
