import { expect, test } from 'vitest';
import { readAdmin } from './admin.ts';

test('without a repository there is nothing', () => {
  expect(readAdmin({})).toBeUndefined();
  expect(readAdmin({ branch: 'main', host: 'github.com' })).toBeUndefined();
});

test.each([
  [{ repo: 'firm/website' }, { backend: 'github', repo: 'firm/website' }],
  [
    { repo: 'firm/site.in', branch: 'release/1.0' },
    { backend: 'github', repo: 'firm/site.in', branch: 'release/1.0' },
  ],
  [
    { repo: 'firm/web/site', host: 'gitlab.com' },
    { backend: 'gitlab', repo: 'firm/web/site' },
  ],
])('%j', (written, read) => {
  expect(readAdmin(written)).toMatchObject(read);
});

test.each([
  [{ repo: 'website' }, 'CMS_REPO is "website"; write the owner'],
  [{ repo: 'https://github.com/firm/website' }, 'CMS_REPO'],
  [{ repo: 'firm/website.git' }, 'CMS_REPO'],
  [{ repo: 'firm/..' }, 'CMS_REPO'],
  [{ repo: 'firm/web/site' }, 'CMS_REPO'],
  [{ repo: 'firm/"; x' }, 'CMS_REPO'],
  [{ repo: 'firm/website', branch: 'a b' }, 'CMS_BRANCH is "a b"'],
  [{ repo: 'firm/website', branch: '../x' }, 'CMS_BRANCH'],
  [{ repo: 'firm/website', host: 'example.com' }, 'write github.com or gitlab.com'],
  [{ repo: 'firm/website', host: 'constructor' }, 'CMS_HOST'],
])('%j is refused in plain words', (written, says) => {
  expect(() => readAdmin(written)).toThrow(says);
});

test('the page may reach its code host, and no other', () => {
  const connect = (host: string) =>
    /connect-src [^;]*/.exec(readAdmin({ repo: 'firm/website', host })?.policy ?? '')?.[0];
  expect(connect('github.com')).toBe("connect-src 'self' data: blob: https://api.github.com");
  expect(connect('gitlab.com')).toBe("connect-src 'self' data: blob: https://gitlab.com/api/");
});
