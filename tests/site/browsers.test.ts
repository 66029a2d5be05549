/** Tests that the oldest supported browsers can run every built script, and ignore no style rule that matters. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newerIn } from '../newer-features.ts';
import { pages } from './built-pages.ts';

const read = (pattern: string) =>
  globSync(pattern).map((file): [string, string] => [file, readFileSync(file, 'utf8')]);
/** Part of a React error message. The oldest browsers lack requestSubmit(), but React does not call this function. */
const ADVICE = 'using form.requestSubmit()';
const styles = read('dist/_astro/*.css');

/** Inline scripts, each with the first page that contains it. */
const inline = new Map<string, string>();
for (const { path, root } of pages)
  for (const script of root.querySelectorAll('script:not([src], [type$=json])'))
    if (!inline.has(script.rawText)) inline.set(script.rawText, path);

test('scripts use only what the oldest browsers support', () => {
  const scripts = read('dist/_astro/*.js');
  expect(scripts.length).toBeGreaterThan(20);
  expect(inline.size).toBeGreaterThan(5);
  for (const [text, path] of inline) scripts.push([path, text]);
  const found = scripts.flatMap(([file, text]) =>
    newerIn(text.replace(ADVICE, '')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

/** Syntax that makes at least one of the oldest browsers ignore the whole rule. */
const NEWER_RULES = [
  /@media[^{]*[<>][^{]*\{/g, // widths as a range
  /@media[^{]*(?:\band not\b|\bnot \()[^{]*\{/g,
  /@(?:container|scope)\b[^{]*\{/g,
  /\b(?:color-mix|light-dark|oklab|oklch)\([^)]*\)/g,
  /[{;](?:rotate|scale|translate):[^;}]*/g,
  /[^{};]*(?<!\\)&[^{};]*\{/g, // nested rules
];

test('styles contain no rule that the oldest browsers ignore', () => {
  expect(styles.length).toBeGreaterThan(0);
  for (const [, text] of styles)
    expect(NEWER_RULES.flatMap((rule) => text.match(rule) ?? [])).toEqual([]);
});

/** Matches values that the oldest browsers ignore. The declaration before must have a value that they understand. */
const NEWER_VALUE = /\d[dls]v[hw]\b|^content:.*" \/ "/;

test('before each newer value, the styles declare a value that every browser supports', () => {
  for (const [, text] of styles)
    for (const [, block = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
      const declarations = block.split(';');
      for (const newer of declarations.filter((one) => NEWER_VALUE.test(one))) {
        const property = newer.slice(0, newer.indexOf(':') + 1);
        const first = declarations.find((one) => one.startsWith(property)) ?? '';
        expect(NEWER_VALUE.test(first), newer).toBe(false);
      }
    }
});

/** CSS rules that may use `:has()`. Each comment says what Chrome 104 and Firefox 120, which lack it, do instead. */
const HARMLESS = [
  /^html:has\(/, // the page behind an open dialog scrolls; focus in the header scrolls the page
  /\.has-\\\[.*z-/, // the open list of the service search is behind the chat button
  /invisible/, // the form of a tool is shown before all of it has arrived
  /^\.py-section-half:has\(/, // less space above a tinted band
  /^(?::is\(\.prose,)?\.cells:not\(:has/, // a table of two columns is as wide as the page
  /data-results/, // the list of everything stays below the results
  /^\[data-search\]:has\(/, // the space and the line while the search is loading
  /\[data-printing\]/, // the page around the answer of a tool is printed too
];

test('styles use :has() only in rules that a browser may ignore', () => {
  const selectors = styles.flatMap(([, text]) => text.match(/[^{}]*:has\([^{}]*(?=\{)/g) ?? []);
  expect(selectors.filter((selector) => !HARMLESS.some((rule) => rule.test(selector)))).toEqual([]);
});
