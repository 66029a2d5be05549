import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseTable } from '#lib/inline-text.ts';
import { Table } from './Table.tsx';

const draw = (...rows: string[][]) =>
  renderToStaticMarkup(
    createElement(Table, {
      caption: 'Fees',
      columns: ['Form', 'Fee', 'Limit'],
      ...parseTable(rows),
    }),
  );

test('for phones, adds the column name to each cell, except in a table of figures', () => {
  expect(draw(['AOC-4', 'None', 'See [the fees](/fees)'])).toContain(
    'data-column="Limit">See <a href="/fees">the fees</a>',
  );
  const figures = draw(['AOC-4', '₹200', '30'], ['**Total**', '₹200', '30']);
  expect(figures).not.toContain('data-column');
  expect(figures).toContain('<tr class="total"><th scope="row" class="min-w-28"><strong>Total');
  expect(figures.match(/class="num"/g)).toHaveLength(6);
});
