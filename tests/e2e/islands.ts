import { expect, type Locator, type Page } from 'playwright/test';

/** Waits for the script that every page requests after the first paint. */
export async function expectPageScript(page: Page): Promise<void> {
  // Before the script runs, the search button is a link.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeAttached();
}

/** Waits until React has hydrated the island that contains `part`. */
export async function expectAwake(page: Page, part: Locator): Promise<void> {
  const island = page.locator('astro-island').filter({ has: part });
  await expect(island.last()).not.toHaveAttribute('ssr');
  // Astro removes the attribute `ssr` when React begins to hydrate; one frame later, React has finished.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Hydrates all islands, even those that wait for a touch, but not those in a closed `details`. */
export async function wakeAll(page: Page): Promise<void> {
  const asleep = page.locator('astro-island[ssr]:not(details:not([open]) *)');
  // Repeats the event, because an island ignores events until its code has loaded.
  await expect(async () => {
    await asleep.evaluateAll((islands) => {
      for (const island of islands) island.dispatchEvent(new Event('pointerover'));
    });
    await expect(asleep).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

/** Delays all files that match a URL pattern. Returns a function that ends the delay. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release(undefined);
}

/**
 * Changes the HTML of an island as extensions and translators do: adds an element after every field, and puts every
 * text into a <font>.
 */
export async function changeHtml(island: Locator): Promise<void> {
  await island.evaluate((root) => {
    for (const field of root.querySelectorAll('input, textarea, select'))
      field.after(document.createElement('span'));
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      // `option`, `textarea` and `script` may contain only text.
      if (!text.textContent?.trim() || text.parentElement?.closest('option, textarea, script'))
        continue;
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    }
  });
}
