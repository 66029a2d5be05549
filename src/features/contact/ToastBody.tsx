import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Toast } from './delivery.logic.ts';

interface Props {
  toast: Toast;
  /** The button that closes it. */
  close: ReactNode;
}

export const TOAST_LIST_CLASS =
  'fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-[26rem] flex-col gap-3 md:inset-x-auto md:bottom-24 md:right-5 md:w-[26rem] print:hidden';
export const TOAST_CLASS =
  'rounded-surface border border-l-4 border-rule bg-card text-ink shadow-float transition duration-200 ease-calm motion-reduce:transition-none data-[outcome=failed]:border-l-error data-[outcome=sent]:border-l-tone [@starting-style]:translate-y-2 [@starting-style]:opacity-0';
export const TOAST_CLOSE_CLASS =
  'grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink';

/** What a toast says. */
export function ToastBody({ toast: { outcome, title, text, reason, mailHref }, close }: Props) {
  const failed = outcome === 'failed';
  const Mark = failed ? CircleAlert : CircleCheck;
  return (
    <div className="flex items-start gap-3 py-3 pl-4 pr-2">
      <Mark
        size={22}
        aria-hidden="true"
        className={`mt-1 shrink-0 ${failed ? 'text-error' : 'text-tone'}`}
      />
      <div className="grow py-0.5">
        <p className={`font-semibold ${failed ? 'text-error' : 'text-heading'}`}>{title}</p>
        <p className="mt-0.5 text-small">{text}</p>
        {reason !== undefined && <p className="mt-1 text-small font-semibold">{reason}</p>}
        {mailHref !== undefined && (
          <a
            href={mailHref}
            className="mt-1 inline-flex min-h-10 items-center font-semibold text-link underline underline-offset-4 hover:decoration-2"
          >
            Write an e-mail
          </a>
        )}
      </div>
      {close}
    </div>
  );
}
