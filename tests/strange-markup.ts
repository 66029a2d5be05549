/** Looks at rendered Markdown as the text it is, whatever has made it. */
import { LINK_TARGET } from '#lib/markdown.ts';

/** A tag that Markdown alone gives, with the attributes it gives. */
const MARKDOWN_TAG =
  /<\/?(?:a|blockquote|br|code|del|div|em|h[1-6]|hr|img|input|li|ol|p|pre|section|strong|sup|table|tbody|td|th|thead|tr|ul)(?: (?:alt|aria-[a-z]+|checked|class|data-[a-z-]+|disabled|href|id|rel|role|src|start|tabindex|title|type|__ASTRO_IMAGE_)(?:="[^"]*")?)*\s*\/?>/g;

/** The first piece that is more than Markdown: HTML that came through, or a link to where none may lead. */
export function strangeMarkup(html: string): string | undefined {
  const [, rest] = /(<[\s\S]{0,60})/.exec(html.replaceAll(MARKDOWN_TAG, '')) ?? [];
  if (rest !== undefined) return rest;
  const targets = (html.match(MARKDOWN_TAG) ?? []).map((tag) => / href="([^"]*)"/.exec(tag)?.[1]);
  return targets.find((target) => target !== undefined && !LINK_TARGET.test(target));
}
