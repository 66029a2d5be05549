import { describe, expect, test } from 'vitest';
import {
  chartInWords,
  marksIn,
  numberIn,
  numbersIn,
  tableRows,
  timeIn,
  type Chart,
} from './chart.ts';
import { drawChart, spansOf } from './draw.ts';
import { chartFigure } from './print.ts';
import { textWidth, type Shape } from './shapes.ts';

describe('figures are read as they are printed', () => {
  test.each([
    ['₹4 lakh', 400_000],
    ['₹2.5 crore', 25_000_000],
    ['₹1,20,000', 120_000],
    ['15%', 15],
    ['Nil', 0],
    ['two months', 2],
    ['more than 50', 50],
  ])('%s', (text, number) => expect(numberIn(text)).toBe(number));

  test('one number is not several, and words are none', () => {
    expect(numberIn('5% and 18%')).toBeUndefined();
    expect(numberIn('someone')).toBeUndefined();
    expect(numbersIn('5%, 12%, 18% and 28%')).toEqual([5, 12, 18, 28]);
  });

  test.each([
    ['2-3 weeks', { from: 14, to: 21 }],
    ['1 week', { from: 7, to: 7 }],
    ['Within 30 days of incorporation', { from: 30, to: 30 }],
    ['two months', { from: 60, to: 60 }],
    ['Often 5 to 10 working days', { from: 7, to: 14 }],
  ])('%s', (text, time) => expect(timeIn(text)).toEqual(time));

  test('a text without a time has none', () => {
    expect(timeIn('before the first rent')).toBeUndefined();
    expect(timeIn('4 documents')).toBeUndefined();
  });

  test('marks of a month, a year from April on, and amounts', () => {
    expect(marksIn('7th', 'month')).toEqual([{ from: 7, to: 7 }]);
    expect(marksIn('1st to 3rd', 'month')).toEqual([{ from: 1, to: 3 }]);
    expect(marksIn('1 April, 31 March', 'year')).toEqual([
      { from: 0, to: 0 },
      { from: 364, to: 364 },
    ]);
    expect(marksIn('1 April to 30 June', 'year')).toEqual([{ from: 0, to: 90 }]);
    expect(marksIn('31 July 2027', 'year')).toHaveLength(1);
    expect(marksIn('5% and 40%', 'amount').map(({ from }) => from)).toEqual([5, 40]);
  });
});

const base = { title: 'Tax', says: 'It rises.', columns: ['By', 'Share'] } as const;
const CHARTS: readonly Chart[] = [
  {
    ...base,
    kind: 'steps',
    rows: [
      ['15 June', '15%'],
      ['15 March', '100%'],
    ],
  },
  {
    ...base,
    kind: 'columns',
    rows: [
      ['Apr', '₹200'],
      ['Feb', '₹300'],
    ],
  },
  {
    ...base,
    kind: 'bars',
    columns: ['Limit', 'Before', 'Now'],
    rows: [['Capital', '₹4 crore', '₹10 crore']],
    line: { at: '₹5 crore', says: 'Half' },
  },
  {
    ...base,
    kind: 'parts',
    rows: [
      ['Basic', '₹14,000'],
      ['Added', '₹6,000'],
      ['Left out', '₹20,000'],
    ],
    line: { at: '₹20,000', says: 'Half of pay' },
  },
  {
    ...base,
    kind: 'strip',
    over: 'year',
    rows: [
      ['Return', '31 July'],
      ['Code', '1 April to 30 June'],
    ],
  },
  { ...base, kind: 'strip', over: 'month', rows: [['Wages', '7th']] },
  { ...base, kind: 'strip', over: 'amount', rows: [['Rates', '5%, 18% and 40%']] },
  {
    ...base,
    kind: 'timeline',
    rows: [
      ['Agree', '1-2 weeks'],
      ['Join', '4-8 weeks'],
    ],
  },
  {
    ...base,
    kind: 'timeline',
    event: 'Incorporation',
    rows: [
      ['Call', ''],
      ['Forms', '7 to 14 working days'],
      ['Meeting', 'Within 30 days'],
    ],
  },
];
const texts = (shapes: readonly Shape[]) =>
  shapes.flatMap((shape) => (shape.is === 'text' ? [shape.text] : []));

describe.each(
  CHARTS.map((chart) => [`${chart.kind} ${'over' in chart ? chart.over : ''}`, chart] as const),
)('%s', (_name, chart) => {
  const { width, height, shapes } = drawChart(chart);

  test('every figure is written in the drawing', () => {
    const drawn = texts(shapes).join(' ');
    for (const [, ...figures] of tableRows(chart))
      for (const figure of figures.filter((one) => one !== '–')) expect(drawn).toContain(figure);
  });

  test('nothing is drawn outside of it, or without a number', () => {
    for (const shape of shapes)
      if (shape.is === 'text') {
        expect(shape.y).toBeLessThanOrEqual(height);
        const left =
          shape.x - (shape.anchor === 'end' ? 1 : shape.anchor ? 0.5 : 0) * textWidth(shape.text);
        expect(left, shape.text).toBeGreaterThanOrEqual(-8);
      } else {
        expect(shape.d).not.toMatch(/NaN|undefined|Infinity/);
        for (const [, x = ''] of shape.d.matchAll(/[ML]([-\d.]+)/g)) {
          expect(Number(x)).toBeGreaterThanOrEqual(0);
          expect(Number(x)).toBeLessThanOrEqual(width);
        }
      }
  });

  test('the page has its sentence, its words and its table, and no style', () => {
    const html = chartFigure(chart);
    expect(html).toContain('It rises.');
    expect(html).toContain(`aria-label="${chartInWords(chart)}"`);
    for (const cell of tableRows(chart).flat()) expect(html).toContain(`>${cell}</t`);
    expect(html).not.toContain('style=');
  });
});

test('heights are in proportion to the figures', () => {
  const [chart] = CHARTS.filter(({ kind }) => kind === 'columns');
  const heights = drawChart(chart as Chart).shapes.flatMap((shape) =>
    shape.is === 'path' && shape.paint === 'mark' ? [Number(/v([\d.]+)/.exec(shape.d)?.[1])] : [],
  );
  expect((heights[0] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(2 / 3, 1);
});

test('the two bars of a row are told apart by more than colour', () => {
  const [chart] = CHARTS.filter(({ kind }) => kind === 'bars');
  const paints = drawChart(chart as Chart).shapes.flatMap((shape) =>
    shape.is === 'path' ? [shape.paint] : [],
  );
  expect(paints).toEqual(expect.arrayContaining(['outline', 'mark', 'limit']));
});

test('a step begins when the one before it can end, or counts from the event', () => {
  const [follows, counts] = CHARTS.filter((chart) => chart.kind === 'timeline');
  expect(spansOf(follows as never)).toEqual([
    { start: 0, from: 7, to: 14 },
    { start: 14, from: 42, to: 70 },
  ]);
  const [call, forms, meeting] = spansOf(counts as never);
  expect(call).toBeUndefined();
  expect(forms?.from).toBeCloseTo(-9.8);
  expect(forms?.to).toBeCloseTo(-19.6);
  expect(meeting).toEqual({ start: 0, from: 30, to: 30 });
});

test('what the drawing tells, in words', () => {
  expect(chartInWords(CHARTS[0] as Chart)).toBe('Tax: 15 June 15%, 15 March 100%');
});

test('texts cannot become markup', () => {
  const html = chartFigure({ ...base, kind: 'steps', title: 'a <b> & "c"', rows: [['<i>', '1']] });
  expect(html).toContain('a &lt;b> &amp; &quot;c&quot;');
  expect(html).not.toContain('<i>');
});
