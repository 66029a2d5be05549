import { describe, expect, test } from 'vitest';
import { changeInWords, changesOf, inWords, type ChangedFile } from './publish-changes.ts';
import { linksOf, refusalInWords, TIMED_OUT } from './publish-git.ts';

const update = (title: string, more = '', body = 'Text.') =>
  `---\ntitle: '${title}'\n${more}---\n\n${body}\n`;
const words = (...files: ChangedFile[]) => inWords(changesOf(files));
const TDS = 'content/tax-updates/tds.md';

describe('a change in words', () => {
  test.each<[string, ChangedFile, string]>([
    ['a new entry', { file: TDS, after: update('TDS on rent') }, 'Tax update ‘TDS on rent’ added'],
    [
      'an entry that is gone',
      { file: TDS, before: update('TDS on rent') },
      'Tax update ‘TDS on rent’ removed',
    ],
    [
      'fields by the labels of the form',
      {
        file: 'content/blog/1.md',
        before: update('A', 'alt: x\n'),
        after: update('A', 'alt: y\nreviewBy: 2027-01-01\n', 'Other text.'),
      },
      'What the picture shows, check again by and text changed in blog post ‘A’',
    ],
    [
      'many fields',
      {
        file: 'content/events/x.json',
        before: '{ "title": "A" }',
        after: '{ "title": "A", "date": "1", "time": "2", "location": "3", "type": "4" }',
      },
      'Date, time and 2 more fields changed in event ‘A’',
    ],
    [
      'a field in a group of the firm',
      {
        file: 'content/site.json',
        before: '{ "phone": "1", "address": { "street": "a", "country": "India" } }',
        after: '{ "phone": "2", "address": { "street": "b", "country": "India" } }',
      },
      'Phone and street changed in site.json',
    ],
    [
      'a capital that stays',
      {
        file: 'content/policies/leave.md',
        before: update('Leave', 'cin: 1\n'),
        after: update('Leave', 'cin: 2\n'),
      },
      'CIN changed in HR policy ‘Leave’',
    ],
    [
      'a layout',
      {
        file: TDS,
        before: update('A', 'date: 2026-01-01\n'),
        after: update('A', 'date:  2026-01-01\n'),
      },
      'Layout changed in tax update ‘A’',
    ],
    [
      'a picture',
      { file: 'content/images/blog/1.svg', before: 'a', after: 'b' },
      'Picture ‘blog/1.svg’ replaced',
    ],
    ['a new picture', { file: 'content/images/x.jpg', after: 'b' }, 'Picture ‘x.jpg’ added'],
    [
      'a file without fields',
      { file: 'content/README.md', before: 'a', after: 'b' },
      'README.md changed',
    ],
    [
      'an entry that cannot be read',
      { file: 'content/events/x.json', after: '{' },
      'Event ‘x’ added',
    ],
    [
      'a long title',
      { file: TDS, after: update('A title '.repeat(12).trim()) },
      'Tax update ‘A title A title A title A title A title A title A title A t…’ added',
    ],
  ])('%s', (_what, file, said) => {
    expect(words(file)).toBe(said);
  });

  test('another name is no loss and no gain', () => {
    const gone = { file: 'content/tax-updates/a.md', before: update('A') };
    const same = { file: 'content/tax-updates/b.md', after: update('A') };
    expect(words(gone, same)).toBe('Tax update ‘A’ renamed to b.md');
    // By its title, although the text has changed too.
    const changed = { ...same, after: update('A', 'date: 1\n', 'Other.') };
    expect(words(gone, changed)).toBe('Tax update ‘A’ renamed to b.md');
    const other = { ...same, after: update('B') };
    expect(words(gone, other)).toBe('Tax update ‘A’ removed; tax update ‘B’ added');
  });

  test('of several the first three, and how many more', () => {
    const added = [1, 2, 3, 4, 5].map((number) => ({
      file: `content/tax-updates/${number}.md`,
      after: update(`T${number}`),
    }));
    expect(words(...added.slice(0, 3))).toBe(
      'Tax update ‘T1’ added; tax update ‘T2’ added; tax update ‘T3’ added',
    );
    expect(words(...added)).toMatch(/‘T3’ added and 2 more$/);
    expect(changesOf(added).map(changeInWords)).toHaveLength(5);
  });
});

describe('what git says', () => {
  test.each([
    [
      "remote: Permission to a/b.git denied to c.\nfatal: unable to access 'https://github.com/a/b.git/': The requested URL returned error: 403",
      'no right',
    ],
    [
      "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
      'no right',
    ],
    ['git@github.com: Permission denied (publickey).', 'no right'],
    ["fatal: unable to access 'https://x.example/': Could not resolve host: x.example", 'internet'],
    ['ssh: Could not resolve hostname x: Name or service not known', 'internet'],
    [
      'remote: error: GH006: Protected branch update failed for refs/heads/main.',
      'no direct change',
    ],
    [TIMED_OUT, 'in time'],
    ['fatal: bad object HEAD\nmore', 'Git answered: bad object HEAD'],
  ])('%s', (said, words) => {
    expect(refusalInWords(said)).toContain(words);
  });

  test.each([
    ['https://github.com/firm/site.git', 'https://github.com/firm/site/commit/abc'],
    ['https://name:secret@github.com/firm/site', 'https://github.com/firm/site/commit/abc'],
    ['git@github.com:firm/site.git', 'https://github.com/firm/site/commit/abc'],
    [
      'ssh://git@gitlab.com:22/firm/group/site.git',
      'https://gitlab.com/firm/group/site/-/commit/abc',
    ],
    ['https://github.com.evil.example/firm/site.git', undefined],
    ['/srv/git/site.git', undefined],
    ['javascript:alert(1)', undefined],
  ])('%s', (remote, url) => {
    expect(linksOf(remote, 'abc')[0]?.url).toBe(url);
  });
});
