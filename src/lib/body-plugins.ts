/** Plugins for Astro's Markdown processor that change the HTML of an entry's body. */
import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import type { Element } from 'hast';
import { readLedger } from './ledger.ts';

export type BodyPlugin = Extract<
  NonNullable<SatteriProcessorOptions['hastPlugins']>[number],
  { name: string }
>;

const links: BodyPlugin = {
  name: 'links',
  element: {
    filter: ['a'],
    visit(link, context) {
      const href = String(link.properties['href']);
      if (href.startsWith('https://')) context.setProperty(link, 'rel', ['noopener', 'noreferrer']);
    },
  },
};

/**
 * Puts each table into a frame that scrolls if the table is too wide; the page's script makes such a frame a tab stop.
 * On a phone, a table of more than two columns stacks its cells, unless the columns contain figures; ui/Table.tsx has
 * the same rule. The content policy forbids style attributes, so a column's alignment becomes a class.
 */
const tables: BodyPlugin = {
  name: 'tables',
  element: {
    filter: ['table'],
    visit(table, context) {
      const rows = rowsOf(table);
      const [head = [], ...body] = rows.map(elementsIn);
      const ledger = readLedger(body.map((row) => row.map((cell) => context.textContent(cell))));
      const stacks = head.length > 2 && !ledger.isFigures;
      if (stacks || ledger.isFigures)
        context.setProperty(table, 'className', [stacks ? 'stacks' : 'figures']);
      for (const [index, cell] of [head, ...body].flatMap((row) => [...row.entries()])) {
        const [, side] = /^text-align: (\w+)$/.exec(String(cell.properties['style'])) ?? [];
        const align = ledger.figures[index] ? 'num' : side && `text-${side}`;
        if (side) context.setProperty(cell, 'style', null);
        if (align) context.setProperty(cell, 'className', [align]);
        if (stacks && index > 0 && !head.includes(cell))
          context.setProperty(cell, 'data-column', context.textContent(head[index] ?? cell));
      }
      const last = rows.at(-1);
      if (ledger.hasTotal && last) context.setProperty(last, 'className', ['total']);
      context.wrapNode(table, {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-frame'], role: 'group', ariaLabel: 'Table' },
        children: [],
      });
    },
  },
};

const elementsIn = ({ children }: Readonly<Element>) =>
  children.filter((child) => child.type === 'element');
const rowsOf = (table: Readonly<Element>) => elementsIn(table).flatMap(elementsIn);

export const BODY_PLUGINS: readonly BodyPlugin[] = [links, tables];
