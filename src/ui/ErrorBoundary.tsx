import { Component, type ComponentType, type ReactNode } from 'react';
import { MESSAGES } from '#site/messages.ts';

interface Props {
  children: ReactNode;
}
interface State {
  /** What the visitor sees: an HTTP status, 500 for a failure without one, and a message. */
  failure: { readonly status: number; readonly message: string } | undefined;
}

/**
 * Wraps the content of every island: if rendering fails, the specified text with status and message
 * replaces the island, and the rest of the page stays. React logs the error.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  /** Reads whatever was thrown: an error, an answer with a status, or a text. */
  static getDerivedStateFromError(thrown: unknown): State {
    const { status, message = thrown } = Object(thrown) as { status?: unknown; message?: unknown };
    return {
      failure: {
        status: typeof status === 'number' ? status : 500,
        message: typeof message === 'string' && message !== '' ? message : 'Unknown error',
      },
    };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <div role="alert" className="rounded-surface border border-rule bg-card p-6 text-ink">
        <p className="font-display text-h4 text-heading">{MESSAGES.unexpectedError}</p>
        <p className="mt-1 text-error">
          {failure.status}: {failure.message}
        </p>
      </div>
    );
  }
}

/** The component with a boundary around it, its own state included. */
export const island = <IslandProps extends object>(Content: ComponentType<IslandProps>) =>
  function Island(props: IslandProps) {
    return (
      <ErrorBoundary>
        <Content {...props} />
      </ErrorBoundary>
    );
  };
