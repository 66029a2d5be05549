/** Tests that each row of the table in docs/law.md names existing figures, and pages that use one of these figures. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContent } from '#collections/reading/read.ts';
import { everyEntry } from './entries.ts';

const rows = readFileSync('docs/law.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| +\d+ /.test(line));
const { published } = readContent();
const pages = everyEntry(published).flatMap(({ address, figures, collection }) =>
  address && collection !== 'legalFigures' ? [{ page: address.replace(/#.*/, ''), figures }] : [],
);

test('the table in docs/law.md has rows', () => expect(rows.length).toBeGreaterThan(0));

test.each(rows.map((row) => row.split('|').map((cell) => cell.trim())))(
  'row %s%s: %s',
  (_before, _number, _what, _where, _search, register = '', named = '') => {
    const [file, ...ids] = [...register.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    const inFile = published.legalFigures.filter((figure) => figure.file === file);
    expect(inFile.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    for (const [, page] of named.matchAll(/`([^`]+)`/g)) {
      const figures = pages
        .filter((entry) => entry.page === page)
        .flatMap((entry) => entry.figures);
      expect(
        figures.some((figure) => ids.includes(figure)),
        page,
      ).toBe(true);
    }
  },
);
