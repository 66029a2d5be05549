import { describe, expect, test } from 'vitest';
import {
  chartAltText,
  parseDayRanges,
  parseOnlyNumber,
  chartTableRows,
  replaceChartsWithSentences,
  type Chart,
} from './chart.ts';
import { CHART_WIDTH, chartMarks, createChartHtml, drawChart, textWidth } from './draw.ts';

test.each([
  ['₹4 lakh', 400_000],
  ['₹2.5 crore', 25_000_000],
  ['₹1,20,000', 120_000],
  ['15%', 15],
  ['Nil', 0],
  ['5% and 18%', undefined],
  ['someone', undefined],
  ['−₹4 lakh', -400_000],
  ['4 million', 4_000_000],
  ['2.5 lakh crore', 2_500_000_000_000],
])('reads the figure %s as the number %s', (text, number) =>
  expect(parseOnlyNumber(text)).toBe(number),
);

test.each([
  [
    '1st to 3rd, 7th',
    'month',
    [
      { from: 1, to: 3 },
      { from: 7, to: 7 },
    ],
  ],
  ['1 April', 'year', [{ from: 0, to: 0 }]],
  ['31 March 2027', 'year', [{ from: 364, to: 364 }]],
  ['1 April to 30 June', 'year', [{ from: 0, to: 90 }]],
] as const)('reads “%s” on the axis of a %s as the days %j', (text, over, marks) => {
  expect(parseDayRanges(text, over)).toEqual(marks);
});

const chart = (more: Partial<Chart>) =>
  ({ title: 'Tax', says: 'It rises.', columns: ['By', 'Share'], ...more }) as Chart;
const rows = (...lines: string[]) => lines.map((line) => line.split(' | '));
const BARS = chart({ kind: 'bars', rows: rows('15 June | ₹200', '15 March | ₹300') });
const TWO_BARS = chart({
  kind: 'bars',
  columns: ['Limit', 'Before', 'Now'],
  rows: rows('Capital | ₹4 crore | ₹10 crore'),
});
const PARTS = { kind: 'parts' as const, line: { at: '₹20,000', says: 'Half of pay' } };
const YEAR = { kind: 'strip', over: 'year' } as const;
const CHARTS = [
  BARS,
  TWO_BARS,
  chart({ ...PARTS, rows: rows('Basic | ₹14,000', 'Left out | ₹20,000') }),
  chart({ ...YEAR, rows: rows('Return | 31 July', 'Code | 1 April to 30 June') }),
  chart({ kind: 'strip', over: 'month', rows: rows('Wages | 7th') }),
];
const TEXT = /x="(.+?)" y="(.+?)"(?: text-anchor="(\w+)")?.*>(.*)</;

describe.each(CHARTS)('%j', (chart) => {
  const { height, shapes } = drawChart(chart);

  test('the drawing shows every figure', () => {
    const drawn = shapes.join(' ');
    for (const [, ...figures] of chartTableRows(chart))
      for (const figure of figures.filter((text) => text !== '–')) expect(drawn).toContain(figure);
  });

  test('the drawing stays inside its frame, and every coordinate is a number', () => {
    for (const shape of shapes) {
      expect(shape).not.toMatch(/NaN|undefined|Infinity/);
      const [, x = 0, y = 0, anchor = 'start', text = ''] = TEXT.exec(shape) ?? [];
      expect(Number(y)).toBeLessThanOrEqual(height);
      const before = { start: 0, middle: 0.5, end: 1 }[anchor] ?? 0;
      expect(Number(x) - before * textWidth(text), text).toBeGreaterThanOrEqual(-8);
      for (const [, at = ''] of shape.matchAll(/[ML]([-\d.]+)/g)) {
        expect(Number(at)).toBeGreaterThanOrEqual(0);
        expect(Number(at)).toBeLessThanOrEqual(CHART_WIDTH);
      }
    }
  });

  test('the HTML contains the sentence, the alternative text and the table, but no style attribute', () => {
    const html = createChartHtml(chart);
    expect(html).toContain('It rises.');
    expect(html).toContain(`aria-label="${chartAltText(chart)}"`);
    for (const cell of chartTableRows(chart).flat()) expect(html).toContain(`>${cell}</t`);
    expect(html).not.toContain('style=');
  });
});

test('the lengths of bars and parts are in proportion to their figures', () => {
  const marks = drawChart(BARS).shapes.filter((shape) => shape.includes('class="chart-mark"'));
  const [june = 0, march = 1] = marks.map((shape) => Number(/h([\d.]+)/.exec(shape)?.[1]));
  expect(june / march).toBeCloseTo(2 / 3, 1);
});

test('a figure is below its label if the line has no room for both', () => {
  const label = 'A label that leaves little room';
  const heights = [1, 30].map((digits) => {
    const figures = rows(`${label} | ₹${'9'.repeat(digits)}`);
    return drawChart(chart({ kind: 'bars', rows: figures })).height;
  });
  expect(heights[1]).toBeGreaterThan(heights[0] ?? 0);
});

test('a card shows only the first row of a chart with two bars per row, and shows all days of a strip on one axis', () => {
  const count = (chart: Chart, shape: RegExp) => chartMarks(chart).match(shape)?.length;
  const pairs = { ...TWO_BARS, rows: [...TWO_BARS.rows, ...TWO_BARS.rows] };
  expect(count(pairs, /chart-(mark|outline)/g)).toBe(2);
  const days = rows('Return | 31 July', 'Payment | 7 June');
  const strip = chart({ ...YEAR, rows: days });
  const axis = count(chart({ ...YEAR, rows: days.slice(0, 1) }), /chart-rule/g);
  expect([count(strip, /chart-mark/g), count(strip, /chart-rule/g)]).toEqual([2, axis]);
});

test('replaces a chart block in a text with the sentence in `says`', () => {
  const body = 'One.\n\n```chart\ntitle: Tax\nsays: It rises.\n```\n\nTwo.';
  expect(replaceChartsWithSentences(body)).toBe('One.\n\nIt rises.\n\nTwo.');
});

test('the two bars of a row differ by more than colour', () => {
  const drawn = drawChart(TWO_BARS).shapes.join('');
  expect(drawn).toContain('class="chart-outline"');
  expect(drawn).toContain('class="chart-mark"');
});

test('the heading above the two bars of a row is bold, unlike the label of a bar', () => {
  const drawn = drawChart(TWO_BARS).shapes.join('');
  expect(drawn).toMatch(/class="chart-bold">Capital</);
  expect(drawn).toMatch(/<text x="0" y="[\d.]+">Before</);
});

test('the alternative text lists the title and every figure', () => {
  expect(chartAltText(BARS)).toBe('Tax: 15 June ₹200, 15 March ₹300');
});

test('escapes HTML in the title and in a label', () => {
  const html = createChartHtml(chart({ kind: 'bars', title: 'a <b> & "c"', rows: [['<i>', '1']] }));
  expect(html).toContain('a &lt;b> &amp; &quot;c&quot;');
  expect(html).not.toContain('<i>');
});
