/** Measures the contrast of all colours that are used together (WCAG 2.2, criteria 1.4.3 and 1.4.11). */
import { describe, expect, test } from 'vitest';
import { GROUP_TONES, COLOUR_ROLES, type ColourRole } from './palette.ts';

const TEXT = 4.5;
const SHAPE = 3;
const GROUNDS = ['paper', 'tint', 'card'] as const satisfies readonly ColourRole[];

/** Returns the contrast ratio, from 1 to 21, according to WCAG's definition of relative luminance. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  const of = (role: ColourRole) => COLOUR_ROLES[role][scheme];

  test.each(GROUNDS)('text on %s has enough contrast', (ground) => {
    for (const role of ['ink', 'heading', 'muted', 'brass', 'link', 'error', 'tone'] as const)
      expect(contrast(of(role), of(ground)), role).toBeGreaterThanOrEqual(TEXT);
    for (const [group, tone] of Object.entries(GROUP_TONES))
      expect(contrast(tone[scheme], of(ground)), group).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(GROUNDS)('edges and focus outlines on %s have enough contrast', (ground) => {
    for (const role of ['control', 'focus'] as const)
      expect(contrast(of(role), of(ground)), role).toBeGreaterThanOrEqual(SHAPE);
  });

  test.each(['brand', 'stone'] as const)('text on %s has enough contrast', (navy) => {
    for (const colour of ['#ffffff', of('pale'), of('brass-lit')])
      expect(contrast(colour, of(navy)), colour).toBeGreaterThanOrEqual(TEXT);
  });

  test('text on filled buttons has enough contrast', () => {
    expect(contrast(of('on-brass'), of('brass-lit'))).toBeGreaterThanOrEqual(TEXT);
    expect(contrast('#ffffff', of('chat'))).toBeGreaterThanOrEqual(TEXT);
  });
});
