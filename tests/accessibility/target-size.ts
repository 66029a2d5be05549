/** Target size (WCAG 2.5.8), with its exceptions for spacing and for targets in a sentence. */
import type { Page } from 'playwright/test';

export interface Tried {
  readonly tried: number;
  /** One line for each that does not hold. */
  readonly broken: string[];
}

/** Every pointer target of the page in its present state: large enough, and not covered by another. */
export function checkTargets(page: Page): Promise<Tried> {
  return page.evaluate(() => {
    const MIN = 24;
    const SELECTOR =
      'a[href], button, input, textarea, select, summary, [role=button], [role=option], [role=menuitem]';

    interface Target {
      readonly element: HTMLElement;
      /** What reacts to the pointer: lines of an inline link, or the card that a link covers. */
      readonly areas: DOMRect[];
      readonly box: DOMRect;
    }

    /** Text for screen readers only is cut to a point, and no pointer meets it. */
    const isCutAway = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clip, position } = getComputedStyle(at);
        if (position === 'absolute' && clip === 'rect(0px, 0px, 0px, 0px)') return true;
      }
      return false;
    };
    const boundsOf = (areas: DOMRect[]) => {
      const left = Math.min(...areas.map((area) => area.left));
      const top = Math.min(...areas.map((area) => area.top));
      const right = Math.max(...areas.map((area) => area.right));
      const bottom = Math.max(...areas.map((area) => area.bottom));
      return new DOMRect(left, top, right - left, bottom - top);
    };
    const coveredCard = (element: Element) => {
      const after = getComputedStyle(element, '::after');
      if (after.content === 'none' || after.position !== 'absolute') return undefined;
      let at: Element | null = element;
      while (at && getComputedStyle(at).position === 'static') at = at.parentElement;
      return at?.getBoundingClientRect();
    };

    const targets: Target[] = [...document.querySelectorAll<HTMLElement>(SELECTOR)]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !isCutAway(element) &&
          getComputedStyle(element).pointerEvents !== 'none',
      )
      .map((element) => {
        const card = coveredCard(element);
        const own = [element, ...element.querySelectorAll('svg, img')].flatMap((part) => [
          ...part.getClientRects(),
        ]);
        const areas = card ? [card] : own.filter(({ width, height }) => width > 0 && height > 0);
        return { element, areas, box: boundsOf(areas) };
      })
      .filter(({ areas }) => areas.length > 0);

    const isSmall = ({ box }: Target) => box.width < MIN || box.height < MIN;

    /** In a line of text that is not itself a target. */
    const isInSentence = ({ element, areas }: Target) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block: Element | null = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      if (!block) return false;
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!/[\p{L}\p{N}]/u.test(text.textContent ?? '')) continue;
        const parent = text.parentElement;
        if (!parent || parent.closest(SELECTOR) || isCutAway(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const line of range.getClientRects())
          for (const area of areas) {
            const shared = Math.min(line.bottom, area.bottom) - Math.max(line.top, area.top);
            if (shared > Math.min(line.height, area.height) / 2) return true;
          }
      }
      return false;
    };

    const centreOf = ({ box }: Target) => ({
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
    });
    /** Whether a circle of 24 px around its middle meets no other target, nor another small one's circle. */
    const standsAlone = (target: Target) => {
      const { x, y } = centreOf(target);
      return targets.every((other) => {
        if (other === target || other.element.contains(target.element)) return true;
        if (target.element.contains(other.element)) return true;
        if (isSmall(other)) {
          const centre = centreOf(other);
          if (Math.hypot(centre.x - x, centre.y - y) < MIN) return false;
        }
        return other.areas.every((area) => {
          const right = Math.max(area.left - x, 0, x - area.right);
          const down = Math.max(area.top - y, 0, y - area.bottom);
          return Math.hypot(right, down) >= MIN / 2;
        });
      });
    };

    const nameOf = ({ element, box }: Target) =>
      `${element.localName} "${(element.innerText || element.getAttribute('aria-label') || element.id).trim().slice(0, 40)}" ${Math.round(box.width * 10) / 10}×${Math.round(box.height * 10) / 10}`;

    const broken = targets
      .filter((target) => isSmall(target) && !isInSentence(target) && !standsAlone(target))
      .map((target) => `too small: ${nameOf(target)}`);

    for (const target of targets) {
      const { element } = target;
      const area = (coveredCard(element) ? [element] : [element, ...element.children])
        .flatMap((part) => [...part.getClientRects()])
        .find(({ width, height }) => width > 1 && height > 1);
      if (!area) continue;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const now = [element, ...element.children]
        .flatMap((part) => [...part.getClientRects()])
        .find(({ width, height }) => width > 1 && height > 1);
      if (!now) continue;
      const hit = document.elementFromPoint(now.left + now.width / 2, now.top + now.height / 2);
      if (hit && !element.contains(hit) && !hit.contains(element))
        broken.push(`covered: ${nameOf(target)} by ${hit.localName}.${hit.className}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return { tried: targets.length, broken };
  });
}
