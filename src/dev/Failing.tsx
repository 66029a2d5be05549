import { Toaster } from '#features/contact/Toaster.tsx';
import { island } from '#ui/ErrorBoundary.tsx';

/** An island that fails in the browser, to show what visitors see in that case. */
export const Failing = island(() => {
  throw new Error('a part of the page');
});

/** A toast for a message that was sent, and a toast for a message that failed. */
export const Toasts = island(() => (
  <Toaster
    firm="Example"
    toasts={[
      { id: 1, outcome: 'sent' },
      { id: 2, outcome: 'failed', mailHref: 'mailto:' },
    ]}
    onDismiss={() => undefined}
  />
));
