import { Close, Provider, Root, Viewport } from '@radix-ui/react-toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { createPortal } from 'react-dom';

const TOAST_DURATION_MS = 4_500;

export interface Toast {
  readonly id: number;
  readonly outcome: 'sent' | 'failed';
  /** `mailto:` address with the message that could not be sent. */
  readonly mailHref?: string | undefined;
}

interface Props {
  /** Toasts, the oldest first. */
  toasts: readonly Toast[];
  firm: string;
  onDismiss: (id: number) => void;
}

/** Shows toasts as children of `body`: in a section that an animation moves, `position: fixed` would not work. */
export function Toaster({ toasts, firm, onDismiss }: Props) {
  const viewport = useRef<HTMLOListElement>(null);
  /** Element that had the focus before a toast; it gets the focus back when the toast closes. */
  const before = useRef<EventTarget | null>(null);
  return createPortal(
    <Provider duration={TOAST_DURATION_MS} swipeDirection="right">
      {toasts.map(({ id, outcome, mailHref }) => (
        <Root
          key={id}
          type={outcome === 'failed' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (open) return;
            const focused = viewport.current?.contains(document.activeElement);
            if (focused && before.current instanceof HTMLElement) before.current.focus();
            onDismiss(id);
          }}
          data-outcome={outcome}
          data-tone="green"
          className="flex items-start gap-3 rounded-surface border border-l-4 border-rule bg-card py-3 pl-4 pr-2 text-ink shadow-float transition duration-200 ease-calm data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[outcome=failed]:border-l-error data-[outcome=sent]:border-l-tone data-[swipe=move]:transition-none [@starting-style]:translate-y-2 [@starting-style]:opacity-0"
        >
          {outcome === 'failed' ? (
            <CircleAlert size={22} aria-hidden="true" className="mt-1 shrink-0 text-error" />
          ) : (
            <CircleCheck size={22} aria-hidden="true" className="mt-1 shrink-0 text-tone" />
          )}
          <div className="grow py-0.5">
            <p className={`font-semibold ${outcome === 'failed' ? 'text-error' : 'text-heading'}`}>
              {outcome === 'failed' ? 'Message Failed to Send' : 'Message Sent Successfully!'}
            </p>
            <p className="mt-0.5 text-small">
              {outcome === 'failed'
                ? 'Sorry, there was an error sending your message. Please try again or contact us directly.'
                : `Thank you for your message! ${firm}'s Team will get back to you soon.`}
            </p>
            {mailHref !== undefined && (
              <a href={mailHref} className="link line-link mt-1 min-h-10 font-semibold">
                Write an e-mail
              </a>
            )}
          </div>
          <Close
            aria-label="Close"
            className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-tint hover:text-ink"
          >
            <X size={20} aria-hidden="true" />
          </Close>
        </Root>
      ))}
      <Viewport
        ref={viewport}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        }}
        className="fixed inset-x-4 bottom-20 z-40 mx-auto flex max-w-[26rem] flex-col gap-3 md:inset-x-auto md:bottom-24 md:right-5 md:w-[26rem] print:hidden"
      />
    </Provider>,
    document.body,
  );
}
