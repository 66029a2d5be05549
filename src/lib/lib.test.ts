import { describe, expect, test } from 'vitest';
import { TITLE_MAX_CHARS } from '#site/limits.ts';
import { crumbsFor } from './crumbs.ts';
import {
  countWords,
  formatBytes,
  formatDate,
  formatMonth,
  pageTitle,
  readMinutes,
} from './format.ts';
import { inlineParts } from './inline-text.ts';
import { normalize } from './normalize.ts';

describe('format', () => {
  test.each([
    ['2026-11-16', '16 November 2026', 'November 2026'],
    ['2027-01-05', '5 January 2027', 'January 2027'],
  ])('%s', (iso, date, month) => {
    expect(formatDate(iso)).toBe(date);
    expect(formatMonth(iso)).toBe(month);
  });

  test.each([
    [86_400, '86 KB'],
    [1_240_000, '1.2 MB'],
  ])('%i bytes', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  test('a text takes a minute for each 200 words, at least one', () => {
    expect(readMinutes('one two')).toBe(1);
    expect(readMinutes('word '.repeat(1_000))).toBe(5);
    expect(countWords('a – b, c')).toBe(3);
    expect(countWords('ಕಂಪನಿಗಳ ಕಾಯಿದೆ – कंपनी अधिनियम, 2013')).toBe(5);
    expect(readMinutes('ಕಾಯಿದೆ अधिनियम '.repeat(1_050))).toBe(11);
  });

  test('a title has the firm’s name if both fit in a result list', () => {
    expect(pageTitle('GST Registration', 'Firm')).toBe('GST Registration | Firm');
    const title = 'x'.repeat(TITLE_MAX_CHARS - ' | Firm'.length);
    expect(pageTitle(title, 'Firm')).toHaveLength(TITLE_MAX_CHARS);
    expect(pageTitle(`${title}x`, 'Firm')).toBe(`${title}x`);
  });
});

describe('text in the form in which searches compare it', () => {
  test.each([
    ['case', 'GST Act', 'gst act'],
    ['accents, composed or not', 'Caf\u00E9 Cafe\u0301', 'cafe cafe'],
    ['quotes, hyphens and spaces', ' ‘a’ “b”\u00A0–\nc ', '\'a\' "b" - c'],
    ['joiners of Indian scripts', 'क्\u200Dष क्\u200Cष', 'क्ष क्ष'],
    ['composed and decomposed letters of Indian scripts', '\u0958', '\u0915\u093C'],
    ['vowels of Indian scripts stay', 'कंपनी', 'कंपनी'],
    ['soft hyphens', 'regis\u00ADtration', 'registration'],
    ['full-width letters', 'ＧＳＴ', 'gst'],
    ['Kannada with and without a joiner', 'ಜಿಎಸ್\u200Cಟಿ ಜಿಎಸ್ಟಿ', 'ಜಿಎಸ್ಟಿ ಜಿಎಸ್ಟಿ'],
    ['dots of an abbreviation', 'T.D.S., G.S.T and u.s. tax.', 'tds, gst and us tax.'],
    [
      'other dots stay',
      'example.com 3.25 K.S.Rao plan b. a firm',
      'example.com 3.25 ks.rao plan b. a firm',
    ],
  ])('%s', (_name, text, normalized) => {
    expect(normalize(text)).toBe(normalized);
  });
});

describe('inline Markdown', () => {
  test('links, emphasis and code', () => {
    expect(inlineParts('See [the *calendar*](/resources/compliance-calendar) **now** `x`')).toEqual(
      [
        'See ',
        {
          tag: 'a',
          href: '/resources/compliance-calendar',
          parts: ['the ', { tag: 'em', parts: ['calendar'] }],
        },
        ' ',
        { tag: 'strong', parts: ['now'] },
        ' ',
        { tag: 'code', parts: ['x'] },
      ],
    );
  });

  test('a path with parentheses', () => {
    expect(inlineParts('[FAAS](</services/x(FAAS)/gst>)')).toEqual([
      { tag: 'a', href: '/services/x(FAAS)/gst', parts: ['FAAS'] },
    ]);
  });

  test.each([
    ['a <b>c</b>', 'a <b>c</b>'],
    ['[x](javascript:alert(1))', 'x'],
    ['1. May', '1. May'],
    ['One.\n\nTwo.', 'One.\n\nTwo.'],
  ])('%j is text', (source, text) => {
    expect(inlineParts(source).join('')).toBe(text);
  });
});

describe('breadcrumbs', () => {
  test.each([
    ['/about', ['Home', 'Page']],
    ['/services', ['Home', 'Page']],
    ['/services/financial/tax', ['Home', 'Services', 'Page']],
    ['/financial/tax-updates', ['Home', 'Resources', 'Page']],
    ['/finance-coe', ['Home', 'Services', 'Page']],
    ['/hr/policies', ['Home', 'Resources', 'Page']],
    ['/faqs-india', ['Home', 'Resources', 'Page']],
  ])('%s', (path, labels) => {
    expect(crumbsFor(path, 'Page').map(({ label }) => label)).toEqual(labels);
  });

  test('pages between stand before the page itself', () => {
    const crumbs = crumbsFor('/blog/1', 'Post', [{ label: 'Blog', href: '/blog' }]);
    expect(crumbs.map(({ href }) => href)).toEqual(['/', '/resources', '/blog', '/blog/1']);
  });
});
