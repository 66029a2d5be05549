/** Which keys open the search. */
import { expect, test } from 'vitest';
import { opensSearch } from './site-search-keys.logic.ts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const FREE = { inControl: false, slash: true, mac: false };

test.each([
  ['/', { key: '/' }, {}, true],
  ['/ with Shift, as some keyboards have it', { key: '/', shiftKey: true }, {}, true],
  ['/ in a control', { key: '/' }, { inControl: true }, false],
  ['/ switched off', { key: '/' }, { slash: false }, false],
  ['Ctrl and /', { key: '/', ctrlKey: true }, {}, false],
  ['Ctrl-K', { key: 'k', ctrlKey: true }, {}, true],
  ['Ctrl-K with caps lock', { key: 'K', ctrlKey: true }, {}, true],
  ['Ctrl-K in a control', { key: 'k', ctrlKey: true }, { inControl: true }, true],
  [
    'Ctrl-K in a control of a Mac',
    { key: 'k', ctrlKey: true },
    { inControl: true, mac: true },
    false,
  ],
  ['Ctrl-K elsewhere on a Mac', { key: 'k', ctrlKey: true }, { mac: true }, true],
  ['Cmd-K in a control', { key: 'k', metaKey: true }, { inControl: true, mac: true }, true],
  ['Ctrl-K with / switched off', { key: 'k', ctrlKey: true }, { slash: false }, true],
  ['Ctrl-Shift-K', { key: 'K', ctrlKey: true, shiftKey: true }, {}, false],
  ['Ctrl-Alt-K', { key: 'k', ctrlKey: true, altKey: true }, {}, false],
  ['k', { key: 'k' }, {}, false],
])('%s: %o %o %s', (_name, press, setting, expected) => {
  expect(opensSearch({ ...NONE, ...press }, { ...FREE, ...setting })).toBe(expected);
});
