import { describe, expect, test } from 'vitest';
import { nextDropdown, type DropdownEvent, type DropdownState } from './dropdown.logic.ts';

describe('a dropdown', () => {
  test.each<[DropdownState, DropdownEvent, DropdownState]>([
    ['closed', 'enter', 'hovered'],
    ['closed', 'press', 'pinned'],
    ['closed', 'left', 'closed'],
    ['closed', 'dismiss', 'closed'],
    ['hovered', 'enter', 'hovered'],
    ['hovered', 'press', 'pinned'],
    ['hovered', 'left', 'closed'],
    ['hovered', 'dismiss', 'closed'],
    ['pinned', 'enter', 'pinned'],
    ['pinned', 'press', 'closed'],
    ['pinned', 'left', 'closed'],
    ['pinned', 'dismiss', 'closed'],
  ])('%s, %s: %s', (state, event, next) => {
    expect(nextDropdown(state, event)).toBe(next);
  });

  test('hover, press, press: open, still open, shut', () => {
    let state: DropdownState = 'closed';
    const states = (['enter', 'press', 'press'] as const).map(
      (event) => (state = nextDropdown(state, event)),
    );
    expect(states).toEqual(['hovered', 'pinned', 'closed']);
  });
});
