/**
 * What the oldest supported browsers lack: a test of the built scripts (tests/site/browsers.test.ts) looks for it, and
 * another takes it away from Chromium (tests/slow/old-engine.spec.ts).
 */

/** As in README.md, and as BROWSERS in astro.config.mjs. */
const OLDEST: Versions = [15.6, 100, 115];

type Versions = readonly [safari: number, chrome: number, firefox: number];

/** Without a version that has it. */
const NONE = Infinity;

const isNewer = (versions: Versions) =>
  versions.some((version, index) => version > (OLDEST[index] ?? 0));

const namesOfNewer = (features: Record<string, Versions>) =>
  Object.keys(features).filter((name) => isNewer(features[name] ?? OLDEST));

/** The first version of each browser that has a function or property (developer.mozilla.org). */
const FUNCTIONS: Record<string, Versions> = {
  'AbortSignal.any': [17.4, 116, 124],
  'AbortSignal.timeout': [16, 103, 100],
  'Array.fromAsync': [16.4, 121, 115],
  'Array.prototype.at': [15.4, 92, 90],
  'Array.prototype.findLast': [15.4, 97, 104],
  'Array.prototype.findLastIndex': [15.4, 97, 104],
  'Array.prototype.toReversed': [16, 110, 115],
  'Array.prototype.toSorted': [16, 110, 115],
  'Array.prototype.toSpliced': [16, 110, 115],
  'Array.prototype.with': [16, 110, 115],
  'Element.prototype.ariaChecked': [12.1, 81, 119],
  'Element.prototype.ariaExpanded': [12.1, 81, 119],
  'Element.prototype.ariaLabel': [12.1, 81, 119],
  'Element.prototype.ariaPressed': [12.1, 81, 119],
  'Element.prototype.ariaSelected': [12.1, 81, 119],
  'Element.prototype.checkVisibility': [17.4, 105, 106],
  'Element.prototype.moveBefore': [NONE, 133, 144],
  'Element.prototype.setHTMLUnsafe': [17.4, 124, 123],
  'HTMLDialogElement.prototype.requestClose': [18.4, 134, 139],
  'HTMLElement.prototype.attachInternals': [16.4, 77, 93],
  'HTMLElement.prototype.hidePopover': [17, 114, 125],
  'HTMLElement.prototype.showPopover': [17, 114, 125],
  'HTMLElement.prototype.togglePopover': [17, 114, 125],
  'HTMLFormElement.prototype.requestSubmit': [16, 76, 75],
  'HTMLInputElement.prototype.showPicker': [16, 99, 101],
  'Intl.DurationFormat': [16.4, 129, 136],
  'Intl.Segmenter': [14.1, 87, 125],
  'Map.groupBy': [17.4, 117, 119],
  'Object.groupBy': [17.4, 117, 119],
  'Object.hasOwn': [15.4, 93, 92],
  'Promise.try': [18.2, 128, 134],
  'Promise.withResolvers': [17.4, 119, 121],
  'RegExp.escape': [18.2, 136, 134],
  'Response.json': [17, 105, 115],
  'Set.prototype.difference': [17, 122, 127],
  'Set.prototype.intersection': [17, 122, 127],
  'Set.prototype.isDisjointFrom': [17, 122, 127],
  'Set.prototype.isSubsetOf': [17, 122, 127],
  'Set.prototype.isSupersetOf': [17, 122, 127],
  'Set.prototype.symmetricDifference': [17, 122, 127],
  'Set.prototype.union': [17, 122, 127],
  'String.prototype.isWellFormed': [16.4, 111, 119],
  'String.prototype.toWellFormed': [16.4, 111, 119],
  'URL.canParse': [17, 120, 115],
  'URL.parse': [18, 126, 126],
  'window.navigation': [26.2, 102, 147],
  'window.requestIdleCallback': [NONE, 47, 55],
  'window.scheduler': [NONE, 94, 142],
  'window.structuredClone': [15.4, 98, 94],
  'window.URLPattern': [26, 95, 142],
};

/** The same for syntax, and for what no name shows. A build target rewrites some of it, but no regular expression. */
const SYNTAX: Record<string, Versions> = {
  'class static block': [16.4, 94, 93],
  'helper of an iterator': [18.4, 122, 131],
  lookbehind: [16.4, 62, 78],
  'modifiers in a regular expression': [26, 125, 132],
  'using declaration': [NONE, 134, 141],
};
const PATTERNS: Record<string, RegExp> = {
  'class static block': /\bstatic\s*\{/,
  'helper of an iterator':
    /\.(?:(?:entries|keys|values)\(\)|matchAll\([^()]*\))\.(?:drop|every|filter|find|flatMap|forEach|map|reduce|some|take|toArray)\(/,
  lookbehind: /\(\?<[=!]/,
  'modifiers in a regular expression': /\(\?[ims]*-?[ims]+:/,
  'using declaration': /[;{}]\s*(?:await )?using [\w$]+\s*=/,
};

/** `Map.groupBy`, `Array.prototype.toSorted`, `window.scheduler`. */
export const NEWER_FUNCTIONS = namesOfNewer(FUNCTIONS);

/** What a script uses of what the oldest browsers lack, except what it asks for first or brings itself. */
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
  const syntax = namesOfNewer(SYNTAX).filter((name) => PATTERNS[name]?.test(script));
  return [...functions, ...syntax];
}
