/** The weighing of a first view: sums, limits, and the lines that name what is too heavy. */
import { describe, expect, test } from 'vitest';
import { BUDGETS } from '#site/budgets.ts';
import {
  overruns,
  steadyName,
  weigh,
  type FileKind,
  type FirstView,
  type LoadedFile,
} from './weigh.ts';

const file = (kind: FileKind, bytes: number, name: string = kind): LoadedFile => ({
  name,
  kind,
  bytes,
});
const view = (files: LoadedFile[], islands: FirstView['islands'] = 'none'): FirstView => ({
  path: '/about',
  islands,
  files,
});

test('parts in the page belong to their kind, but are sent with the page', () => {
  const weight = weigh(
    view([
      file('document', 9_000),
      file('script', 700, 'a.js'),
      { ...file('script', 300, 'scripts in the page'), inline: true },
      file('media', 400_000, 'film.mp4'),
    ]),
  );
  expect(weight).toMatchObject({ document: 9_000, script: 1_000, media: 400_000, requests: 2 });
  expect(weight.all).toBe(9_700);
});

describe('over budget', () => {
  test.each<[string, FirstView]>([
    ['scripts', view([file('script', BUDGETS.scriptBytes + 1)])],
    ['scripts', view([file('script', BUDGETS.touchedScriptBytes + 1)], 'touched')],
    ['scripts', view([file('script', BUDGETS.islandScriptBytes + 1)], 'awake')],
    ['styles', view([file('stylesheet', BUDGETS.styleBytes + 1)])],
    ['fonts', view([file('font', BUDGETS.fontBytes + 1)])],
    ['the first view', view([file('image', BUDGETS.allBytes + 1)])],
  ])('%s by one byte', (what, seen) => {
    const [line, ...more] = overruns(seen);
    expect(line).toContain(`/about: ${what} weigh`);
    expect(line).toContain('1 over');
    expect(more).toEqual([]);
  });

  test('one request too many', () => {
    const files = Array.from({ length: BUDGETS.requests + 1 }, () => file('image', 1));
    expect(overruns(view(files))).toEqual(['/about: 17 requests, at most 16']);
  });

  test('at the limit is within it; the film has none', () => {
    const files = [
      file('script', BUDGETS.scriptBytes),
      file('stylesheet', BUDGETS.styleBytes),
      file('font', BUDGETS.fontBytes),
      file('media', 2_000_000),
    ];
    expect(overruns(view(files))).toEqual([]);
  });

  test('the heaviest files are named first, with what they grew by', () => {
    const files = [
      file('script', 1_000, '/_astro/small.B9ehKwqS.js'),
      file('script', 4_000, '/_astro/large.DMDod4CR.js'),
    ];
    expect(overruns(view(files), { '/_astro/large.js': 1_500, '/_astro/small.js': 1_000 })).toEqual(
      [
        '/about: scripts weigh 5000 bytes, 2000 over; ' +
          '/_astro/large.DMDod4CR.js 4000 (grew by 2500), /_astro/small.B9ehKwqS.js 1000',
      ],
    );
  });
});

test.each([
  ['/_astro/client.DnS9v0uh.js', '/_astro/client.js'],
  [
    '/_astro/a.astro_astro_type_script_index_0_lang.0baqjxzc.js',
    '/_astro/a.astro_astro_type_script_index_0_lang.js',
  ],
  ['/_astro/fonts/6f2a11c7d1b1ab10.woff2', '/_astro/fonts/6f2a11c7d1b1ab10.woff2'],
  ['/favicon.svg', '/favicon.svg'],
])('%s is known as %s', (name, steady) => {
  expect(steadyName(name)).toBe(steady);
});
