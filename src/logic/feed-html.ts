/**
 * HTML of an article as a feed reader may carry it: whole addresses, nothing of the page's dress,
 * nothing that runs. Only what is named here is let through.
 */
import { parse } from 'node-html-parser';

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  A: ['href', 'title'],
  IMG: ['src', 'alt', 'width', 'height'],
  OL: ['start'],
  TD: ['align', 'colspan', 'rowspan'],
  TH: ['align', 'colspan', 'rowspan', 'scope'],
};
const REFUSED =
  'script, style, iframe, object, embed, form, input, button, select, textarea, template, noscript, link, meta, base, source, svg, math';
const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * @param page address the article stands at; links are resolved against it
 * @param title a heading that says the same is left out: readers print the title themselves
 */
export function feedHtml(html: string, page: URL, title: string): string {
  const root = parse(html);
  for (const element of root.querySelectorAll(REFUSED)) element.remove();
  const heading = root.querySelector('h1, h2, h3');
  if (heading?.textContent.trim() === title) heading.remove();
  for (const element of root.querySelectorAll('*')) {
    const allowed = ATTRIBUTES[element.tagName] ?? [];
    for (const name of Object.keys(element.attributes))
      if (!allowed.includes(name)) element.removeAttribute(name);
    for (const name of ['href', 'src']) {
      const address = element.getAttribute(name);
      if (address === undefined) continue;
      const whole = wholeAddress(address, page);
      if (whole === undefined) element.removeAttribute(name);
      else element.setAttribute(name, whole.replaceAll('&', '&amp;'));
    }
  }
  return root.toString().trim();
}

function wholeAddress(address: string, page: URL): string | undefined {
  if (!URL.canParse(address, page)) return undefined;
  const { href, protocol } = new URL(address, page);
  return PROTOCOLS.includes(protocol) ? href : undefined;
}
