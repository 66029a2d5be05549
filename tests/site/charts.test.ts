/** Every chart on a page has a sentence, words for those who do not see it, and a table with the figures that are drawn. */
import { globSync, readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';

const charts = globSync('dist/**/*.html').flatMap((file) =>
  parse(readFileSync(file, 'utf8'))
    .querySelectorAll('figure.chart')
    .map((figure, place): [string, HTMLElement] => [`${file.slice(5, -5)} ${place + 1}`, figure]),
);
const textsOf = (part: HTMLElement, selector: string) =>
  part.querySelectorAll(selector).map(({ text }) => text.trim());

test('there are charts', () => expect(charts.length).toBeGreaterThan(0));

describe.each(charts)('%s', (_name, figure) => {
  const figures = textsOf(figure, 'td').filter((cell) => /\d/.test(cell));

  test('it has a sentence, and a name that gives its figures', () => {
    const [, title = ''] = /^(.+)$/m.exec(figure.querySelector('figcaption b')?.text ?? '') ?? [];
    const says = figure.querySelector('figcaption')?.text.replace(title, '').trim() ?? '';
    expect(says.split(' ').length).toBeGreaterThan(5);
    expect(says.endsWith('.')).toBe(true);
    const name = figure.querySelector('svg[role=img]')?.getAttribute('aria-label') ?? '';
    expect(name.startsWith(`${title}: `)).toBe(true);
    for (const cell of figures) expect(name).toContain(cell);
  });

  test('the figures of the table are those that are drawn', () => {
    // A long one is drawn in several lines.
    const drawn = textsOf(figure, 'svg text').join(' ');
    for (const cell of figures) expect(drawn).toContain(cell);
    const written = textsOf(figure, 'table th, table td').join(' ');
    for (const label of textsOf(figure, 'svg .b').filter((text) => /[%₹]/.test(text)))
      expect(written).toContain(label);
  });

  test('the table has heads, and nothing carries a style', () => {
    const [head, ...rows] = figure.querySelectorAll('tr');
    expect(head?.querySelectorAll('th[scope=col]').length).toBeGreaterThanOrEqual(2);
    for (const row of rows)
      expect(row.querySelectorAll('th, td').length).toBe(head?.querySelectorAll('th').length);
    expect(figure.querySelectorAll('[style], script').length).toBe(0);
  });
});

test('every article with a chart is shown by it in the list, and its drawing is in the page', () => {
  const pictures = parse(readFileSync('dist/blog.html', 'utf8'))
    .querySelectorAll('main img')
    .map((image) => image.getAttribute('src') ?? '')
    .filter((src) => src.startsWith('data:image/svg+xml,'));
  expect(pictures.length).toBeGreaterThan(0);
  for (const src of pictures) {
    expect(decodeURIComponent(src)).toContain('<text');
  }
});
