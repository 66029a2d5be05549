/**
 * Tests zoom, large text and spaced text on every page (WCAG 1.4.4, 1.4.10, 1.4.12; docs/accessibility.md): the page
 * does not scroll sideways, and no text is cut off or covered.
 */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { somePost } from '../published.ts';
import { EVERY_PATH, openAwake, unfold } from '../e2e/site-pages.ts';

/**
 * The spacing at which text must remain readable (WCAG 1.4.12). Labels in an SVG chart keep their spacing, because SVG
 * text does not wrap; the table below the chart repeats the labels as text.
 */
const SPACED = `
  *:not(svg[role=img], svg[role=img] *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
const TWICE_AS_LARGE = ':root { font-size: 200% }';

/** Window sizes and styles to check. Each page is opened only once, because opening takes longer than checking. */
const TRIES = [
  { what: 'zoom 2', width: 640, height: 512, css: '' },
  { what: 'zoom 4', width: 320, height: 256, css: '' },
  { what: 'text × 2', width: 1280, height: 1024, css: TWICE_AS_LARGE },
  { what: 'text × 2', width: 390, height: 844, css: TWICE_AS_LARGE },
  { what: 'spaced text', width: 390, height: 844, css: SPACED },
];

// Turns animations off, so that the test does not measure sections that are still rising.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of EVERY_PATH)
  test(`shows all content of ${path} with zoom, large text and spaced text`, async ({ page }) => {
    await openAwake(page, path);
    await unfold(page);
    expect(await smallTextBoxes(page), 'text boxes below 16 px').toEqual([]);
    for (const { what, width, height, css } of TRIES) {
      await page.setViewportSize({ width, height });
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, css);
      expect(await hiddenText(page), `${what}, ${width} px`).toEqual([]);
    }
  });

/** Phone, tablet, the smallest width without the bottom bar, the smallest width with the chat button in the margin. */
const BESIDE_CHAT = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1232, height: 768 },
];

const TOOL_WITH_ANSWER = `${ROUTES.nriLandlord}#rent=1+lakh&tax=20000&interest=1.8+lakh`;

for (const path of [ROUTES.home, somePost, TOOL_WITH_ANSWER])
  test(`places the chat button of ${path} on a bottom bar or in the margin, never over text`, async ({
    page,
  }) => {
    await openAwake(page, path);
    for (const size of BESIDE_CHAT) {
      await page.setViewportSize(size);
      // Until the first scroll, the home page has no bottom bar.
      for (const top of path === ROUTES.home ? [0, size.height] : [0]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        await expect.poll(() => isChatAside(page), `${size.width} px`).toBe(true);
      }
    }
  });

/** Returns whether the chat button is on the bottom bar, right of the text column or above the search field. */
const isChatAside = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const boxOf = (name: string) => document.querySelector(name)?.getBoundingClientRect();
    const [chat, bar, title] = [boxOf('.chat'), boxOf('.tray'), boxOf('h1')];
    if (!chat || !bar || !title) return false;
    // The margins on both sides of the text column are equally wide.
    if (window.innerWidth >= 1024) return chat.left >= window.innerWidth - title.left;
    if (bar.height > 0) return chat.top >= bar.top && chat.bottom <= bar.bottom;
    return chat.bottom <= (boxOf('[role=combobox]')?.top ?? 0);
  });

/** Returns the text boxes with text below 16 px. If a visitor taps such a box, iOS zooms into the page. */
const smallTextBoxes = (page: Page): Promise<string[]> =>
  page
    .locator('input:not([type=checkbox], [type=radio]), textarea, select')
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => parseFloat(getComputedStyle(box).fontSize) < 16)
        .map((box) => box.id || box.outerHTML),
    );

/** Returns a line for each text that is cut off or covered, and a line if the page scrolls sideways. */
function hiddenText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Tolerance in pixels for text that crosses an edge or other text. */
    const TOUCH = 1;
    const root = document.documentElement;
    const broken: string[] = [];
    const overflow = root.scrollWidth - root.clientWidth;
    if (overflow > 0) broken.push(`the page scrolls sideways by ${overflow} px`);

    /** Returns the element and its ancestors, but only those that cut off or scroll their content. */
    const framesOf = (element: Element) => {
      const frames: Element[] = [];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        if (overflowX !== 'visible' || overflowY !== 'visible') frames.push(at);
        if (position === 'fixed') break;
      }
      return frames;
    };
    const isScroller = (value: string) => value === 'auto' || value === 'scroll';

    const lines: { text: Node; rect: DOMRect }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || !/\S/.test(text.textContent ?? '')) continue;
      if (element.closest('script, style, noscript, template')) continue;
      const frames = framesOf(element);
      // Skips text that is only for screen readers.
      if (frames.some((frame) => getComputedStyle(frame).clip !== 'auto')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(text);
      const quote = `"${(text.textContent ?? '').trim().slice(0, 50)}"`;
      for (const rect of range.getClientRects()) {
        if (rect.width <= 1 || rect.height <= 1) continue;
        let [scrollsX, isAway] = [false, false];
        const leading = rect.height / 5;
        for (const frame of frames) {
          const box = frame.getBoundingClientRect();
          const { overflowX, overflowY } = getComputedStyle(frame);
          const outX = rect.left < box.left - TOUCH || rect.right > box.right + TOUCH;
          const outY = rect.top < box.top - leading || rect.bottom > box.bottom + leading;
          scrollsX ||= isScroller(overflowX);
          isAway ||= outX || outY;
          if ((outX && !scrollsX && overflowX !== 'visible') || (outY && overflowY === 'hidden'))
            broken.push(`cut off: ${quote} by ${frame.className}`);
          // Stops at a box that scrolls: it can show all its content, and the boxes around it cannot cut the content off.
          if (isScroller(overflowX) && isScroller(overflowY)) break;
        }
        if (!scrollsX && (rect.left < -TOUCH || rect.right > root.clientWidth + TOUCH))
          broken.push(`cut off: ${quote} by the page`);
        // The sticky header and the bars at the bottom are left out, because the page scrolls under them.
        if (!isAway && !element.closest('[data-header], [data-foot-bar], .tray'))
          lines.push({ text, rect });
      }
    }

    // Finds text that covers other text. Compares the middle half of each line, because letters rarely fill the rest.
    const cores = lines
      .map(({ text, rect: { left, right, top, bottom, height } }) => ({
        text,
        left,
        right,
        top: top + height / 4,
        bottom: bottom - height / 4,
      }))
      .sort((one, other) => one.top - other.top);
    cores.forEach((one, index) => {
      for (const other of cores.slice(index + 1)) {
        if (other.top >= one.bottom - TOUCH) break;
        if (other.text === one.text) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        if (across > TOUCH)
          broken.push(
            `overlap: "${one.text.textContent?.trim()}" and "${other.text.textContent?.trim()}"`,
          );
      }
    });
    if (cores.length === 0) broken.push('no text at all');
    return broken;
  });
}
