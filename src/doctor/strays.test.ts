/** Links in content/ that lead to nothing or elsewhere, and what may lie there unread. */
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { files } from '#collections/reading/files.ts';
import { formatFinding } from '#collections/reading/finding.ts';
import { checkContent } from './check.ts';
import { strayFindings } from './strays.ts';
import { useContentCopy } from '../../tests/content-copy.ts';

const { folder, contentDir, path, local } = useContentCopy(beforeAll);
const strays = () => strayFindings(contentDir()).map((one) => local(formatFinding(one)));
const OUT = 'is a link that leads out of content/; put the file itself here';

test('the shipped content has none', () => {
  expect(strays()).toEqual([]);
});

test('a link to nothing is an error of the check, not the end of it', () => {
  symlinkSync('nowhere.md', path('blog/9.md'));
  symlinkSync('nowhere.svg', path('images/blog/9.svg'));
  try {
    const { findings } = checkContent({ contentDir: contentDir(), today: '2026-11-21' });
    expect(findings.map((one) => local(formatFinding(one)))).toEqual([
      'blog/9.md: is a link to nowhere.md, where nothing is; put the file itself here, or delete the link',
      'images/blog/9.svg: is a link to nowhere.svg, where nothing is; put the file itself here, or delete the link',
    ]);
  } finally {
    rmSync(path('blog/9.md'));
    rmSync(path('images/blog/9.svg'));
  }
});

test.each([
  ['a file', 'blog/9.md', 'outside/9.md'],
  ['a folder in a collection', 'blog/more', 'outside'],
  ['content/ itself', 'blog/above', '..'],
])('a link out of content/ is not read: %s', (_what, link, target) => {
  mkdirSync(`${folder()}/outside`, { recursive: true });
  cpSync(path('blog/1.md'), `${folder()}/outside/9.md`);
  symlinkSync(target === '..' ? target : `${folder()}/${target}`, path(link));
  try {
    expect(strays()).toEqual([`${link}: ${OUT}`]);
    expect(files('posts', contentDir())).not.toContain(path('blog/9.md'));
  } finally {
    rmSync(path(link));
  }
});
test('a link inside content/ is read as the file it leads to; one to a folder is not', () => {
  symlinkSync('1.md', path('blog/9.md'));
  symlinkSync('../blog', path('legal/blog'));
  try {
    expect(strays()).toEqual([
      'legal/blog: is a link to a folder, and nothing reads what is in it; put the files themselves here',
    ]);
    expect(files('posts', contentDir())).toContain(path('blog/9.md'));
  } finally {
    rmSync(path('blog/9.md'));
    rmSync(path('legal/blog'));
  }
});

test('a collection and the site’s own file that lie elsewhere are not read', () => {
  for (const name of ['events', 'site.json']) {
    renameSync(path(name), `${folder()}/moved-${name}`);
    symlinkSync(`${folder()}/moved-${name}`, path(name));
  }
  try {
    expect(strays().sort()).toEqual([`events: ${OUT}`, `site.json: ${OUT}`]);
    const { site, entries } = checkContent({ contentDir: contentDir(), today: '2026-11-21' });
    expect(site).toBeUndefined();
    expect(entries.events).toEqual([]);
  } finally {
    for (const name of ['events', 'site.json']) {
      rmSync(path(name));
      renameSync(`${folder()}/moved-${name}`, path(name));
    }
  }
});

test('what a system leaves behind is no error; a file that an editor meant is', () => {
  const left = ['.DS_Store', 'blog/.7.md.swp', 'images/Thumbs.db', 'desktop.ini'];
  const meant = ['site.jsn', 'blog/907.md~', 'recruitment/new.json', 'people/a.json'];
  mkdirSync(path('people'));
  for (const name of [...left, ...meant]) writeFileSync(path(name), '{}');
  const said = strays();
  for (const name of [...left, ...meant, 'people'])
    rmSync(path(name), { recursive: true, force: true });
  expect(said.slice(0, 3)).toEqual([
    'blog/907.md~: no page shows this file, because the entries of content/blog/ end in .md; did you mean content/blog/907.md?',
    'recruitment/new.json: nothing reads this file; entries go into content/recruitment/steps/, content/recruitment/stories/',
    'site.jsn: nothing reads this file; did you mean "site.json"? entries go into the folders of content/, such as content/blog/',
  ]);
  expect(said[3]).toMatch(
    /^people: no page shows what is in this folder \(1 file\); (did you mean content\/\w+\?|the folders are: images, blog, )/,
  );
  expect(said).toHaveLength(4);
});
