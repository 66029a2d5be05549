/** Plugins of Astro's Markdown processor that change the HTML of an entry's body. */
import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import type { Element } from 'hast';

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
 * A table scrolls in its own frame; if it does, the page's script makes the frame a tab stop. On a phone, a table with
 * more than two columns is read row by row, as in ui/Table.astro.
 */
const tableFrames: BodyPlugin = {
  name: 'table-frames',
  element: {
    filter: ['table'],
    visit(table, context) {
      const [head = [], ...rows] = rowsOf(table);
      if (head.length > 2) {
        context.setProperty(table, 'className', ['stacks']);
        for (const [, ...cells] of rows)
          for (const [index, cell] of cells.entries())
            context.setProperty(cell, 'data-column', context.textContent(head[index + 1] ?? cell));
      }
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
const rowsOf = (table: Readonly<Element>) => elementsIn(table).flatMap(elementsIn).map(elementsIn);

/** The policy forbids styles in the markup, so a column's alignment becomes a class. */
const columnAlignment: BodyPlugin = {
  name: 'column-alignment',
  element: {
    filter: ['th', 'td'],
    visit(cell, context) {
      const [, side] = /^text-align: (\w+)$/.exec(String(cell.properties['style'])) ?? [];
      if (side === undefined) return;
      context.setProperty(cell, 'style', null);
      context.setProperty(cell, 'className', [`text-${side}`]);
    },
  },
};

export const BODY_PLUGINS: readonly BodyPlugin[] = [links, tableFrames, columnAlignment];
