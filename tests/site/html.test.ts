/** Every built page against the HTML standard (html-validate, its recommended preset). */
import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { expect, test } from 'vitest';
import { pages } from './built-pages.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // Islands are printed by React, which writes `autoComplete`, `required=""` and `<input/>`
      // where Astro writes `autocomplete`, `required` and `<input>`. HTML reads both alike.
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
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

test('every page is valid HTML', { timeout: 120_000 }, async () => {
  const found = await Promise.all(
    pages.map(async ({ path, html }) => {
      const { results } = await validator.validateString(html.replace(ISLAND_STYLE, ''), path);
      return results
        .flatMap(({ messages }) => messages)
        .map(({ line, column, ruleId, message, selector }) =>
          [`${path}:${line}:${column}`, ruleId, message, selector].join(' '),
        );
    }),
  );
  // The first few of a page are enough to see what it is.
  expect(found.flatMap((lines) => lines.slice(0, 3))).toEqual([]);
});
