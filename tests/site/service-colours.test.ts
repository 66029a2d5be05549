/** A family's services have a colour each, and a detail keeps the colour of its card. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { FAMILIES, FAMILY_IDS } from '#site/services.ts';
import { COLOURS } from '#site/vocabularies.ts';

const page = (path: string) => parse(readFileSync(`dist${path}.html`, 'utf8'));
const named = COLOURS.filter((colour) => colour !== 'grey');

describe.each(FAMILY_IDS)('%s', (family) => {
  const { path } = FAMILIES[family];
  const cards = page(path).querySelectorAll('main li[data-tone]:has([data-opens])');

  test('as many colours as there are services, as far as the colours go', () => {
    const tones = cards.map((card) => card.getAttribute('data-tone'));
    expect(tones.length).toBeGreaterThan(0);
    expect(new Set(tones).size).toBe(Math.min(tones.length, named.length));
  });

  test('a detail has the colour of its card', () => {
    for (const card of cards) {
      const own = card.querySelector('[data-opens]')?.getAttribute('href') ?? '';
      expect(existsSync(`dist${own}.html`), own).toBe(true);
      const detail = page(own).querySelector('[data-detail]');
      expect(detail?.getAttribute('data-tone'), own).toBe(card.getAttribute('data-tone'));
    }
  });
});
