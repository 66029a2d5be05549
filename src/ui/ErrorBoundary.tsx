import { Component, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { FIXED_TEXTS } from '#site/texts.ts';

interface State {
  failure?: string;
}

/** Shows the error text of the specification instead of an island that fails to render; the rest of the page stays. */
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

/** Turns a component into an island: an error affects only the island, and input before hydration is kept. */
export const island = <IslandProps extends object>(Content: ComponentType<IslandProps>) =>
  function Island(props: IslandProps) {
    return (
      <ErrorBoundary>
        <KeepEntered />
        <Content {...props} />
      </ErrorBoundary>
    );
  };

/**
 * Restores what a visitor has typed, ticked, opened or focused before hydration. If a browser extension or a
 * translation has changed the HTML of an island, React renders the island again, without the visitor's input.
 * Render KeepEntered before the content of the island, because effects of the content must read the restored fields.
 */
function KeepEntered(): null {
  // The fields and the focus before React rendered this island; undefined on the server.
  const [beforeHydration] = useState(() =>
    typeof document === 'undefined'
      ? undefined
      : { parts: findParts(), focused: document.activeElement },
  );
  useLayoutEffect(() => {
    if (!beforeHydration) return;
    const drawn = findParts();
    for (const [key, old] of beforeHydration.parts) {
      const fresh = drawn.get(key);
      if (old.isConnected || !fresh) continue;
      copyState(old, fresh);
      if (old === beforeHydration.focused) focusLike(old, fresh);
    }
  }, [beforeHydration]);
  return null;
}

const FIELDS = 'input, textarea, select';
const PARTS = `astro-island :is(${FIELDS}, details, summary, button)`;

/** Returns the fields and controls of all islands, by keys (`input email 1`) that stay the same after a new render. */
function findParts(): Map<string, HTMLElement> {
  const parts = new Map<string, HTMLElement>();
  const counts: Record<string, number> = {};
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    const name = `${part.localName} ${part.getAttribute('name')}`;
    counts[name] = (counts[name] ?? 0) + 1;
    parts.set(`${name} ${counts[name]}`, part);
  }
  return parts;
}

function copyState(old: HTMLElement, fresh: HTMLElement): void {
  if (old instanceof HTMLDetailsElement && fresh instanceof HTMLDetailsElement) {
    fresh.open = old.open;
    fresh.hidden = old.hidden; // ui/ListFilter.astro
  } else if (old.matches(FIELDS)) {
    const { value, checked } = old as HTMLInputElement;
    Object.assign(fresh, { value, checked });
  }
}

/** Focuses `fresh`; in a text box, sets the cursor as in `old`. `selectionStart` is a number only in a text box. */
function focusLike(old: HTMLElement, fresh: HTMLElement): void {
  fresh.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = old as HTMLInputElement;
  if (typeof selectionStart === 'number')
    (fresh as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
