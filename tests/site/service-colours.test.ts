/** A practice has one colour: that of its cards and of every detail. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { FAMILIES, FAMILY_IDS } from '#site/services.ts';

const page = (path: string) => parse(readFileSync(`dist${path}.html`, 'utf8'));

test.each(FAMILY_IDS)('%s has one colour on its cards and details', (family) => {
  const { path, colour } = FAMILIES[family];
  const cards = page(path).querySelectorAll('main li[data-tone]:has([data-opens])');
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) {
    expect(card.getAttribute('data-tone')).toBe(colour);
    const own = card.querySelector('[data-opens]')?.getAttribute('href') ?? '';
    expect(existsSync(`dist${own}.html`), own).toBe(true);
    const detail = page(own).querySelector('[data-detail]');
    expect(detail?.getAttribute('data-tone'), own).toBe(colour);
  }
});
