import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** The rules whose answer depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it stands, one line a finding: every rule in the light scheme, the
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
    // The other mode opens a page of its own for frames of other sites, and takes twice as long.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (colorScheme === 'dark') axe.withRules(COLOUR_RULES);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      findings.push(`${colorScheme}, ${id}: ${nodes[0]?.html}`);
  }
  await page.emulateMedia({ reducedMotion: null, colorScheme: null });
  return findings;
}
