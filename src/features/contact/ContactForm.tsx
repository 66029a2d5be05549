import { useRef } from 'react';
import { readFields } from './form-fields.ts';
import { describeLength } from './message-length.logic.ts';
import { sendMessage } from './send-message.ts';
import { MESSAGES } from '#site/messages.ts';
import { FIELD_NAMES, messageParams, type FieldName } from './contact-message.logic.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { DraftNote } from './DraftNote.tsx';
import { SendButton } from './SendButton.tsx';
import { SendOutcome } from './SendOutcome.tsx';
import { SendingForm } from './SendingForm.tsx';
import { TextField } from './TextField.tsx';
import type { DeliveryProps } from './use-delivery.ts';
import { useDraft } from './use-draft.ts';
import { useMessageLength } from './use-message-length.ts';

interface Props extends Omit<DeliveryProps, 'send'> {
  /** Id of the form's heading. */
  labelledBy: string;
  send?: DeliveryProps['send'];
}

const NEARLY_TOO_LONG = 'This is nearly as much as can be sent in one message.';
const TOO_LONG = 'This is more than can be sent in one message.';
const WHOLE_ROW: readonly FieldName[] = ['company', 'subject', 'message'];

/** The contact form (spec 2.6, 4, 5, 8). */
export function ContactForm({ labelledBy, service, firm, send = sendMessage }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form);
  const length = useMessageLength(form);

  return (
    <ErrorBoundary>
      <SendingForm
        ref={form}
        fields={FIELD_NAMES}
        read={(element) => messageParams(readFields(element))}
        labelledBy={labelledBy}
        mailSubject={MESSAGES.defaultSubject}
        {...{ service, firm, send }}
      >
        {({ errors, sending, delivery }) => (
          <>
            <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
              {FIELD_NAMES.map((name) => (
                <TextField
                  key={name}
                  name={name}
                  error={errors[name]}
                  hint={length?.field === name ? describeLength(length) : undefined}
                  locked={sending}
                  className={WHOLE_ROW.includes(name) ? 'sm:col-span-2' : ''}
                />
              ))}
            </div>
            {/* The count changes with each key; only that it is near or passed is told aloud. */}
            <p role="status" className="sr-only">
              {length && (length.used > length.limit ? TOO_LONG : NEARLY_TOO_LONG)}
            </p>
            <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
              <SendButton label="Send message" sending={sending} />
              <SendOutcome delivery={delivery} />
            </div>
            <DraftNote draft={draft} locked={sending} />
          </>
        )}
      </SendingForm>
    </ErrorBoundary>
  );
}
