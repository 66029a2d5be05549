/** Markdown body → syntax tree, as the document templates read it. */
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { readChart } from '#collections/chart.ts';
import { CHART_LANGUAGE, chartAltText } from '#lib/charts/chart.ts';
import { chartSvg } from '#lib/charts/draw.ts';
import { LIGHT } from '#site/palette.ts';

/**
 * Gives links inside the site their full address, since a document is read elsewhere, and the address to print
 * after their text; blocks of charts become drawings.
 */
export function markdownTree(source: string, siteUrl: URL): Root {
  const tree = fromMarkdown(source, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  visit(tree, 'link', (link) => {
    const url = new URL(link.url, siteUrl).href;
    Object.assign(link, { url, printed: printedAddress(url, toString(link)) });
  });
  visit(tree, 'code', (block) => {
    if (block.lang === CHART_LANGUAGE) Object.assign(block, chartNode(block.value));
  });
  return tree;
}

const { ink, brand: mark, control: rule, card: ground } = LIGHT;

function chartNode(source: string) {
  const chart = readChart(source);
  const { title, says } = chart;
  const { svg } = chartSvg(chart, { ink, mark, rule, ground }, 'Public Sans');
  return { type: 'chart', title, says, svg, alt: chartAltText(chart) };
}

/** The address to print after a link, `firm.example/contact`; null if the link's text already contains it. */
function printedAddress(url: string, text: string): string | null {
  const address = url.replace(/^(https?:\/\/|mailto:|tel:)/, '').replace(/\/$/, '');
  return text.includes(address) ? null : address;
}
