import { describe, expect, test } from 'vitest';
import {
  CLOSED,
  combobox,
  keyCommand,
  type ComboboxAction,
  type ComboboxState,
} from './combobox.logic.ts';

const OPEN: ComboboxState = { text: 'tax', open: true, active: -1 };
const AT_2: ComboboxState = { ...OPEN, active: 2 };
const move = (to: 'next' | 'previous' | 'first' | 'last', count = 3): ComboboxAction => ({
  type: 'moved',
  to,
  count,
});

describe('combobox', () => {
  test.each<[string, ComboboxState, ComboboxAction, ComboboxState]>([
    ['focus opens', CLOSED, { type: 'focused' }, { text: '', open: true, active: -1 }],
    ['focus leaves an open list alone', AT_2, { type: 'focused' }, AT_2],
    ['typing opens', CLOSED, { type: 'typed', text: 'a' }, { text: 'a', open: true, active: -1 }],
    [
      'typing leaves the option',
      AT_2,
      { type: 'typed', text: 'ta' },
      { text: 'ta', open: true, active: -1 },
    ],
    ['closing keeps the text', AT_2, { type: 'closed' }, { text: 'tax', open: false, active: -1 }],
    ['closing twice', CLOSED, { type: 'closed' }, CLOSED],
    [
      'choosing writes the title and closes',
      AT_2,
      { type: 'chosen', title: 'GST' },
      { text: 'GST', open: false, active: -1 },
    ],
    ['caret keys go back to the text', AT_2, { type: 'textResumed' }, OPEN],
    ['down from the text', OPEN, move('next'), { ...OPEN, active: 0 }],
    ['down from the last', AT_2, move('next'), { ...OPEN, active: 0 }],
    ['down opens', { ...OPEN, open: false }, move('next'), { ...OPEN, active: 0 }],
    ['up from the text', OPEN, move('previous'), AT_2],
    ['up from the first', { ...OPEN, active: 0 }, move('previous'), AT_2],
    ['up', AT_2, move('previous'), { ...OPEN, active: 1 }],
    ['to the first', AT_2, move('first'), { ...OPEN, active: 0 }],
    ['to the last', { ...OPEN, active: 0 }, move('last'), AT_2],
    ['nowhere to go', OPEN, move('next', 0), OPEN],
  ])('%s', (_name, before, action, after) => {
    expect(combobox(before, action)).toEqual(after);
  });
});

describe('keyCommand', () => {
  const closed: ComboboxState = { ...OPEN, open: false };
  test.each<[string, boolean, ComboboxState, ReturnType<typeof keyCommand>]>([
    ['ArrowDown', false, closed, 'next'],
    ['ArrowDown', true, closed, 'open'],
    ['ArrowUp', false, AT_2, 'previous'],
    ['ArrowUp', true, AT_2, 'close'],
    ['Escape', false, OPEN, 'close'],
    ['Escape', false, closed, undefined],
    ['Enter', false, AT_2, 'choose'],
    ['Enter', false, OPEN, undefined],
    ['Home', false, AT_2, 'first'],
    ['Home', false, OPEN, undefined],
    ['End', false, AT_2, 'last'],
    ['ArrowLeft', false, AT_2, 'resumeText'],
    ['ArrowRight', false, OPEN, undefined],
    ['Tab', false, AT_2, undefined],
    ['a', false, AT_2, undefined],
  ])('%s, alt %s, %o', (key, alt, state, command) => {
    expect(keyCommand(key, alt, state)).toBe(command);
  });
});
