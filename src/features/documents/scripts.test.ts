/** Kannada and Hindi in documents. */
import { describe, expect, test } from 'vitest';
import { openPdf } from '../../../tests/open-pdf.ts';
import { render } from '../../../tests/document-fixture.ts';

describe('other scripts', async () => {
  const [page] = (
    await openPdf(
      render({
        title: 'GST ನೋಂದಣಿ, पंजीकरण',
        description: 'ಸಣ್ಣ ವ್ಯವಹಾರಗಳಿಗೆ ಮಾರ್ಗದರ್ಶಿ',
        body: '## ತೆರಿಗೆ\n\nನೋಂದಣಿ, **ದಪ್ಪ**\n\nक्षेत्र और कर।\n\n| Tax | ತೆರಿಗೆ |\n|---|---|\n| GST | कर |',
      }).bytes,
    )
  ).pages;

  test('Kannada and Hindi are set in fonts of the project', () => {
    const names = page?.fonts.map(({ name }) => name.replace(/^[A-Z]{6}\+/, '')) ?? [];
    expect(names).toEqual(
      expect.arrayContaining([
        'NotoSansKannada-Regular',
        'NotoSansKannada-SemiBold',
        'NotoSansDevanagari-Regular',
      ]),
    );
    expect(page?.fonts.every(({ embedded }) => embedded)).toBe(true);
  });

  test('are text', () => {
    // Words without conjuncts: this reader repeats the letters of those.
    for (const words of ['ತೆರಿಗೆ', 'और कर।']) expect(page?.text).toContain(words);
  });
});
