import { X } from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import type { Toast } from './delivery.logic.ts';
import { TOAST_CLASS, TOAST_CLOSE_CLASS, TOAST_LIST_CLASS, ToastBody } from './ToastBody.tsx';
import { useFocusReturn } from './use-focus-return.ts';

export interface ToastsProps {
  /** Oldest first. */
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}

interface Props extends ToastsProps {
  /** A toast may come soon: load the toaster now, while there is a connection. */
  expected: boolean;
  load?: () => Promise<ComponentType<ToastsProps>>;
}

const loadToaster = async () => (await import('./Toaster.tsx')).Toaster;

/** Shows toasts; what draws them loads when the first is expected. */
export function Toasts({ toasts, onDismiss, expected, load = loadToaster }: Props) {
  const [View, setView] = useState<ComponentType<ToastsProps>>();
  const wanted = expected || toasts.length > 0;
  const latest = toasts.at(-1)?.id;

  useEffect(() => {
    if (!wanted || (View !== undefined && View !== PlainToasts)) return;
    let current = true;
    const show = (found: ComponentType<ToastsProps>) => {
      if (current) setView(() => found);
    };
    load().then(show, () => {
      // No connection: a toast is still told, only plainly; the next one tries again.
      if (latest !== undefined) show(PlainToasts);
    });
    return () => {
      current = false;
    };
  }, [wanted, latest, View, load]);

  return View && <View toasts={toasts} onDismiss={onDismiss} />;
}

/** Toasts without the library: they stay until they are closed. */
function PlainToasts({ toasts, onDismiss }: ToastsProps) {
  const focusReturn = useFocusReturn<HTMLDivElement>(toasts.length === 0);
  return createPortal(
    <div {...focusReturn} role="alert" className={TOAST_LIST_CLASS}>
      {toasts.map((toast) => (
        <div key={toast.id} data-outcome={toast.outcome} data-tone="green" className={TOAST_CLASS}>
          <ToastBody
            toast={toast}
            close={
              <button
                type="button"
                aria-label="Close"
                className={TOAST_CLOSE_CLASS}
                onClick={() => onDismiss(toast.id)}
              >
                <X size={20} aria-hidden="true" />
              </button>
            }
          />
        </div>
      ))}
    </div>,
    document.body,
  );
}
