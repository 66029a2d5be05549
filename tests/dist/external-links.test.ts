/** Links that lead away, on every built page: the other site gets no hold on this one. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { test } from 'vitest';
import { settle } from '../drills/record.ts';

test('every link to another site is noopener', () => {
  const links = globSync('dist/**/*.html').flatMap((file) =>
    parse(readFileSync(file, 'utf8'))
      .querySelectorAll('a[href], area[href], form[action]')
      .map((link) => ({
        file,
        href: link.getAttribute('href') ?? link.getAttribute('action') ?? '',
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel') ?? '',
      }))
      .filter(({ href, target }) => /^(https?:)?\/\//.test(href) || target !== undefined),
  );
  const broken = links
    .filter(({ rel }) => !rel.split(' ').includes('noopener') || rel.split(' ').includes('opener'))
    .map(({ file, href }) => `${file}: ${href}`);
  settle('HTML', 'links to other sites are noopener', links.length, broken);
});
