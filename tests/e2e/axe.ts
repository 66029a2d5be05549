import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

/** The rules whose answer depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page in its present state, one line a finding: every rule in the light scheme, the
 * rules on colour in the dark one too. Motion is stopped first: a section that is just fading in
 * would be measured half-way.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    // A transition that is under way goes on under the new preference; a spinner has no end.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    });
    const found = await axeViolations(
      page,
      colorScheme === 'dark' ? { runOnly: COLOUR_RULES } : {},
    );
    findings.push(...found.map((line) => `${colorScheme}, ${line}`));
  }
  await page.emulateMedia({ reducedMotion: null, colorScheme: null });
  return findings;
}

/** What axe finds in one part of the page, in the scheme and motion of the moment. */
export async function axeViolations(
  page: Page,
  options: RunOptions = {},
  within = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, asked]) => {
      const { axe: runner } = window as unknown as {
        axe: { run: (context: string, options: RunOptions) => Promise<AxeResults> };
      };
      const { violations } = await runner.run(selector, {
        // Lists of what passed take half of its time. Frames hold other sites.
        resultTypes: ['violations'],
        iframes: false,
        // Off by default: targets of 24 px (WCAG 2.5.8).
        rules: { 'target-size': { enabled: true } },
        ...asked,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [within, options] as const,
  );
}
