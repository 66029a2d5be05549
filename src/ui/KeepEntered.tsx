import { useLayoutEffect, useState } from 'react';

/**
 * What a visitor has typed, ticked, opened or focused before hydration stays, also where a browser extension or a
 * translation has changed the HTML: React then draws the island anew. Stands before the island's content, whose effects
 * read the fields.
 */
export function KeepEntered(): null {
  const [printed] = useState(findPrinted);
  useLayoutEffect(() => {
    for (const { island, parts } of printed?.islands ?? []) {
      const drawn = partsOf(island);
      for (const [key, old] of parts) {
        const fresh = drawn.get(key);
        if (old.isConnected || !fresh) continue;
        copyState(old, fresh);
        if (old === printed?.focused) focusLike(old, fresh);
      }
    }
  }, [printed]);
  return null;
}

/** The islands of the page before React has drawn this one; undefined on the server. */
function findPrinted() {
  if (typeof document === 'undefined') return undefined;
  const islands = [...document.querySelectorAll('astro-island')];
  return {
    islands: islands.map((island) => ({ island, parts: partsOf(island) })),
    focused: document.activeElement,
  };
}

const FIELDS = 'input, textarea, select';

/** The fields and controls of an island, by a key that is the same each time the island is drawn. */
function partsOf(island: Element): Map<string, HTMLElement> {
  const parts = new Map<string, HTMLElement>();
  const counts: Record<string, number> = {};
  for (const part of island.querySelectorAll<HTMLElement>(`${FIELDS}, details, summary, button`)) {
    const name = `${part.localName} ${part.getAttribute('name')}`;
    const count = (counts[name] ?? 0) + 1;
    counts[name] = count;
    parts.set(`${name} ${count}`, part);
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
