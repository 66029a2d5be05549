import { Close, Provider, Root, Viewport } from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { TOAST_DURATION_MS } from '#site/limits.ts';
import { TOAST_CLASS, TOAST_CLOSE_CLASS, TOAST_LIST_CLASS, ToastBody } from './ToastBody.tsx';
import type { ToastsProps } from './Toasts.tsx';
import { useFocusReturn } from './use-focus-return.ts';

/** Toasts with timer, pause, swipe and live region. At the end of the page, outside what may move. */
export function Toaster({ toasts, onDismiss }: ToastsProps) {
  const focusReturn = useFocusReturn<HTMLOListElement>(toasts.length === 0);
  return createPortal(
    <Provider duration={TOAST_DURATION_MS} swipeDirection="right">
      {toasts.map((toast) => (
        <Root
          key={toast.id}
          type={toast.outcome === 'failed' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) onDismiss(toast.id);
          }}
          data-outcome={toast.outcome}
          data-tone="green"
          className={`${TOAST_CLASS} data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=move]:transition-none`}
        >
          <ToastBody
            toast={toast}
            close={
              <Close aria-label="Close" className={TOAST_CLOSE_CLASS}>
                <X size={20} aria-hidden="true" />
              </Close>
            }
          />
        </Root>
      ))}
      <Viewport {...focusReturn} className={TOAST_LIST_CLASS} />
    </Provider>,
    document.body,
  );
}
