/** Every built page against the HTML standard (html-validate, its recommended preset). */
import { globSync, readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { expect, test } from 'vitest';
import { REDIRECTS } from '#site/redirects.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // Islands are printed by React, which writes `autoComplete`, `required=""` and `<input/>`
      // where Astro writes `autocomplete`, `required` and `<input>`. HTML reads both alike.
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      // HTML allows any id without a space. Headings of the legal pages begin with their number,
      // and React makes ids of its own that begin with "_".
      'valid-id': ['error', { relaxed: true }],
      // A phone number may have plain spaces where its element does not wrap.
      'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
    },
  }),
);

/** Astro prints this rule beside a page's first island, which HTML wants in the head. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** Refresh pages are Astro's own, and nobody reads them. */
const refreshPages = Object.keys(REDIRECTS).map((path) => `dist${path}.html`);
const files = globSync('dist/**/*.html')
  .filter((file) => !refreshPages.includes(file))
  .sort();

async function findings(file: string): Promise<string[]> {
  const html = readFileSync(file, 'utf8').replace(ISLAND_STYLE, '');
  const { results } = await validator.validateString(html, file);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, ruleId, message, selector }) =>
      [`${file}:${line}:${column}`, ruleId, message, selector].join(' '),
    );
}

test('every page is valid HTML', { timeout: 120_000 }, async () => {
  const found = await Promise.all(files.map(findings));
  // The first few of a page are enough to see what it is.
  const invalid = found
    .filter((lines) => lines.length > 0)
    .map((lines) => [...lines.slice(0, 3), `${lines.length} in all`].join('\n'));
  expect(files.length).toBeGreaterThan(0);
  expect(invalid).toEqual([]);
});

test('a broken page is found out', async () => {
  const { valid, results } = await validator.validateString(
    '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p><div></div></p></body></html>',
  );
  expect(valid).toBe(false);
  expect(results[0]?.messages.map(({ ruleId }) => ruleId)).toContain('close-order');
});
