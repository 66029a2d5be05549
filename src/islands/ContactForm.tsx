import { useEffect, useRef } from 'react';
import { readFields } from '#browser/form-fields.ts';
import { keepDraftOf } from '#browser/message-draft.ts';
import { sendMessage } from '#browser/send-message.ts';
import { MESSAGES } from '#config/messages.ts';
import { FIELD_NAMES, messageParams, type FieldName } from '#logic/contact-message.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { SendButton } from './SendButton.tsx';
import { SendOutcome } from './SendOutcome.tsx';
import { SendingForm } from './SendingForm.tsx';
import { TextField } from './TextField.tsx';
import type { DeliveryProps } from './use-delivery.ts';

interface Props extends Omit<DeliveryProps, 'send'> {
  /** Id of the form's heading. */
  labelledBy: string;
  send?: DeliveryProps['send'];
}

const WHOLE_ROW: readonly FieldName[] = ['company', 'subject', 'message'];

/** The contact form (spec 2.6, 4, 5, 8). */
export function ContactForm({ labelledBy, service, firm, send = sendMessage }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => (form.current ? keepDraftOf(form.current) : undefined), []);

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
        {({ faults, sending, delivery }) => (
          <>
            <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
              {FIELD_NAMES.map((name) => (
                <TextField
                  key={name}
                  name={name}
                  fault={faults[name]}
                  locked={sending}
                  className={WHOLE_ROW.includes(name) ? 'sm:col-span-2' : ''}
                />
              ))}
            </div>
            <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
              <SendButton label="Send message" sending={sending} />
              <SendOutcome delivery={delivery} />
            </div>
          </>
        )}
      </SendingForm>
    </ErrorBoundary>
  );
}
