/** Text that a layout hides: cut off, under something else, or outside the page (WCAG 1.4.4, 1.4.10, 1.4.12). */
import type { Page } from 'playwright/test';

export interface Tried {
  readonly tried: number;
  /** One line for each that does not hold. */
  readonly broken: string[];
}

/** Every line of text of the page in its present state. */
export function checkText(page: Page): Promise<Tried> {
  return page.evaluate(() => {
    /** Letters may touch an edge; more is a fault. */
    const TOUCH = 1;
    interface Line {
      readonly element: Element;
      readonly node: Node;
      readonly rect: DOMRect;
    }
    interface Frame {
      readonly element: Element;
      readonly box: DOMRect;
      readonly x: string;
      readonly y: string;
    }
    const root = document.documentElement;
    // At the top, so that the sticky header lies over nothing.
    scrollTo({ top: 0, behavior: 'instant' });
    const broken: string[] = [];
    const quote = ({ node }: Line) => `"${(node.textContent ?? '').trim().slice(0, 50)}"`;

    const overflow = root.scrollWidth - root.clientWidth;
    if (overflow > 0) broken.push(`the page scrolls sideways by ${overflow} px`);

    /** The boxes around an element that cut off or scroll what is in them; `cutAway`: for screen readers only. */
    const known = new Map<Element, { frames: readonly Frame[]; cutAway: boolean }>();
    const around = (element: Element): { frames: readonly Frame[]; cutAway: boolean } => {
      const before = known.get(element);
      if (before) return before;
      const { overflowX: x, overflowY: y, clip, position } = getComputedStyle(element);
      const outer =
        element.parentElement && position !== 'fixed'
          ? around(element.parentElement)
          : { frames: [], cutAway: false };
      const isFrame = (x !== 'visible' || y !== 'visible') && element !== document.body;
      const found = {
        frames: isFrame
          ? [{ element, box: element.getBoundingClientRect(), x, y }, ...outer.frames]
          : outer.frames,
        cutAway: outer.cutAway || (position === 'absolute' && clip === 'rect(0px, 0px, 0px, 0px)'),
      };
      known.set(element, found);
      return found;
    };

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !/\S/.test(node.textContent ?? '')) continue;
      if (element.closest('script, style, noscript, template')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (around(element).cutAway) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects())
        if (rect.width > 1 && rect.height > 1) lines.push({ element, node, rect });
    }

    const isScroller = (value: string) => value === 'auto' || value === 'scroll';
    /** Lines whose middle shows without scrolling a frame inside the page. */
    const shown: Line[] = [];
    for (const line of lines) {
      const { rect } = line;
      let { left, right, top, bottom } = rect;
      let away = false;
      let by: string | undefined;
      const leading = rect.height / 5;
      for (const { element, box, x, y } of around(line.element).frames) {
        if (isScroller(x)) {
          away ||= rect.right > box.right + TOUCH || rect.left < box.left - TOUCH;
          [left, right] = [box.left, box.right];
        } else if (x !== 'visible' && (left < box.left - TOUCH || right > box.right + TOUCH))
          by = element.className;
        if (isScroller(y)) {
          away ||= rect.bottom > box.bottom + TOUCH || rect.top < box.top - TOUCH;
          [top, bottom] = [box.top, box.bottom];
        } else if (y !== 'visible' && (top < box.top - leading || bottom > box.bottom + leading))
          by = element.className;
      }
      if (left < -TOUCH || right > root.clientWidth + TOUCH) by = 'the page';
      if (by !== undefined) broken.push(`cut off: ${quote(line)} by ${by}`);
      // The bar at the foot stays while the page scrolls under it.
      if (!away && !line.element.closest('[data-foot-bar]')) shown.push(line);
    }

    // Text on text: the middle of each line, without the leading it shares with its neighbours.
    const cores = shown
      .map((line) => ({
        line,
        left: line.rect.left,
        right: line.rect.right,
        top: line.rect.top + line.rect.height / 4,
        bottom: line.rect.bottom - line.rect.height / 4,
      }))
      .sort((one, other) => one.top - other.top);
    cores.forEach((one, index) => {
      for (const other of cores.slice(index + 1)) {
        if (other.top >= one.bottom - TOUCH) break;
        if (other.line.node === one.line.node) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        if (across > TOUCH) broken.push(`overlap: ${quote(one.line)} and ${quote(other.line)}`);
      }
    });

    // Under something that is not see-through. The header, the chat button and a bar at the foot stay
    // while the page scrolls under them, so they hide nothing for good.
    const alphaOf = (colour: string) =>
      colour.startsWith('rgba') ? Number(/([\d.]+)\)$/.exec(colour)?.[1]) : 1;
    const covers = [...document.body.querySelectorAll('*')]
      .filter((element) => {
        if (
          element.closest(
            '[data-header], [data-foot-bar], body > aside:last-of-type, [data-hero] [aria-live]',
          )
        )
          return false;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          return false;
        if (element.matches('img, video, canvas, iframe, input, textarea')) return true;
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        return alphaOf(backgroundColor) > 0.5 || backgroundImage !== 'none';
      })
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .sort((one, other) => one.box.top - other.box.top);
    for (const { line, left, right, top, bottom } of cores)
      for (const { element, box } of covers) {
        if (box.top >= bottom) break;
        if (box.bottom <= top || box.right <= left + TOUCH || box.left >= right - TOUCH) continue;
        if (element.contains(line.node)) continue;
        const x = (Math.max(left, box.left) + Math.min(right, box.right)) / 2;
        const y = (Math.max(top, box.top) + Math.min(bottom, box.bottom)) / 2;
        scrollTo({ top: y - innerHeight / 2, behavior: 'instant' });
        const stack = document.elementsFromPoint(x, y - scrollY);
        scrollTo({ top: 0, behavior: 'instant' });
        const depth = stack.indexOf(element);
        const text = stack.findIndex((one) => one.contains(line.node));
        if (depth !== -1 && depth < text)
          broken.push(`covered: ${quote(line)} by ${element.localName}.${element.className}`);
      }
    return { tried: lines.length, broken };
  });
}
