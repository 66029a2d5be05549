import { FIXED_TEXTS } from '#site/texts.ts';
import { island } from '#ui/ErrorBoundary.tsx';
import { MessageForm, type MessageFormProps } from './MessageForm.tsx';

/** Form to subscribe to the newsletter: sends the visitor's e-mail address as a message to the firm. */
export const NewsletterForm = island((props: MessageFormProps) => (
  <MessageForm
    {...props}
    fields={['email']}
    className="flex flex-wrap items-start gap-x-3 gap-y-4 [&>:first-child]:min-w-[min(14rem,100%)] [&>:first-child]:grow [&>:first-child]:basis-64"
    buttonLabel="Subscribe"
    // Moves the button down to the level of the field, because the label is above the field.
    buttonClass="sm:pt-[1.83rem]"
    prefilled={{
      subject: FIXED_TEXTS.newsletterSubject,
      message: 'Please add this address to the newsletter.',
    }}
  />
));
