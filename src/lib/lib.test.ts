import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { TITLE_MAX_CHARS } from '#site/limits.ts';
import { ariaCurrent, crumbsFor } from './crumbs.ts';
import {
  formatBytes,
  formatDate,
  formatMonth,
  howSoon,
  pageTitle,
  parseEventTimes,
  readingMinutes,
} from './format.ts';
import { inlineParts } from './inline-text.ts';
import { normalize } from './normalize.ts';
import { downloadFileName, headingAnchor } from './slug.ts';
import { withRetries } from './retry.ts';
import { formatFigure, type FigureValue, type Unit } from './dated-values.ts';
import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { BODY_PLUGINS } from './body-plugins.ts';

test('formats days, times, months and sizes', () => {
  const days = ['2026-11-16', '2027-01-05'].map(formatDate);
  expect(days).toEqual(['16 November 2026', '5 January 2027']);
  expect(formatMonth('2026-11-16')).toBe('November 2026');
  const soon = ['2026-11-30', '2026-12-01', '2026-12-16'].map((day) => howSoon(day, '2026-11-30'));
  expect(soon).toEqual(['today', 'tomorrow', 'in 16 days']);
  const [start, end] = ['2026-12-03T15:00:00+05:30', '2026-12-03T16:30:00+05:30'];
  expect(parseEventTimes('2026-12-03', '15:00-16:30')).toEqual({ start, end });
  expect([86_400, 1_240_000].map(formatBytes)).toEqual(['86 KB', '1.2 MB']);
});

test('counts one minute of reading for every 200 words, and at least one minute', () => {
  expect(readingMinutes('one two')).toBe(1);
  expect(readingMinutes('ಕಾಯಿದೆ – अधिनियम, 2013, b '.repeat(250))).toBe(5);
});

test('adds the firm’s name to a title if search results can show both', () => {
  expect(pageTitle('GST Registration', 'Firm')).toBe('GST Registration | Firm');
  const title = 'x'.repeat(TITLE_MAX_CHARS - ' | Firm'.length);
  expect(pageTitle(title, 'Firm')).toHaveLength(TITLE_MAX_CHARS);
  expect(pageTitle(`${title}x`, 'Firm')).toBe(`${title}x`);
});

test.each([
  ['case', 'GST Act', 'gst act'],
  ['accents, composed or not', 'Caf\u00E9 Cafe\u0301', 'cafe cafe'],
  ['quotes, hyphens and spaces', ' ‘a’ “b”\u00A0–\nc ', '\'a\' "b" - c'],
  ['joiners of Indian scripts', 'क्\u200Dष क्\u200Cष', 'क्ष क्ष'],
  ['composed and decomposed letters of Indian scripts', '\u0958', '\u0915\u093C'],
  ['vowels of Indian scripts stay', 'कंपनी', 'कंपनी'],
  ['soft hyphens', 'regis\u00ADtration', 'registration'],
  ['full-width letters', 'ＧＳＴ', 'gst'],
  ['dots of an abbreviation', 'T.D.S., G.S.T and u.s. tax.', 'tds, gst and us tax.'],
  ['other dots stay', 'a.com 3.25 K.S.Rao plan b. a firm', 'a.com 3.25 ks.rao plan b. a firm'],
])('normalises texts for searches: %s', (_name, text, normalized) =>
  expect(normalize(text)).toBe(normalized),
);

test('parses links (even to a path with parentheses), emphasis and code', () => {
  expect(inlineParts('See [the *dates*](</x(FAAS)/y>) **now** `x`')).toEqual([
    'See ',
    { tag: 'a', href: '/x(FAAS)/y', parts: ['the ', { tag: 'em', parts: ['dates'] }] },
    ' ',
    { tag: 'strong', parts: ['now'] },
    ' ',
    { tag: 'code', parts: ['x'] },
  ]);
});

test.each([
  ['a <b>c</b>', 'a <b>c</b>'],
  ['[x](javascript:alert(1))', 'x'],
  ['1. May', '1. May'],
  ['One.\n\nTwo.', 'One.\n\nTwo.'],
])('turns the inline Markdown %j into plain text', (source, text) =>
  expect(inlineParts(source).join('')).toBe(text),
);

test.each([
  ['/about', ['/', '/about']],
  ['/finance-coe', ['/', '/services', '/finance-coe']],
  ['/hr/policies', ['/', '/resources', '/hr/policies']],
  ['/faqs-india', ['/', '/resources', '/faqs-india']],
])('lists the breadcrumbs of %s as %j', (path, hrefs) => {
  expect(crumbsFor(path, 'Page').map(({ href }) => href)).toEqual(hrefs);
  const between = crumbsFor(path, 'Page', [{ label: 'List', href: '/list' }]);
  expect(between.map(({ href }) => href)).toEqual([...hrefs.slice(0, -1), '/list', path]);
});

test.each([
  [0, [0], 'done'],
  [2, [0, 1, 3], 'done'],
  [99, [0, 1, 3, 7], 'failure 4'],
])('with %i failures, a task runs at %j s and ends with “%s”', async (failures, at, outcome) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const start = Date.now();
  const tries: number[] = [];
  const result = withRetries(async () => {
    tries.push((Date.now() - start) / 1_000);
    if (tries.length <= failures) throw new Error(`failure ${tries.length}`);
    return 'done';
  }).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  expect(await result).toBe(outcome);
  expect(tries).toEqual(at);
});

test.each<[FigureValue, Unit, string]>([
  [4_000_000, 'inr', '₹40 lakh'],
  [1_275_000, 'inr', '₹12.75 lakh'],
  [64_000_000_000, 'inr', '₹6,400 crore'],
  [100_000, 'inr', '₹1 lakh'],
  [99_999, 'inr', '₹99,999'],
  [1_23_456, 'inr', '₹1,23,456'],
  [0.025, 'percent', '0.025%'],
  [30, 'days', '30 days'],
  [1, 'months', '1 month'],
  [400_000, 'count', '4,00,000'],
  ['2025-06-30', 'date', '30 June 2025'],
  ['section 63', 'text', 'section 63'],
])('prints the value %s with the unit “%s” as “%s”', (value, unit, printed) => {
  expect(formatFigure(value, unit)).toBe(printed);
});

test.each([
  ['/', '/', 'page'],
  ['/', '/blog', undefined],
  ['/blog', '/blog/1', 'true'],
])('gives a link to %s on the page %s the aria-current %s', (href, path, expected) => {
  expect(ariaCurrent(href, path)).toBe(expected);
});

test.each([
  ['Kaveri Advisory', 'kaveri-advisory-brochure.pdf'],
  ['  Rao & Söhne, LLP. ', 'rao-and-sohne-llp-brochure.pdf'],
  ['कावेरी', 'brochure.pdf'],
])('saves the brochure of the firm “%s” as %s', (firm, name) => {
  expect(downloadFileName(firm, 'brochure.pdf')).toBe(name);
});

describe('bodies in Markdown, as Astro’s processor renders them with our plugins', async () => {
  const processor = await createSatteriMarkdownProcessor({
    syntaxHighlight: false,
    hastPlugins: [...BODY_PLUGINS],
  });
  const render = async (source: string) => (await processor.render(source)).code.trim();

  test.each(['What’s due, and when?', 'Fees & charges', 'GST_rates – ಜಿಎಸ್ಟಿ दर'])(
    'gives the heading %j the anchor that headingAnchor() returns',
    async (heading) => {
      const { metadata } = await processor.render(`## ${heading}`);
      expect(metadata.headings.map(({ slug }) => slug)).toEqual([headingAnchor(heading)]);
    },
  );

  test('puts a table into a frame that can scroll, and gives an aligned column a class', async () => {
    expect((await render('| a | b |\n| - | -: |\n| 1 | 2 |')).replaceAll('\n', '')).toBe(
      '<div class="table-frame" role="group" aria-label="Table"><table class="figures"><thead><tr><th>a</th><th class="num">b</th></tr></thead><tbody><tr><td>1</td><td class="num">2</td></tr></tbody></table></div>',
    );
  });

  test('on a phone, stacks the cells of a row if the table has more than two columns', async () => {
    const html = await render('| a | b | *c* |\n| - | - | - |\n| 1 | x | y |');
    expect(html).toContain('<table class="stacks">');
    expect(html).toContain('<td>1</td>');
    expect(html).toMatch(/<td data-column="b">x<\/td>\s*<td data-column="c">y<\/td>/);
  });

  test('marks columns of figures, and the row with their total', async () => {
    const rows = ['| 7 | ₹1,20,000 | 4.5 % | Form 3 |', '| **Total** | **-5.0** |  | 2 |'];
    const html = await render(['| a | b | c | d |', '| - | - | - | - |', ...rows].join('\n'));
    expect(html).toMatch(
      /class="num" data-column="b">₹1,20,000<[^]+class="num" data-column="c">4.5 %</,
    );
    expect(html).not.toMatch(/class="num"[^>]*>(Form 3|7|2)</);
    expect(html).toMatch(/<tr class="total">\s*<td><strong>Total/);
    expect(html).toContain('<table class="stacks">');
  });

  test('adds rel="noopener noreferrer" only to links to other sites', async () => {
    expect(await render('[a](https://b.example) [c](/d)')).toBe(
      '<p><a href="https://b.example" rel="noopener noreferrer">a</a> <a href="/d">c</a></p>',
    );
  });
});
