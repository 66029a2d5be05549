import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface FocusReturn<E extends HTMLElement> {
  ref: RefObject<E | null>;
  onFocus: (event: FocusEvent<E>) => void;
  onBlur: (event: FocusEvent<E>) => void;
}

/**
 * For a list whose items close: once it is empty, the focus that was in it goes back to where it had
 * come from, instead of to the end of the page.
 */
export function useFocusReturn<E extends HTMLElement>(empty: boolean): FocusReturn<E> {
  const ref = useRef<E>(null);
  const origin = useRef<HTMLElement>(null);

  useEffect(() => {
    const focused = document.activeElement;
    const lost = focused === document.body || ref.current?.contains(focused);
    // The page may have been scrolled since, and must not jump.
    if (empty && lost) origin.current?.focus({ preventScroll: true });
  }, [empty]);

  return {
    ref,
    onFocus({ currentTarget, relatedTarget }) {
      if (relatedTarget instanceof HTMLElement && !around(currentTarget).contains(relatedTarget))
        origin.current = relatedTarget;
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (relatedTarget !== null && !around(currentTarget).contains(relatedTarget))
        origin.current = null;
    },
  };
}

/** The toaster puts stops of its own before and after its list. */
function around(list: HTMLElement): Element {
  return list.closest('[role=region]') ?? list;
}
