/**
 * A walk through a page by Tab: where the focus goes and whether it can be seen there (WCAG 2.4.3,
 * 2.4.7, 2.4.11, 1.4.11).
 */
import type { Locator, Page } from 'playwright/test';
import type { Tried } from './text-in-sight.ts';

/** More stops than any page has: a walk that gets here goes round in a circle. */
const STOPS_MAX = 400;
/** Place of a frame that came during the walk, when its part of the page came near. */
const IN_FRAME = -2;

/** From the page's beginning to its end by Tab, or from its end to its beginning by Shift+Tab. */
export async function walkByTab(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Tried> {
  await prepare(page, key);
  const broken: string[] = [];
  const visited: number[] = [];
  /** How often the same stop was met again, in its next part. */
  let seen = 0;
  while (visited.length < STOPS_MAX) {
    await page.keyboard.press(key);
    const stop = await lookAtFocus(page, key === 'Tab');
    if (stop.place === IN_FRAME) continue;
    if (stop.place === visited.at(-1) && stop.parts > (seen += 1)) continue;
    seen = 0;
    if (stop.place === -1 || visited.includes(stop.place)) break;
    visited.push(stop.place);
    broken.push(...stop.broken);
    // Its list would lie over what comes next for as long as it takes to close.
    if (stop.opensOnFocus) await page.keyboard.press('Escape');
  }
  const expected = await page.evaluate(() => (window as unknown as Walk).stops.length);
  const inOrder = visited.every((place, index) =>
    key === 'Tab' ? place === index : place === expected - 1 - index,
  );
  if (visited.length !== expected || !inOrder)
    broken.push(
      `${visited.length} of ${expected} stops reached, in the order ${visited.join(' ')}`,
    );
  return { tried: visited.length, broken };
}

/** From where the focus is by a key that moves it, once round a menu or to the end of an open list. */
export async function walkInside(page: Page, element: Locator, key: string): Promise<Tried> {
  const broken: string[] = [];
  const visited: string[] = [];
  // A layer that shuts when the focus leaves it is no longer found by its role.
  const layer = await element.elementHandle();
  const name = async () =>
    layer?.evaluate((node) => {
      const focused = document.activeElement;
      return node.contains(focused) ? (focused as HTMLElement).innerText.trim() : '';
    });
  await page.evaluate(() => Object.assign(window, { stops: [], last: undefined }));
  for (let at = await name(); at && !visited.includes(at); at = await name()) {
    visited.push(at);
    broken.push(...(await lookAtFocus(page, true)).broken);
    await page.keyboard.press(key);
  }
  return { tried: visited.length, broken };
}

/** What the walk keeps in the page. */
interface Walk {
  stops: HTMLElement[];
  last: HTMLElement | undefined;
}

/** Lists the page's stops and puts the focus before the first, or behind the last. */
async function prepare(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await page.evaluate((ahead) => {
    // Of radio buttons the chosen one is a stop; of none chosen the first.
    const isStopOfGroup = (element: Element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = [
        ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${element.name}"]`),
      ];
      const chosen = group.find(({ checked }) => checked) ?? group[0];
      return element === chosen;
    };
    // The page in a frame is another's, with stops and outlines of its own.
    for (const frame of document.querySelectorAll('iframe')) frame.inert = true;
    const stops = [...document.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [inert], [inert] *, video:not([controls])') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        isStopOfGroup(element),
    );
    Object.assign(window, { stops, last: undefined });
    // The next Tab goes on from where the focus was last, even when that is gone.
    const start = document.createElement('span');
    start.tabIndex = -1;
    if (ahead) document.body.prepend(start);
    else document.body.append(start);
    start.focus();
    start.remove();
  }, key === 'Tab');
}

interface Stop {
  /** Its place among the page's stops; -1 when the focus has left the page, -2 in a frame. */
  readonly place: number;
  readonly broken: readonly string[];
  readonly opensOnFocus: boolean;
  /** Tab goes through as many at most: a date has its day, month, year and calendar. */
  readonly parts: number;
}

async function lookAtFocus(page: Page, forwards: boolean): Promise<Stop> {
  return page.evaluate((ahead) => {
    const walk = window as unknown as Walk;
    const focused = document.activeElement as HTMLElement;
    if (focused === document.body || focused === null)
      return { place: -1, broken: [], opensOnFocus: false, parts: 1 };
    // Passed once, and then out of the way.
    if (focused.localName === 'iframe') {
      focused.inert = true;
      return { place: -2, broken: [], opensOnFocus: false, parts: 1 };
    }
    const broken: string[] = [];
    const say = (fault: string) =>
      broken.push(
        `${focused.localName} "${(focused.innerText || focused.ariaLabel || focused.id).trim().slice(0, 40)}" ${fault}`,
      );

    const rects = (element: Element) =>
      [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const lines = rects(focused);
    const first = lines[0];
    const style = getComputedStyle(focused);
    if (!first || !focused.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      say('cannot be seen');

    // In view, and nothing lies over its corners and its middle. Of what is too tall for the window
    // the middle of the part in view is enough.
    if (first) {
      // Of a box for several lines the browser shows the line with the caret.
      const tall = first.height > innerHeight / 2 || focused.localName === 'textarea';
      const top = tall ? Math.max(first.top, 0) : first.top;
      const bottom = tall ? Math.min(first.bottom, innerHeight) : first.bottom;
      if (top < -1 || bottom > innerHeight + 1 || first.left < -1 || first.right > innerWidth + 1)
        say(`is out of view: ${Math.round(first.left)} ${Math.round(first.top)}`);
      const radius = Number.parseFloat(style.borderTopLeftRadius) || 0;
      const inset = 2 + Math.min(radius, first.height / 2, first.width / 2) * 0.3;
      const middle = [(first.left + first.right) / 2, (top + bottom) / 2] as const;
      const corners = [
        [first.left + inset, top + inset],
        [first.right - inset, top + inset],
        [first.left + inset, bottom - inset],
        [first.right - inset, bottom - inset],
      ] as const;
      for (const [x, y] of tall ? [middle] : [middle, ...corners]) {
        const hit = document.elementFromPoint(x, y);
        if (!hit || focused.contains(hit) || hit.contains(focused)) continue;
        say(`is covered by ${hit.localName}.${hit.className}`);
        break;
      }
    }

    // An outline of at least 2 px that stands out from what it lies on.
    type Colour = [number, number, number, number];
    const parse = (text: string): Colour[] =>
      [...text.matchAll(/rgba?\(([^)]+)\)/g)].map((match) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (match[1] ?? '')
          .split(/[\s,/]+/)
          .map(Number);
        return [red, green, blue, alpha];
      });
    const luminance = ([red, green, blue]: Colour) => {
      const linear = (value: number) =>
        value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const contrast = (one: Colour, other: Colour) => {
      const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
        number,
        number,
      ];
      return (high + 0.05) / (low + 0.05);
    };
    const outside = Number.parseFloat(style.outlineOffset) >= 0;
    const width = Number.parseFloat(style.outlineWidth);
    const ring = parse(style.outlineColor)[0];
    if (style.outlineStyle === 'none' || width < 2 || !ring) say('has no outline');
    else {
      let grounds: Colour[] = [];
      for (
        let at: Element | null = outside ? focused.parentElement : focused;
        at && grounds.length === 0;
        at = at.parentElement
      ) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at);
        grounds = [
          ...parse(backgroundColor).filter(([, , , alpha]) => alpha > 0.5),
          ...(backgroundImage.includes('gradient') ? parse(backgroundImage) : []),
        ];
      }
      const least = Math.min(...grounds.map((ground) => contrast(ring, ground)));
      if (!(least >= 3)) say(`has an outline of contrast ${least.toFixed(2)}`);
    }
    // What scrolls or cuts off must leave at least three sides of the outline.
    const reach = Number.parseFloat(style.outlineOffset) + width;
    for (
      let at = focused.parentElement;
      first && at && at !== document.body;
      at = at.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const cut = [
        overflowX !== 'visible' && first.left - reach < box.left,
        overflowX !== 'visible' && first.right + reach > box.right,
        overflowY !== 'visible' && first.top - reach < box.top,
        overflowY !== 'visible' && first.bottom + reach > box.bottom,
      ].filter(Boolean).length;
      if (cut > 1) say(`has ${cut} sides of its outline cut off by ${at.className}`);
    }

    // Reading order: below or to the right of where it came from, part against part.
    const [before, after] = ahead ? [walk.last, focused] : [focused, walk.last];
    if (before && after && !before.contains(after) && !after.contains(before)) {
      let common: Element | null = before;
      while (common && !common.contains(after)) common = common.parentElement;
      const branch = (element: Element) => {
        let at = element;
        while (at.parentElement && at.parentElement !== common) at = at.parentElement;
        return at;
      };
      // What stays in the window while the page scrolls has no place on the page.
      const stays = (element: Element) => {
        for (let at: Element | null = element; at && at !== common; at = at.parentElement)
          if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
        return false;
      };
      const follows = (one: Element, other: Element) => {
        const [end, start] = [rects(one).at(-1), rects(other)[0]];
        if (!end || !start) return false;
        return start.top >= end.bottom - 1 || start.left >= end.right - 1;
      };
      const inOrder = follows(before, after) || follows(branch(before), branch(after));
      if (!inOrder && !stays(before) && !stays(after) && !before.matches('[href="#main"]'))
        say(`does not follow "${before.innerText.trim().slice(0, 40)}" on the page`);
    }
    walk.last = focused;
    return {
      place: walk.stops.indexOf(focused),
      broken,
      opensOnFocus: focused.role === 'combobox',
      parts: focused.matches('input[type=date]') ? 4 : 1,
    };
  }, forwards);
}
