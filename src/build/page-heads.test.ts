import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { finishHead } from './page-heads.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = (sources: string) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self'${sources};">`;

const narrowPolicy = (html: string) => finishHead(html, new Map());

describe('the policy of a page', () => {
  test('keeps the hashes of its own scripts and styles and drops all others', () => {
    const body = '<script type="module">go()</script><style>a{}</style>';
    const all = ` ${hash('go()')} ${hash('elsewhere()')} ${hash('a{}')} ${hash('')}`;
    expect(narrowPolicy(policy(all) + body)).toBe(policy(` ${hash('go()')} ${hash('a{}')}`) + body);
  });

  test('a script of its own address beside an inline one hides nothing', () => {
    const body = '<script type="module" src="/a.js"></script>\n<script>go()\n</script>';
    const html = policy(` ${hash('go()\n')}`) + body;
    expect(narrowPolicy(html)).toBe(html);
  });

  test('a tag inside an attribute is no tag', () => {
    const body = `<p title="<script> and <style>"></p><script>go('</p>')</script>`;
    const html = policy(` ${hash("go('</p>')")}`) + body;
    expect(narrowPolicy(html)).toBe(html);
  });

  test('what a script, a comment or an attribute says of heads and policies is text', () => {
    const body = `</head><body><script>go("</head><meta http-equiv='x'>")</script><!-- <script>no()</script> -->`;
    const html = `<head>${policy(` ${hash('no()')}`)}${body}`;
    const imports = new Map([['/page.js', ['/b.js']]]);
    const page = `${html}<script type="module" src="/page.js"></script>`;
    const link = '<link rel="modulepreload" href="/b.js">';
    expect(finishHead(page, imports)).toBe(
      page.replace(` ${hash('no()')}`, '').replace('</head>', `${link}</head>`),
    );
  });

  test('a page without a policy stays as it is', () => {
    expect(narrowPolicy('<script>go()</script>')).toBe('<script>go()</script>');
  });
});

describe('scripts that a script imports', () => {
  const imports = new Map([
    ['/page.js', ['/b.js', '/c.js']],
    ['/b.js', ['/c.js', '/d.js']],
    ['/d.js', ['/b.js']],
  ]);

  test('are asked for in the head, each once, those of imported ones too', () => {
    const page = (links: string) =>
      `<head>${links}</head><script type="module" src="/page.js"></script>`;
    const links = ['/b.js', '/c.js', '/d.js'].map(
      (href) => `<link rel="modulepreload" href="${href}">`,
    );
    expect(finishHead(page(''), imports)).toBe(page(links.join('')));
  });

  test('a page whose scripts import nothing stays as it is', () => {
    const page = '<head></head><script type="module" src="/c.js"></script>';
    expect(finishHead(page, imports)).toBe(page);
  });
});
