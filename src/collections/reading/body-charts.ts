/** Replaces a chart block in the Markdown body of an entry with its figure. */
import { readChart } from '#collections/chart.ts';
import type { Plugin } from '#lib/body-plugins.ts';
import { chartFigure } from '#lib/charts/print.ts';
import { CHART_LANGUAGE } from './markdown-parts.ts';

/** Runs last, because the plugin that rejects HTML in a body would reject this output. */
export const bodyCharts: Plugin = {
  name: 'charts',
  element: {
    filter: ['pre'],
    visit(block, context) {
      const [code] = block.children;
      if (code?.type !== 'element') return undefined;
      const language = code.properties['className'];
      if (!Array.isArray(language) || !language.includes(`language-${CHART_LANGUAGE}`))
        return undefined;
      return { type: 'raw', value: chartFigure(readChart(context.textContent(block))) };
    },
  },
};
