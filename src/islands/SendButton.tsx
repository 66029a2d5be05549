import { MESSAGES } from '#config/messages.ts';

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
      className="relative inline-flex min-h-12 min-w-44 items-center justify-center overflow-hidden rounded-control border border-brand bg-brand px-6 py-3 font-semibold leading-tight text-white transition-colors duration-150 hover:border-brand-deep hover:bg-brand-deep aria-disabled:cursor-progress aria-disabled:border-brand aria-disabled:bg-brand dark:border-control dark:hover:border-control"
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
