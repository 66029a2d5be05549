import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react';
import { readEarlySearch } from '#browser/early-typing.ts';
import { SEARCH_CLOSE_AFTER_BLUR_MS } from '#config/limits.ts';
import { CLOSED, combobox, keyCommand } from '#logic/combobox.ts';

/** Combobox state tied to a text box inside a form: when the list opens and closes, and the keys. */
export function useCombobox() {
  const [state, dispatch] = useReducer(combobox, CLOSED);
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // What the visitor typed or focused before the script came must not be lost.
  const [early] = useState(readEarlySearch);
  useEffect(() => {
    const text = box.current?.value || early;
    if (text !== '') dispatch({ type: 'typed', text });
    dispatch({ type: document.activeElement === box.current ? 'focused' : 'closed' });
    return () => clearTimeout(blurTimer.current);
  }, [early]);

  useEffect(() => {
    if (!state.open) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !form.current?.contains(target)) dispatch({ type: 'closed' });
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [state.open]);

  /** `choose` gets the place of the active option among the `count` that are listed. */
  function pressKey(event: KeyboardEvent, count: number, choose: (place: number) => void) {
    // Keys that end the composition of a letter (Devanagari, Kannada …) are not ours.
    if (event.nativeEvent.isComposing) return;
    const command = keyCommand(event.key, event.altKey, state);
    if (command === undefined) return;
    if (command === 'resumeText') return dispatch({ type: 'textResumed' });
    event.preventDefault();
    if (command === 'choose') choose(state.active);
    else if (command === 'open') dispatch({ type: 'focused' });
    else if (command === 'close') dispatch({ type: 'closed' });
    else dispatch({ type: 'moved', to: command, count });
  }

  const boxEvents = {
    onFocus: () => {
      clearTimeout(blurTimer.current);
      dispatch({ type: 'focused' });
    },
    onBlur: () => {
      const close = () => dispatch({ type: 'closed' });
      blurTimer.current = setTimeout(close, SEARCH_CLOSE_AFTER_BLUR_MS);
    },
    // Opens again a list that Escape closed while the box kept the focus.
    onClick: () => dispatch({ type: 'focused' }),
  };

  return { state, dispatch, form, box, boxEvents, pressKey };
}
