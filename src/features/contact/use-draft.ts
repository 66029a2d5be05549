import { useEffect, useRef, useState, type RefObject } from 'react';
import { keepDraftOf, type DraftKeeper, type DraftState } from './message-draft.ts';

export interface Draft {
  readonly state: DraftState;
  /** Empties the form and forgets the draft. */
  clear(): void;
  /** Puts back what was cleared. */
  undo(): void;
}

/** Keeps what is typed into the form on this device; see message-draft.ts. */
export function useDraft(form: RefObject<HTMLFormElement | null>): Draft {
  const [state, setState] = useState<DraftState>('none');
  const keeper = useRef<DraftKeeper>(undefined);
  useEffect(() => {
    if (form.current === null) return;
    keeper.current = keepDraftOf(form.current, setState);
    return keeper.current.stop;
  }, [form]);
  return {
    state,
    clear: () => keeper.current?.clear(),
    undo: () => keeper.current?.undo(),
  };
}
