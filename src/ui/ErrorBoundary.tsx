import { Component, type ComponentType, type ReactNode } from 'react';
import { FIXED_TEXTS } from '#site/texts.ts';
import { KeepEntered } from './KeepEntered.tsx';

/** `failure`: message of what was thrown. */
interface State {
  failure?: string;
}

/** If an island fails to render, the specified text replaces it and the rest of the page stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(thrown: unknown): State {
    return { failure: thrown instanceof Error ? thrown.message : String(thrown) };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return (
      <div role="alert" className="rounded-surface border border-rule bg-card p-6 text-ink">
        <p className="font-display text-h4 text-heading">{FIXED_TEXTS.unexpectedError}</p>
        <p className="mt-1 text-error">500: {failure}</p>
      </div>
    );
  }
}

/** The component as an island of its own: an error stays in it, and what is entered before hydration is kept. */
export const island = <IslandProps extends object>(Content: ComponentType<IslandProps>) =>
  function Island(props: IslandProps) {
    return (
      <ErrorBoundary>
        <KeepEntered />
        <Content {...props} />
      </ErrorBoundary>
    );
  };
