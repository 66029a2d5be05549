import { expect, type Locator, type Page } from 'playwright/test';

/** Waits for the script of every page, which is asked for after the first paint. */
export async function expectPageScript(page: Page): Promise<void> {
  // Until then it is a link.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeAttached();
}

/** Waits until React has taken over the island around `part`. */
export async function expectAwake(page: Page, part: Locator): Promise<void> {
  const island = page.locator('astro-island').filter({ has: part });
  await expect(island.last()).not.toHaveAttribute('ssr');
  // Astro takes the mark away when React is asked to begin; a frame later it has.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Wakes every island of the page, those too that wait for a touch; but not one that waits in a closed part to be seen. */
export async function wakeAll(page: Page): Promise<void> {
  const asleep = page.locator('astro-island[ssr]:not(details:not([open]) *)');
  // Again and again: a touch before the islands' code is loaded is none.
  await expect(async () => {
    await asleep.evaluateAll((islands) => {
      for (const island of islands) island.dispatchEvent(new Event('pointerover'));
    });
    await expect(asleep).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

/** Holds files back, as a slow line does, until what it returns is called. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release(undefined);
}

/**
 * Changes the HTML of an island as extensions and translations do before hydration: an element after every field, and
 * every text in a <font>.
 */
export async function changeHtml(island: Locator): Promise<void> {
  await island.evaluate((root) => {
    for (const field of root.querySelectorAll('input, textarea, select'))
      field.after(document.createElement('span'));
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      // The browser itself allows only text in these.
      if (!text.textContent?.trim() || text.parentElement?.closest('option, textarea, script'))
        continue;
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    }
  });
}
