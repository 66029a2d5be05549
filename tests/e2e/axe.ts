import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

/** The rules whose result depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Returns one line for each fault that axe finds on the page in its present state. In the light scheme, axe applies all
 * rules; in the dark scheme, only the colour rules. Animations are finished first, because text that is still fading in
 * has too little contrast.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    // Reduced motion does not stop a transition that has begun. For an endless animation, `finish()` throws.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    });
    const options = colorScheme === 'dark' ? { runOnly: COLOUR_RULES } : {};
    const found = await axeViolations(page, 'html', options);
    findings.push(...found.map((line) => `${colorScheme}, ${line}`));
  }
  await page.emulateMedia({ reducedMotion: null, colorScheme: null });
  return findings;
}

/** Returns axe's findings inside `within`, a CSS selector, in the present colour scheme; animations continue. */
export async function axeViolations(
  page: Page,
  within: string,
  options: RunOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const run: RunOptions = {
    // Listing the passed rules would double the time. Frames are left out, because they contain other sites.
    resultTypes: ['violations'],
    iframes: false,
    // By default, axe does not check that targets measure 24 px (WCAG 2.5.8).
    rules: { 'target-size': { enabled: true } },
    ...options,
  };
  const results = await page.evaluate(
    ([selector, run]) => (window as unknown as { axe: typeof axe }).axe.run(selector, run),
    [within, run] as const,
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
