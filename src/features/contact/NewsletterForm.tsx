import { MESSAGES } from '#site/messages.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { newsletterParams } from './message.logic.ts';
import { SendingForm, type SendingProps } from './SendingForm.tsx';
import { TextField } from './TextField.tsx';

/** One address, sent as a message with its own subject. */
export function NewsletterForm(props: SendingProps) {
  return (
    <ErrorBoundary>
      <SendingForm
        {...props}
        buttonLabel="Subscribe"
        mailSubject={MESSAGES.newsletterSubject}
        read={(form) => newsletterParams(String(new FormData(form).get('email')))}
      >
        {({ errors, sending, button, failure }) => (
          <>
            <div className="flex flex-wrap items-start gap-x-3 gap-y-4">
              <TextField
                name="email"
                error={errors.email}
                locked={sending}
                className="min-w-[min(14rem,100%)] grow basis-64"
              />
              {/* On the line of the field, under its label. */}
              <div className="sm:pt-[1.83rem]">{button}</div>
            </div>
            <div className="mt-4 empty:hidden">{failure}</div>
          </>
        )}
      </SendingForm>
    </ErrorBoundary>
  );
}
