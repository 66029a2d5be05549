import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { narrowPolicy } from './page-policies.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = (sources: string) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self'${sources};">`;

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

  test('what a script, a comment or an attribute says of policies is text', () => {
    const body = `</head><body><script>go("</head><meta http-equiv='x'>")</script><!-- <script>no()</script> -->`;
    const page = `<head>${policy(` ${hash('no()')}`)}${body}`;
    expect(narrowPolicy(page)).toBe(page.replace(` ${hash('no()')}`, ''));
  });

  test('a page without a policy stays as it is', () => {
    expect(narrowPolicy('<script>go()</script>')).toBe('<script>go()</script>');
  });
});
