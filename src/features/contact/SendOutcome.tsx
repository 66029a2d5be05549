import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Delivery } from './delivery.logic.ts';

interface Props {
  delivery: Delivery;
}

/** Beside the button, for whoever missed the toast. The toast has told it to screen readers. */
export function SendOutcome({ delivery: { phase, mailHref, reason } }: Props) {
  if (phase === 'sent')
    return (
      <p data-tone="green" className="flex gap-2 text-small">
        <CircleCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-tone" />
        It is on its way to us.
      </p>
    );
  if (phase === 'failed')
    return (
      <p className="flex gap-2 text-small">
        <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-error" />
        <span>
          Not sent. {reason} What you wrote is still here: {reason ? 'wait' : 'try again'}, or{' '}
          <a href={mailHref} className="text-link underline underline-offset-4 hover:decoration-2">
            send it by e-mail
          </a>
          .
        </span>
      </p>
    );
  return null;
}
