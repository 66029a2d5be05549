/** State of an editable combobox with a list (ARIA combobox pattern); focus stays in the text box. */

export interface ComboboxState {
  readonly text: string;
  readonly open: boolean;
  /** Place of the option that arrow keys reached; -1: none, the text itself counts. */
  readonly active: number;
}

export type ComboboxAction =
  | { readonly type: 'focused' }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'closed' }
  | { readonly type: 'textResumed' }
  | { readonly type: 'chosen'; readonly title: string }
  | { readonly type: 'moved'; readonly to: Move; readonly count: number };

type Move = 'next' | 'previous' | 'first' | 'last';

export const CLOSED: ComboboxState = { text: '', open: false, active: -1 };

export function combobox(state: ComboboxState, action: ComboboxAction): ComboboxState {
  switch (action.type) {
    case 'focused':
      return state.open ? state : { ...state, open: true, active: -1 };
    case 'typed':
      return { text: action.text, open: true, active: -1 };
    case 'closed':
      return state.open ? { ...state, open: false, active: -1 } : state;
    case 'textResumed':
      return state.active === -1 ? state : { ...state, active: -1 };
    case 'chosen':
      return { text: action.title, open: false, active: -1 };
    case 'moved':
      return { ...state, open: true, active: place(state.active, action.to, action.count) };
  }
}

/** Past the last option comes the first one, and the other way round. */
function place(active: number, to: Move, count: number): number {
  if (count === 0) return -1;
  switch (to) {
    case 'first':
      return 0;
    case 'last':
      return count - 1;
    case 'next':
      return active + 1 < count ? active + 1 : 0;
    case 'previous':
      return active > 0 ? active - 1 : count - 1;
  }
}

/** What a key does in the combobox; `undefined`: the text box deals with it itself. */
export type KeyCommand = Move | 'open' | 'close' | 'choose' | 'resumeText';

export function keyCommand(
  key: string,
  alt: boolean,
  { open, active }: ComboboxState,
): KeyCommand | undefined {
  switch (key) {
    case 'ArrowDown':
      return alt ? 'open' : 'next';
    case 'ArrowUp':
      return alt ? 'close' : 'previous';
    case 'Escape':
      return open ? 'close' : undefined;
    case 'Enter':
      return open && active !== -1 ? 'choose' : undefined;
    // Within the list they go to its ends; in the text they move the caret, as everywhere.
    case 'Home':
      return open && active !== -1 ? 'first' : undefined;
    case 'End':
      return open && active !== -1 ? 'last' : undefined;
    case 'ArrowLeft':
    case 'ArrowRight':
      return open && active !== -1 ? 'resumeText' : undefined;
    default:
      return undefined;
  }
}
