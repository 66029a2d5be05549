/** When a dropdown of the header, the phone menu or the share menu is open. */

/** `hovered` follows the pointer; `pinned` was asked for by a press. */
export type DropdownState = 'closed' | 'hovered' | 'pinned';

/** `left` comes some time after the pointer went; `dismiss` is Escape, a press outside or focus gone. */
export type DropdownEvent = 'enter' | 'left' | 'press' | 'dismiss';

/** The press that follows a hover keeps the dropdown open; the next one shuts it. */
export function nextDropdown(state: DropdownState, event: DropdownEvent): DropdownState {
  switch (event) {
    case 'enter':
      return state === 'closed' ? 'hovered' : state;
    case 'press':
      return state === 'pinned' ? 'closed' : 'pinned';
    case 'left':
    case 'dismiss':
      return 'closed';
  }
}
