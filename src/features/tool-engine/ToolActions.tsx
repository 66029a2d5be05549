import { useEffect, useState } from 'react';
import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';
import { COPIED_NOTICE_MS } from '#site/limits.ts';
import { MESSAGES } from '#site/messages.ts';
import { contactHref } from '#site/routes.ts';

interface Props {
  /** Subject of the message that "Send this to us" begins. */
  subject: string;
  /** The result in plain text. */
  text: () => string;
}

/** What can be done with a result: copy its address, print it, send it. */
export function ToolActions({ subject, text }: Props) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const quiet = `${BUTTON} ${BUTTON_TONES.quiet}`;
  return (
    <div className="mt-8 flex flex-wrap gap-3 print:hidden">
      <button
        type="button"
        className={quiet}
        onClick={() =>
          navigator.clipboard.writeText(window.location.href).then(
            () => setCopied(true),
            // Refused: the address bar holds the same.
            () => undefined,
          )
        }
      >
        <span role="status">{copied ? MESSAGES.copied : 'Copy the link to this result'}</span>
      </button>
      <button type="button" className={quiet} onClick={() => window.print()}>
        Save as PDF
      </button>
      <a
        className={quiet}
        href={contactHref(subject)}
        onClick={(event) => {
          event.currentTarget.href = contactHref(subject, `${text()}\n\n${window.location.href}`);
        }}
      >
        Send this to us
      </a>
    </div>
  );
}
