import { dateParts, dayInIndia } from '#lib/format.ts';
import type { TemplateParams } from '#site/message-endpoint.ts';
import { ROUTES } from '#site/routes.ts';
import { ProgressChain } from '#ui/ProgressChain.tsx';

export interface NextSteps {
  /** Document checklists. The panel offers the checklist that has the same subject as the message. */
  readonly checklists: readonly Readonly<Record<'subject' | 'href' | 'measure', string>>[];
  readonly chatHref: string;
  /** The next days on which something is due, counted from the day of the build. */
  readonly dueDays: readonly string[];
}

interface Props extends NextSteps {
  count: number;
  message: TemplateParams;
  onAgain: () => void;
}

/** Replaces the fields after a message is sent: says what happens next and what visitors can do. Takes the focus. */
export function SentPanel({ checklists, chatHref, dueDays, count, message, onAgain }: Props) {
  const checklist = checklists.find(
    ({ subject }) => subject.toLowerCase() === message.subject.trim().toLowerCase(),
  );
  const steps = [
    checklist && {
      label: `Get your documents ready: ${checklist.subject} checklist`,
      href: checklist.href,
      note: checklist.measure,
    },
    { label: 'Add a detail on WhatsApp', href: chatHref, note: 'opens a chat' },
    {
      label: 'See what is due next',
      href: ROUTES.complianceCalendar,
      note: listNextDays(dueDays, dayInIndia(new Date())),
    },
  ].filter((step) => step !== undefined);
  return (
    <div>
      <ProgressChain count={count} done={count} drawn />
      <h2 ref={takeFocus} tabIndex={-1} className="mt-5 text-[1.875rem] leading-tight">
        Your message is with us
      </h2>
      <p className="mt-3 max-w-prose">
        We check that we are free to act. Then we reply to {message.email} or by phone, with our
        questions, the next steps and a list of documents.
      </p>
      <ul className="mt-5 border-t border-rule text-small">
        {steps.map(({ label, href, note }) => (
          <li
            key={href}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-3 border-b border-rule py-3"
          >
            <a
              href={href}
              className="font-semibold text-link hover:underline"
              {...(href === chatHref && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {label}
            </a>
            <span className="text-fine text-muted">{note}</span>
          </li>
        ))}
      </ul>
      <button type="button" onClick={onAgain} className="button button-quiet mt-5">
        Write another message
      </button>
    </div>
  );
}

const takeFocus = (heading: HTMLElement | null) => {
  if (!heading) return undefined;
  // `data-sent` hides the text above the fields.
  const around = heading.closest('[data-message-form]');
  around?.setAttribute('data-sent', '');
  heading.focus({ preventScroll: true });
  // Scrolls the panel to the top of the window, where the toast does not cover it.
  heading.parentElement?.scrollIntoView();
  return () => around?.removeAttribute('data-sent');
};

/** Lists the next two due days: `29 and 30 November`, `30 November and 7 December`. */
export function listNextDays(days: readonly string[], today: string): string {
  const [first, last] = days.filter((day) => day >= today).map(dateParts);
  if (!first) return '';
  if (!last) return `${first.day} ${first.month}`;
  const month = first.month === last.month ? '' : ` ${first.month}`;
  return `${first.day}${month} and ${last.day} ${last.month}`;
}
