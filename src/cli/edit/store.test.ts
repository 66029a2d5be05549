import {
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatted } from '#cli/formatted.ts';
import { checkContent } from '#doctor/check.ts';
import { movedRedirects } from './moved.ts';
import { FROM, STATE } from './settings.ts';
import { stateOf } from './state.ts';
import { createStore, type Store } from './store.ts';
import { createTrash } from './trash.ts';
import { useContentCopy } from '../../../tests/content-copy.ts';

const { contentDir, folder, path } = useContentCopy();
let store: Store;
let removed: string;

beforeEach(() => {
  removed = `${folder()}/removed`;
  store = createStore(formatted, {
    contentDir: contentDir(),
    publicDir: `${folder()}/public`,
    trash: createTrash(removed),
  });
});

const form = (file: string) =>
  JSON.parse(store.read(path(file)) ?? '{}') as Record<string, unknown>;
const write = (file: string, held: unknown, from = '', keep = false) =>
  store.write(path(file), Buffer.from(JSON.stringify(held)), from, keep);
const CLINIC = {
  title: 'Year-end clinic',
  date: '2099-03-04',
  time: '15:00-16:30',
  location: 'Online',
  type: 'Webinar',
  status: 'upcoming',
  attendees: 'Finance leads',
  description: 'What to match.',
  agenda: ['Unmatched credit'],
  draft: true,
};

describe('a new entry', () => {
  test('is a file as the project lays it out, and sound', async () => {
    expect(await write('events/year-end-clinic.json', CLINIC)).toHaveProperty('version');
    expect(JSON.parse(readFileSync(path('events/year-end-clinic.json'), 'utf8'))).toEqual(CLINIC);
    const { findings } = checkContent({ contentDir: contentDir() });
    expect(findings.filter(({ file }) => file.includes('year-end-clinic'))).toEqual([]);
  });

  test('of Markdown has front matter and body', async () => {
    const post = form('blog/1.md');
    // Posts are numbered, whatever a copy is called, and though another has the number meanwhile.
    const copy = await write('blog/a-copy.md', { ...post, title: 'New', body: 'One.' });
    const second = await write('blog/1.md', { ...post, title: 'Newer', body: 'One.' });
    const [file, next] = [copy, second].map((one) => ('path' in one ? (one.path ?? '') : ''));
    expect([file, next].every((one) => /blog\/\d+\.md$/.test(one ?? ''))).toBe(true);
    expect(next).not.toBe(file);
    const text = readFileSync(file ?? '', 'utf8');
    expect(text).toMatch(/^---\n[\s\S]*title: 'New'\n[\s\S]*---\n\nOne.\n$/);
    expect(text).not.toMatch(/_from|_state/);
  });

  test('gets the place behind the last one', async () => {
    const { order, ...study } = form('case-studies/' + readdirSync(path('case-studies'))[0]);
    await write('case-studies/new.json', { ...study, title: 'Another case' });
    expect(form('case-studies/new.json')['order']).toBeGreaterThan(Number(order) - 1);
    const all = readdirSync(path('case-studies')).map((name) => form(`case-studies/${name}`));
    expect(new Set(all.map((one) => one['order'])).size).toBe(all.length);
  });

  test.each([
    ['events/Big Name.json', /small letters/],
    ['events/../site.json', /small letters|no file/],
    ['legal/imprint.md', /no file of this page/],
    ['facts/new.json', /no file of this page/],
    ['.schemas/blog.json', /no file of this page/],
    ['guidance/elsewhere/x.md', /no known page folder/],
  ])('is not made as %s', async (file, says) => {
    expect(await write(file, CLINIC)).toMatchObject({
      says: expect.stringMatching(says) as string,
    });
  });

  test('does not take the place of one that is there', async () => {
    const [first = ''] = readdirSync(path('events'));
    const before = readFileSync(path(`events/${first}`), 'utf8');
    expect(await write(`events/${first}`, CLINIC)).toMatchObject({ status: 409 });
    expect(readFileSync(path(`events/${first}`), 'utf8')).toBe(before);
  });
});

describe('removing', () => {
  test('keeps the file, and one call puts it back as it was', () => {
    const before = readFileSync(path('blog/2.md'), 'utf8');
    const kept = store.remove(path('blog/2.md'));
    expect(existsSync(path('blog/2.md'))).toBe(false);
    expect(removed.startsWith(contentDir())).toBe(false);
    expect(store.trash.list()).toEqual([kept]);
    expect(store.trash.putBack('id' in kept ? kept.id : '')).toBe(path('blog/2.md'));
    expect(readFileSync(path('blog/2.md'), 'utf8')).toBe(before);
    expect(store.trash.list()).toEqual([]);
  });

  test('what is in its place is kept in turn', () => {
    const kept = store.remove(path('blog/2.md'));
    writeFileSync(path('blog/2.md'), 'other');
    store.trash.putBack('id' in kept ? kept.id : '');
    expect(store.trash.list()).toMatchObject([{ path: path('blog/2.md'), replaced: true }]);
  });

  test.each(['site.json', 'home/home.json', 'legal/privacy-policy.md', 'x.md', '../package.json'])(
    'leaves %s where it is',
    (file) => {
      const before = existsSync(path(file));
      expect(store.remove(path(file))).toHaveProperty('says');
      expect(existsSync(path(file))).toBe(before);
    },
  );

  test('a name from outside opens nothing', () => {
    expect(store.trash.putBack('../content/site')).toBeUndefined();
  });
});

describe('another name', () => {
  const redirects = () => form('redirects/moved.json')['redirects'];

  test('leads on from the old address, without circles', async () => {
    const from = 'services/hr/payroll-management.json';
    const to = 'services/hr/payroll.json';
    expect(await store.rename(path(from), path(to))).toHaveProperty('version');
    expect(existsSync(path(from))).toBe(false);
    const old = '/services/hr-services/payroll-management';
    expect(redirects()).toEqual([{ from: old, to: '/services/hr-services/payroll' }]);
    await store.rename(path(to), path(from));
    expect(redirects()).toEqual([{ from: '/services/hr-services/payroll', to: old }]);
  });

  test('of an entry without a page of its own, or of a draft, leaves no redirect', async () => {
    const [event = ''] = readdirSync(path('events'));
    await store.rename(path(`events/${event}`), path('events/renamed.json'));
    writeFileSync(
      path('pages/about.json'),
      JSON.stringify({ ...form('pages/about.json'), draft: true }),
    );
    await store.rename(path('pages/about.json'), path('pages/about-us.json'));
    expect(redirects()).toEqual([]);
  });

  test.each([
    ['blog/2.md', 'there already'],
    ['events/1.json', 'another kind'],
    ['site.json', 'no file'],
  ])('%s is not taken', async (to, says) => {
    const moved = await store.rename(path('blog/1.md'), path(to));
    expect(moved).toMatchObject({ says: expect.stringContaining(says) as string });
    expect(existsSync(path('blog/1.md'))).toBe(true);
  });

  test('redirects follow one that moves again', () => {
    const first = movedRedirects([], '/a', '/b');
    expect(movedRedirects(first, '/b', '/c')).toEqual([
      { from: '/a', to: '/c' },
      { from: '/b', to: '/c' },
    ]);
  });
});

describe('a form', () => {
  const sent = (text: string) =>
    store.write(path('blog/1.md'), Buffer.from(text), String(form('blog/1.md')[FROM]));

  test.each(['{"__proto__": {}}', '{"constructor": {}}', '{"sources": [{"prototype": 1}]}', '{}'])(
    '%s is refused, and the entry stays as it is',
    async (text) => {
      const before = readFileSync(path('blog/1.md'), 'utf8');
      expect(await sent(text)).toMatchObject({ status: 422 });
      expect(readFileSync(path('blog/1.md'), 'utf8')).toBe(before);
    },
  );

  test('made from an older text is refused with what the file says now', async () => {
    const { [FROM]: from, ...mine } = form('blog/1.md');
    writeFileSync(
      path('blog/1.md'),
      readFileSync(path('blog/1.md'), 'utf8').replace('Virtual CFO', 'Another'),
    );
    const refused = await write('blog/1.md', { ...mine, title: 'Mine' }, String(from));
    expect(refused).toMatchObject({ status: 412 });
    expect('now' in refused && refused.now).toContain('Another team');
    const now = String(form('blog/1.md')[FROM]);
    await write('blog/1.md', { ...mine, title: 'Mine' }, now, true);
    expect(form('blog/1.md')).toMatchObject({ title: 'Mine', author: 'Virtual CFO team' });
    expect(store.trash.list()).toMatchObject([{ replaced: true }]);
  });

  test('says whether visitors see the entry', () => {
    expect(form('blog/1.md')[STATE]).toMatch(/^Published/);
    expect(stateOf({ draft: true }, '2027-01-01')).toBe('Draft, hidden');
    expect(stateOf({ publishDate: '2027-02-03' }, '2027-01-01')).toBe('From 3 February 2027');
    expect(stateOf({ publishDate: '2026-02-03', example: true }, '2027-01-01')).toBe(
      'Published, example',
    );
  });
});

test.each(['site.json', 'blog/1.md'])(
  '%s, a link out of content/, is neither read nor written',
  async (name) => {
    const held = form(name);
    const elsewhere = `${folder()}/elsewhere`;
    renameSync(path(name), elsewhere);
    symlinkSync(elsewhere, path(name));
    const before = readFileSync(elsewhere, 'utf8');
    expect(store.read(path(name))).toBeUndefined();
    expect(await write(name, held, String(held[FROM]))).toHaveProperty('says');
    expect(readFileSync(elsewhere, 'utf8')).toBe(before);
  },
);
