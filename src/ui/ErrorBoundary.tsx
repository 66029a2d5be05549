import { Component, type ReactNode } from 'react';
import { MESSAGES } from '#site/messages.ts';
import { faultOf, type Fault } from './fault.logic.ts';

interface Props {
  children: ReactNode;
}
interface State {
  fault: Fault | undefined;
}

/**
 * Put around the content of every island: a failure while rendering shows the specified text with
 * status and message in the island's place, and the rest of the page stays. React logs the error.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { fault: undefined };

  static getDerivedStateFromError(thrown: unknown): State {
    return { fault: faultOf(thrown) };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    return (
      <div role="alert" className="rounded-surface border border-rule bg-card p-6 text-ink">
        <p className="font-display text-h4 text-heading">{MESSAGES.unexpectedError}</p>
        <p className="mt-1 text-error">
          {fault.status}: {fault.message}
        </p>
      </div>
    );
  }
}
