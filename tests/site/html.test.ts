/** Checks every page with the recommended rules of html-validate, and looks for Markdown that was not rendered. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { expect, test } from 'vitest';
import { pages } from './built-pages.ts';
import { parse } from 'node-html-parser';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React prints `autoComplete`, `required=""` and `<input/>`, which are valid too.
      'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // HTML permits any id without a space. Ids of the legal pages begin with a number, and ids of React with "_".
      'valid-id': ['error', { relaxed: true }],
      // A phone number may contain plain spaces if the class of its element prevents line breaks.
      'tel-non-breaking': ['error', { ignoreClasses: ['whitespace-nowrap'] }],
    },
  }),
);

test('every page is valid HTML', { timeout: 120_000 }, async () => {
  const found = await Promise.all(
    pages.map(async ({ path, html }) => {
      const { results } = await validator.validateString(html, path);
      const messages = results.flatMap((result) => result.messages);
      return messages.map(({ line, column, ruleId, message, selector }) =>
        [`${path}:${line}:${column}`, ruleId, message, selector].join(' '),
      );
    }),
  );
  // The first three errors of a page are enough.
  expect(found.flatMap((lines) => lines.slice(0, 3))).toEqual([]);
});

const RAW = /\[[^\]\n]+\]\([^)\n]*\)|\*\*\S|\S\*\*|(^|\s)#{2,6} \S|`[^`\n]+`|\{\{|\}\}/m;
/** Attributes whose text visitors can read or hear. */
const READ = ['alt', 'aria-label', 'title', 'content', 'placeholder'];

/** Returns the texts of a page that contain raw Markdown. */
function rawIn(html: string): string[] {
  const page = parse(html);
  for (const silent of page.querySelectorAll('script, style, pre, code, template')) silent.remove();
  const attributes = page
    .querySelectorAll('*')
    .flatMap((element) => READ.map((name) => element.getAttribute(name) ?? ''));
  const texts = [page.structuredText, ...attributes].flatMap((text) => text.split('\n'));
  return texts.filter((text) => RAW.test(text));
}

test('no page shows raw Markdown', () => {
  const found = pages.flatMap(({ path, html }) => rawIn(html).map((text) => `${path}: ${text}`));
  expect(found).toEqual([]);
});
