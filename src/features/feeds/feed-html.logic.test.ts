/** What an article's HTML keeps on its way into a feed. */
import { describe, expect, test } from 'vitest';
import { FEEDS, feedOf, feedsAnnouncedOn } from '#site/feeds.ts';
import { ROUTES } from '#site/routes.ts';
import { feedHtml } from './feed-html.logic.ts';

const page = new URL('https://firm.example/blog/1');

describe('the HTML of a feed', () => {
  test.each([
    ['a link of the site', '<a href="/hr/x">x</a>', '<a href="https://firm.example/hr/x">x</a>'],
    ['a place on the page', '<a href="#a">x</a>', '<a href="https://firm.example/blog/1#a">x</a>'],
    [
      'parentheses and a query',
      '<a href="/a(F)?x=1&amp;copy=2">x</a>',
      '<a href="https://firm.example/a(F)?x=1&amp;copy=2">x</a>',
    ],
    [
      'a link elsewhere',
      '<a href="https://b.example/">x</a>',
      '<a href="https://b.example/">x</a>',
    ],
    ['a mail address', '<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
    [
      'a picture',
      '<img alt="A &quot;b&quot;" loading="lazy" src="/_astro/1.svg" width="2" data-fallback>',
      '<img alt="A &quot;b&quot;" src="https://firm.example/_astro/1.svg" width="2">',
    ],
    [
      'a photograph in several widths',
      '<picture><source srcset="/a.avif 360w" type="image/avif"><img src="/a.jpg" srcset="/a.jpg 360w" alt=""></picture>',
      '<picture><img src="https://firm.example/a.jpg" alt=""></picture>',
    ],
    [
      'a table out of its frame',
      '<div class="table-frame" role="group" tabindex="0"><table><tr><td align="right" style="x">1</td></tr></table></div>',
      '<div><table><tbody><tr><td align="right">1</td></tr></tbody></table></div>',
    ],
    ['signs', '<p>a &amp; b &lt; ₹</p>', '<p>a &amp; b &lt; ₹</p>'],
  ])('%s', (_name, html, expected) => {
    expect(feedHtml(html, page, '')).toBe(expected);
  });

  test.each([
    ['a script', '<p>a</p><script>b()</script>'],
    ['a frame', '<p>a</p><iframe src="https://b.example"></iframe>'],
    ['a handler', '<p onclick="b()">a</p>'],
    ['a style', '<p style="color:red">a</p><style>p{}</style>'],
    ['a form', '<p>a</p><form action="/x"><button>b</button></form>'],
    ['a drawing', '<p>a<svg onload="b()"><path/></svg></p>'],
    ['a comment', '<!-- b --><p>a</p>'],
    ['an element that is not known', '<x-y onclick="b()"><p>a</p></x-y>'],
  ])('%s stays behind', (_name, html) => {
    expect(feedHtml(html, page, '')).toBe('<p>a</p>');
  });

  test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'http://['])(
    'the address %s is dropped, the words stay',
    (href) => {
      expect(feedHtml(`<a href="${href}">x</a>`, page, '')).toBe('<a>x</a>');
    },
  );

  test('the heading that repeats the title is left out, every other stays', () => {
    const html = '<h2>POSH &amp; the report</h2><h3>Title</h3><p>a</p>';
    expect(feedHtml(html, page, 'POSH & the report')).toBe('<h3>Title</h3><p>a</p>');
    expect(feedHtml(html, page, 'Title')).toBe(html);
  });
});

describe('where feeds are announced', () => {
  test.each([
    [ROUTES.home, ['Articles', 'Tax updates', 'Compliance alerts']],
    [ROUTES.resources, ['Articles', 'Tax updates', 'Compliance alerts']],
    [ROUTES.blog, ['Articles']],
    ['/blog/3', ['Articles']],
    [ROUTES.taxUpdates, ['Tax updates']],
    [ROUTES.complianceAlerts, ['Compliance alerts']],
    [ROUTES.about, []],
    ['/blogs', []],
  ])('%s', (path, labels) => {
    expect(feedsAnnouncedOn(path).map(({ label }) => label)).toEqual(labels);
  });

  test('a page has its own feed or none', () => {
    expect(feedOf(ROUTES.taxUpdates)).toBe(FEEDS.taxUpdates);
    expect(feedOf(ROUTES.training)).toBeUndefined();
  });
});
