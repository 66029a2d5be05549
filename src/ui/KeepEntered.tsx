import { useLayoutEffect, useState } from 'react';

/**
 * What a visitor has typed, ticked, opened or focused before hydration stays, also where a browser extension or a
 * translation has changed the HTML: React then draws the island anew. Stands before the island's content, whose effects
 * read the fields.
 */
export function KeepEntered(): null {
  // What is on the page before React has drawn this island; undefined on the server.
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

/** The fields and controls of all islands, by a key that is the same each time an island is drawn. */
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

/** Moves the focus, and the cursor of a text box; other fields have null for it. */
function focusLike(old: HTMLElement, fresh: HTMLElement): void {
  fresh.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = old as HTMLInputElement;
  if (typeof selectionStart === 'number')
    (fresh as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
