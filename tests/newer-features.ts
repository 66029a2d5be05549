/**
 * Features that the oldest supported browsers lack (README.md; BROWSERS in astro.config.mjs).
 * tests/site/browsers.test.ts looks for these features in the built scripts, and tests/slow/other-browsers.spec.ts
 * removes them from Chromium.
 */

/** Functions and properties that Safari 15.6, Chrome 100 or Firefox 115 lacks (developer.mozilla.org), by object. */
const MISSING = {
  AbortSignal: 'any timeout',
  Array: 'fromAsync',
  'Array.prototype': 'toReversed toSorted toSpliced with',
  'Element.prototype':
    'ariaChecked ariaExpanded ariaLabel ariaPressed ariaSelected checkVisibility moveBefore setHTMLUnsafe',
  'HTMLDialogElement.prototype': 'requestClose',
  'HTMLElement.prototype': 'attachInternals hidePopover showPopover togglePopover',
  'HTMLFormElement.prototype': 'requestSubmit',
  'HTMLInputElement.prototype': 'showPicker',
  Intl: 'DurationFormat Segmenter',
  Map: 'groupBy',
  Object: 'groupBy',
  Promise: 'try withResolvers',
  RegExp: 'escape',
  Response: 'json',
  'Set.prototype':
    'difference intersection isDisjointFrom isSubsetOf isSupersetOf symmetricDifference union',
  'String.prototype': 'isWellFormed toWellFormed',
  URL: 'canParse parse',
  window: 'navigation requestIdleCallback scheduler URLPattern',
};
/** The functions and properties of `MISSING` as paths, such as `Array.prototype.with`. */
export const NEWER_FUNCTIONS = Object.entries(MISSING).flatMap(([owner, names]) =>
  names.split(' ').map((name) => `${owner}.${name}`),
);

/** Newer syntax that the build does not rewrite. */
const NEWER_SYNTAX = {
  'helper of an iterator':
    /\.(?:(?:entries|keys|values)\(\)|matchAll\([^()]*\))\.(?:drop|every|filter|find|flatMap|forEach|map|reduce|some|take|toArray)\(/,
  lookbehind: /\(\?<[=!]/,
  'modifiers in a regular expression': /\(\?[ims]*-?[ims]+:/,
};

/** Returns the features in `script` that old browsers lack, except functions that `script` checks for or defines. */
export function newerIn(script: string): string[] {
  const functions = NEWER_FUNCTIONS.filter((path) => {
    const [owner = '', ...rest] = path.split('.');
    const name = rest.at(-1) ?? '';
    const isAsked = new RegExp(`["'\`]${name}["'\`]\\s*in\\b|typeof [\\w.$]*\\b${name}\\b`);
    const isBrought = new RegExp(`[^.\\w$]${name}\\([^()]*\\)\\s*\\{`);
    if (isAsked.test(script) || isBrought.test(script)) return false;
    if (rest[0] === 'prototype') return new RegExp(`\\.${name}\\b`).test(script);
    const global =
      owner === 'window'
        ? `(?<![.\\w$\`"'-])(?:window\\.)?${name}[.(]`
        : `\\b${owner}\\??\\.${name}\\b`;
    return new RegExp(global).test(script);
  });
  const syntax = Object.entries(NEWER_SYNTAX).filter(([, pattern]) => pattern.test(script));
  return [...functions, ...syntax.map(([name]) => name)];
}
