/** The Markdown twin of a page, for readers that are programs: the printed text without what surrounds it. */
import type { Element, Root as Html } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { matches, select } from 'hast-util-select';
import { toMdast, type State } from 'hast-util-to-mdast';
import type { Heading, Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { SKIP, visit } from 'unist-util-visit';
import { stringify } from 'yaml';

/** What is written between the two lines of `---`. */
export interface TwinFront {
  readonly title: string;
  /** Address of the page. */
  readonly url: string;
  readonly description: string;
  /** Day of publication or of the last review. */
  readonly date?: string | undefined;
  readonly updated?: string | undefined;
  readonly author?: string | undefined;
}

export function frontMatter(front: TwinFront): string {
  return `---\n${stringify(front, { lineWidth: 0, keepUndefined: false })}---\n\n`;
}

/** Navigation, controls, and what is not shown. */
const SURROUNDINGS =
  'nav, aside, footer, form, button, script, style, template, svg, [hidden], [aria-hidden=true], [role=status], [data-share], .sr-only, .hidden, img[alt=""], source';

/** @param address of the page */
export function markdownOf(html: string, address: URL): string {
  const page: Html = fromHtml(html);
  const part = select('main', page);
  if (!part) throw new Error(`${address.href} is not in its page`);
  visit(part, (node, index, parent) => {
    // Comments are Astro's marks around islands.
    const unwanted =
      node.type === 'comment' || (node.type === 'element' && matches(SURROUNDINGS, node));
    if (index !== undefined && parent && unwanted) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type !== 'element') return undefined;
    // 'Show More' is a control; what it shows is text.
    if ('dataRest' in node.properties)
      node.children = node.children.filter(
        (one) => !('tagName' in one && one.tagName === 'summary'),
      );
    prepare(node, address);
    return undefined;
  });
  const tree = toMdast(part, { handlers: { summary: asQuestion } });
  return printMarkdown('children' in tree ? fromTitle(tree.children as RootContent[]) : []);
}

/** What Markdown has no word for, and what it has instead. */
const STAND_INS: Readonly<Record<string, string>> = { dl: 'ul', dt: 'p', dd: 'p' };

/** Makes addresses whole, and gives parts the shape that Markdown has for them. */
function prepare(node: Element, page: URL): void {
  for (const name of ['href', 'src'])
    if (typeof node.properties[name] === 'string')
      node.properties[name] = wholeAddress(node.properties[name], page);
  node.tagName = STAND_INS[node.tagName] ?? node.tagName;
  // Cards with headings are sections here.
  if (matches('ul:has(h2, h3, h4), li:has(h2, h3, h4)', node)) node.tagName = 'div';
  if (matches('div:has(> dt)', node)) node.tagName = 'li';
  // A box to tick opens its item, as in `- [ ] item`.
  if (matches('li:has(> label)', node))
    node.children = node.children.flatMap((child) =>
      child.type === 'element' && child.tagName === 'label' ? child.children : [child],
    );
}

/** Parentheses are encoded, since simple readers end an address at the first of them. */
export function wholeAddress(address: string, page: URL): string {
  return new URL(address, page).href.replaceAll('(', '%28').replaceAll(')', '%29');
}

/** A question of a list is a bold line and no heading: the page has disclosures there. */
function asQuestion(state: State, node: Element): RootContent {
  return { type: 'paragraph', children: [{ type: 'strong', children: phrasing(state, node) }] };
}

const phrasing = (state: State, node: Element) =>
  state.all(node) as Extract<RootContent, { type: 'strong' }>['children'];

/** From the title on, which is of the first level whatever it is on the page. */
function fromTitle(parts: RootContent[]): RootContent[] {
  const start = parts.findIndex(({ type }) => type === 'heading');
  const title = parts[start];
  if (title?.type !== 'heading') throw new Error('a page has no heading');
  const raise = title.depth - 1;
  return parts
    .slice(start)
    .map((part) =>
      part.type === 'heading' ? { ...part, depth: (part.depth - raise) as Heading['depth'] } : part,
    );
}

export function printMarkdown(children: RootContent[]): string {
  return toMarkdown({ type: 'root', children } satisfies Root, {
    extensions: [gfmToMarkdown()],
    bullet: '-',
    emphasis: '_',
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
  });
}
