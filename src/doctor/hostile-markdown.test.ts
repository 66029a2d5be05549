/**
 * Puts hostile texts into every place of a Markdown body. If the check accepts a text, the renderer of the build must
 * not turn the text into markup.
 */
import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { expect, test } from 'vitest';
import { checkMarkup } from '#doctor/text.ts';
import { BODY_PLUGINS } from '#lib/body-plugins.ts';
import { ALLOWED_HREF } from '#lib/inline-text.ts';

/** The build must turn none of these texts into markup, a link that runs code, or a link to another site. */
const HOSTILE_TEXTS = [
  `<script>a()</script>`,
  `<img src=x onerror=a()>`,
  `"><svg onload=a()>`,
  `' autofocus onfocus='a()`,
  `</style></textarea></template></title><script>a()</script>`,
  `<base href="//evil.example/">`,
  `<iframe srcdoc="<script>a()</script>"></iframe>`,
  `<astro-island uid=x client=load component-url="data:text/javascript,a()">`,
  `&lt;script&gt;a()&lt;/script&gt;`,
  `[x](JaVaScRiPt:a())`,
  `[x](&#106;avascript:a())`,
  `[x](<java\tscript:a()>)`,
  `[x](data:text/html,<script>a()</script>)`,
  `[x](//evil.example/)`,
  `[x](/\\evil.example/)`,
  `[x](/x" onclick="a())`,
  `![x](x" onerror="a())`,
];

/** Tags that the renderer produces from Markdown, with their attributes. */
const MARKDOWN_TAG =
  /<\/?(?:a|blockquote|br|code|del|div|em|h[1-6]|hr|img|input|li|ol|p|pre|section|strong|sup|table|tbody|td|th|thead|tr|ul)(?: (?:alt|aria-[a-z]+|checked|class|data-[a-z-]+|disabled|href|id|rel|role|src|start|tabindex|title|type|__ASTRO_IMAGE_)(?:="[^"]*")?)*\s*\/?>/g;

/** Returns the first piece of HTML that Markdown cannot produce or, if there is none, the first forbidden `href`. */
function strangeMarkup(html: string): string | undefined {
  const [, rest] = /(<[\s\S]{0,60})/.exec(html.replaceAll(MARKDOWN_TAG, '')) ?? [];
  if (rest !== undefined) return rest;
  const targets = (html.match(MARKDOWN_TAG) ?? []).map((tag) => / href="([^"]*)"/.exec(tag)?.[1]);
  return targets.find((target) => target !== undefined && !ALLOWED_HREF.test(target));
}

/** Functions that put a text into Markdown: into a paragraph, a heading, a link and so on. */
const PLACES: readonly ((text: string) => string)[] = [
  (text) => `Text ${text} text`,
  (text) => `# ${text}`,
  (text) => `- ${text}\n- b`,
  (text) => `> ${text}`,
  (text) => `| a | b |\n| - | - |\n| ${text} | c |`,
  (text) => `**${text}** _${text}_ ~~${text}~~`,
  (text) => `\`${text}\``,
  (text) => `\`\`\`${text}\n${text}\n\`\`\``,
  (text) => `[${text}](/about)`,
  (text) => `[a](/about "${text}")`,
  (text) => `[a](${text})`,
  (text) => `![${text}](/media/contact.svg)`,
  (text) => `![a](${text})`,
  (text) => `[a][b]\n\n[b]: ${text}`,
  (text) => `a[^1]\n\n[^1]: ${text}`,
  (text) => `<${text}>`,
  (text) => `<!--\n${text}`,
];
const SOURCES = PLACES.flatMap((place) => HOSTILE_TEXTS.map(place));

const hastPlugins = [...BODY_PLUGINS];
const { render } = await createSatteriMarkdownProcessor({ syntaxHighlight: false, hastPlugins });

test('refuses a hostile text or prints it without its markup', async () => {
  for (const source of SOURCES.filter((text) => checkMarkup(text).length === 0))
    expect(strangeMarkup((await render(source)).code), source).toBeUndefined();
});
