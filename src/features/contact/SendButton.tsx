import { MESSAGES } from '#site/messages.ts';
import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';

interface Props {
  label: string;
  sending: boolean;
}

/** Stays focusable while it is disabled, so that the keyboard's place is not lost. */
export function SendButton({ label, sending }: Props) {
  return (
    <button
      type="submit"
      aria-disabled={sending}
      aria-busy={sending}
      className={`${BUTTON} ${BUTTON_TONES.solid} relative min-w-[min(11rem,100%)] overflow-hidden aria-disabled:cursor-progress aria-disabled:border-brand aria-disabled:bg-brand`}
    >
      {sending ? MESSAGES.sending : label}
      {sending && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-1 animate-pulse bg-brass-lit motion-reduce:animate-none"
        />
      )}
    </button>
  );
}
