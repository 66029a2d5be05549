import { FIXED_TEXTS } from '#site/texts.ts';
import { island } from '#ui/ErrorBoundary.tsx';
import { MessageForm, type MessageFormProps } from './MessageForm.tsx';

/** Form for an e-mail address; it sends a message whose subject is the newsletter. */
export const NewsletterForm = island((props: MessageFormProps) => (
  <MessageForm
    {...props}
    fields={['email']}
    className="flex flex-wrap items-start gap-x-3 gap-y-4 [&>:first-child]:min-w-[min(14rem,100%)] [&>:first-child]:grow [&>:first-child]:basis-64"
    buttonLabel="Subscribe"
    // Puts the button at the height of the field, which is below its label.
    buttonClass="sm:pt-[1.83rem]"
    prefilled={{
      subject: FIXED_TEXTS.newsletterSubject,
      message: 'Please add this address to the newsletter.',
    }}
  />
));
