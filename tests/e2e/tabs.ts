/** Tabs that a click opened beside its page. */
import { expect, type Page } from 'playwright/test';

/**
 * Waits until a tab beside the page is at this address. The browser itself is asked: of the tabs that a
 * click with Control or the middle button opens, Playwright never tells of some.
 */
export async function expectTab(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo: own } = await session.send('Target.getTargetInfo');
  const { href } = new URL(path, page.url());
  await expect
    .poll(async () => {
      const { targetInfos } = await session.send('Target.getTargets');
      return targetInfos.flatMap(({ type, targetId, browserContextId, url }) =>
        type === 'page' && browserContextId === own.browserContextId && targetId !== own.targetId
          ? url
          : [],
      );
    })
    .toEqual([href]);
}
