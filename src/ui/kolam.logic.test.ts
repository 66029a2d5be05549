import { describe, expect, test } from 'vitest';
import { KOLAM_MASKS, drawKolam, kolamFor } from './kolam.logic.ts';

describe('kolam', () => {
  test.each(Object.entries(KOLAM_MASKS))(
    '%s: one dot a mark, four strokes a dot',
    (_name, mask) => {
      const { dots, strokes, width, height } = drawKolam(mask);
      const marks = mask.join('').split('o').length - 1;
      expect(dots).toHaveLength(marks);
      expect(strokes).toHaveLength(4 * marks);
      expect(width).toBe(mask[0].length * 64 + 56);
      expect(height).toBe(mask.length * 64 + 56);
    },
  );

  test('the line goes round a lone dot and crosses between two', () => {
    expect(drawKolam(['o']).line.startsWith('m60 28c19 0 32 13 32 32')).toBe(true);
    expect(drawKolam(['oo']).line.startsWith('m60 28c19 0 18 18 32 32')).toBe(true);
  });

  test('the same text always gets the same figure', () => {
    expect(kolamFor('gst')).toBe(kolamFor('gst'));
    expect(Object.keys(KOLAM_MASKS)).toContain(kolamFor(''));
  });
});
