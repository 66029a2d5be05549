import { describe, expect, test } from 'vitest';
import { crumbsFor } from './crumbs.ts';
import { countWords, formatBytes, formatDate, formatMonth, plural } from './format.ts';
import { readMinutes } from './read-minutes.ts';
import { interpolate } from '#collections/reading/figures.ts';
import { KOLAM_MASKS, drawKolam, kolamFor } from '#ui/kolam.logic.ts';
import { inlineHtml, plainText } from './markdown.ts';

describe('format', () => {
  test.each([
    ['2026-11-16', '16 November 2026', 'November 2026'],
    ['2027-01-05', '5 January 2027', 'January 2027'],
  ])('%s', (iso, date, month) => {
    expect(formatDate(iso)).toBe(date);
    expect(formatMonth(iso)).toBe(month);
  });

  test.each([
    [999, '999 bytes'],
    [86_400, '86 KB'],
    [1_240_000, '1.2 MB'],
  ])('%i bytes', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  test('read time is counted, never below a minute', () => {
    expect(readMinutes('one two')).toBe(1);
    expect(readMinutes('word '.repeat(1_000))).toBe(5);
    expect(countWords('a – b, c')).toBe(3);
  });

  test('plural', () => {
    expect(plural(1, 'page')).toBe('1 page');
    expect(plural(12, 'service')).toBe('12 services');
  });
});

describe('interpolate', () => {
  const names = new Map([
    ['limit', '₹40 lakh'],
    ['site.name', 'A "quoted" firm'],
  ]);
  const tokens = (name: string) => {
    const text = names.get(name);
    return text === undefined ? { fault: 'names no fact' } : { text };
  };

  test('fills tokens in nested values and says which', () => {
    const { value, used, faults } = interpolate(
      { a: ['above {{limit}}', 3], b: { c: '{{ site.name }} and {{limit}}' } },
      tokens,
    );
    expect(value).toEqual({ a: ['above ₹40 lakh', 3], b: { c: 'A "quoted" firm and ₹40 lakh' } });
    expect(used).toEqual(['limit', 'site.name']);
    expect(faults).toEqual([]);
  });

  test('names what stands for nothing and leaves it', () => {
    expect(interpolate('{{nope}}', tokens)).toEqual({
      value: '{{nope}}',
      used: [],
      faults: [{ name: 'nope', field: '', why: 'names no fact' }],
    });
  });
});

describe('inline Markdown', () => {
  test('links and emphasis', () => {
    expect(inlineHtml('See [the calendar](/resources/compliance-calendar) **now**')).toBe(
      'See <a href="/resources/compliance-calendar">the calendar</a> <strong>now</strong>',
    );
  });

  test('a link that leads away cuts the ties', () => {
    expect(inlineHtml('[x](https://b.example)')).toBe(
      '<a href="https://b.example" rel="noopener noreferrer">x</a>',
    );
  });

  test('a path with parentheses', () => {
    expect(inlineHtml('[FAAS](</services/x(FAAS)/gst>)')).toBe(
      '<a href="/services/x(FAAS)/gst">FAAS</a>',
    );
  });

  test.each([
    ['<script>alert(1)</script>', '&lt;script>alert(1)&lt;/script>'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
    ['[x](javascript:alert(1))', '<a>x</a>'],
    ['![x](javascript:alert(1))', '<img alt="x">'],
  ])('%s does nothing', (source, html) => {
    expect(inlineHtml(source)).toBe(html);
  });

  test('plain text drops the marks and keeps the signs', () => {
    expect(plainText('A **bold** [link](/x) & "more" <b>')).toBe('A bold link & "more" <b>');
  });
});

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

  test('the path data draws the strokes, each dot in one go', () => {
    const { line, strokes } = drawKolam(KOLAM_MASKS.star);
    let pen = { x: 0, y: 0 };
    const drawn = [...line.matchAll(/([mc])([^mc]+)/g)].flatMap(([, command, numbers = '']) => {
      const values = numbers.split(' ').map(Number);
      const origin = pen;
      const points = values.flatMap((x, index) =>
        index % 2 === 0 ? [{ x: origin.x + x, y: origin.y + (values[index + 1] ?? NaN) }] : [],
      );
      pen = points.at(-1) ?? pen;
      return command === 'c' ? [[origin, ...points]] : [];
    });
    expect(drawn).toEqual(strokes);
    expect(line.match(/m/g)).toHaveLength(strokes.length / 4);
  });

  test('an empty mask draws nothing', () => {
    expect(drawKolam([])).toMatchObject({ line: '', dots: [] });
  });

  test('the same text always gets the same figure', () => {
    expect(kolamFor('gst')).toBe(kolamFor('gst'));
    expect(Object.keys(KOLAM_MASKS)).toContain(kolamFor(''));
  });
});

describe('breadcrumbs', () => {
  test.each([
    ['/about', ['Home', 'Page']],
    ['/services', ['Home', 'Page']],
    ['/services/financial/tax', ['Home', 'Services', 'Page']],
    ['/financial/tax-updates', ['Home', 'Resources', 'Page']],
    ['/hr/policies', ['Home', 'Resources', 'Page']],
    ['/faqs-india', ['Home', 'Resources', 'Page']],
  ])('%s', (path, labels) => {
    expect(crumbsFor(path, 'Page').map(({ label }) => label)).toEqual(labels);
  });

  test('what lies between comes between', () => {
    const crumbs = crumbsFor('/blog/1', 'Post', [{ label: 'Blog', href: '/blog' }]);
    expect(crumbs.map(({ href }) => href)).toEqual(['/', '/resources', '/blog', '/blog/1']);
  });
});
