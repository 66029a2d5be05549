import { FIXED_TEXTS } from '#site/texts.ts';
import { island } from '#ui/ErrorBoundary.tsx';
import { MessageForm, type MessageFormProps } from './MessageForm.tsx';

/** Sends one address as a message with its own subject. */
export const NewsletterForm = island((props: MessageFormProps) => (
  <MessageForm
    {...props}
    fields={['email']}
    className="flex flex-wrap items-start gap-x-3 gap-y-4 [&>:first-child]:min-w-[min(14rem,100%)] [&>:first-child]:grow [&>:first-child]:basis-64"
    buttonLabel="Subscribe"
    // Lines up with the field, which is below its label.
    buttonClass="sm:pt-[1.83rem]"
    prefilled={{
      subject: FIXED_TEXTS.newsletterSubject,
      message: 'Please add this address to the newsletter.',
    }}
  />
));
