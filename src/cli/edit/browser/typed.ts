/** What is typed and not saved. The CMS keeps a copy of it in the browser, half a second after the last key. */

/** With room to spare. */
const COPIED_AFTER_MS = 900;

export interface Typed {
  saved(): void;
  isUnsaved(): boolean;
  /** Whether a change of address has to wait until the copy is made; it is sent again then. */
  holdBack(event: HashChangeEvent): boolean;
}

export function keepTyped(): Typed {
  let unsaved = false;
  let last = -Infinity;
  // A field is also changed by a click: a switch, a choice, a part of a list that is moved.
  for (const type of ['input', 'change', 'click'])
    addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element) || target.closest('.field') === null) return;
        last = performance.now();
        unsaved ||= type !== 'click';
      },
      { capture: true },
    );
  // The browser asks before the page is left; the copy is offered again even if it is.
  addEventListener('beforeunload', (event) => {
    if (unsaved) event.preventDefault();
  });
  return {
    saved: () => (unsaved = false),
    isUnsaved: () => unsaved,
    holdBack: (event) => {
      const wait = last + COPIED_AFTER_MS - performance.now();
      if (!unsaved || wait <= 0) {
        unsaved = false;
        return false;
      }
      event.stopImmediatePropagation();
      const { oldURL, newURL } = event;
      setTimeout(() => dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL })), wait);
      return true;
    },
  };
}
