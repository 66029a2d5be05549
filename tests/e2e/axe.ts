import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

/** The rules whose result depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Returns one line for each finding of axe on the page in its present state. In the light scheme, axe checks every
 * rule; in the dark scheme, only the rules on colour. Motion is stopped first, because axe would otherwise measure a
 * section that is still fading in.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    // Reduced motion does not stop running transitions, so they are finished here. A spinner has no end, so it goes on.
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

/** Returns axe's findings in one part of the page. Does not change the colour scheme or stop motion. */
export async function axeViolations(
  page: Page,
  within: string,
  options: RunOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const run: RunOptions = {
    // Without the lists of passed rules, axe needs half the time. Frames are left out: they contain other sites.
    resultTypes: ['violations'],
    iframes: false,
    // The rule on targets of 24 px (WCAG 2.5.8) is off by default.
    rules: { 'target-size': { enabled: true } },
    ...options,
  };
  const results = await page.evaluate(
    ([selector, run]) => (window as unknown as { axe: typeof axe }).axe.run(selector, run),
    [within, run] as const,
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
