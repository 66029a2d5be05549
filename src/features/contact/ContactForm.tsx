import { useEffect, useRef, useState } from 'react';
import { island } from '#ui/ErrorBoundary.tsx';
import { openDraft, saveDraft } from './draft.ts';
import { FIELD_NAMES } from './message.logic.ts';
import { SendingForm, type SendingProps } from './SendingForm.tsx';

/** The contact form (spec 2.6, 4, 5, 8). What the visitor types is stored on the device for a day. */
export const ContactForm = island(Form);

function Form(props: SendingProps) {
  const form = useRef<HTMLFormElement>(null);
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => {
    if (form.current) setHasDraft(openDraft(form.current));
  }, []);

  return (
    <SendingForm
      {...props}
      ref={form}
      fields={FIELD_NAMES}
      className="grid gap-x-6 gap-y-5 sm:grid-cols-2 sm:[&>:nth-child(n+5)]:col-span-2"
      buttonLabel="Send message"
      buttonClass="mt-2"
      onChange={(element) => setHasDraft(saveDraft(element))}
    >
      {/* Takes up its space before it has text, so that nothing below moves. */}
      <div className="mt-3 flex min-h-20 flex-wrap content-start items-center gap-x-3 text-small text-muted sm:min-h-11">
        <p role="status">{hasDraft && 'Your text is kept on this device for a day.'}</p>
        {hasDraft && (
          <button
            type="button"
            onClick={() => {
              if (!form.current) return;
              form.current.reset();
              saveDraft(form.current);
              setHasDraft(openDraft(form.current)); // restores the subject from the link
              form.current.querySelector('input')?.focus();
            }}
            className="min-h-11 text-link underline underline-offset-4 hover:decoration-2"
          >
            Clear the form
          </button>
        )}
      </div>
    </SendingForm>
  );
}
