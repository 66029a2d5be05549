import { findField } from './form-fields.ts';
import { sendMessage } from './send-message.ts';
import { MESSAGES } from '#site/messages.ts';
import { newsletterParams } from './contact-message.logic.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
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

/** One address, sent as a message with its own subject. */
export function NewsletterForm({ labelledBy, service, firm, send = sendMessage }: Props) {
  return (
    <ErrorBoundary>
      <SendingForm
        fields={['email']}
        read={(form) => newsletterParams(findField(form, 'email')?.value ?? '')}
        labelledBy={labelledBy}
        mailSubject={MESSAGES.newsletterSubject}
        {...{ service, firm, send }}
      >
        {({ errors, sending, delivery }) => (
          <>
            <div className="flex flex-wrap items-start gap-x-3 gap-y-4">
              <TextField
                name="email"
                error={errors.email}
                locked={sending}
                className="min-w-[min(14rem,100%)] grow basis-64"
              />
              {/* On the line of the field, under its label. */}
              <div className="sm:pt-[1.83rem]">
                <SendButton label="Subscribe" sending={sending} />
              </div>
            </div>
            <div className="mt-4 empty:hidden">
              <SendOutcome delivery={delivery} />
            </div>
          </>
        )}
      </SendingForm>
    </ErrorBoundary>
  );
}
