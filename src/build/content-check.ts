/** Stops a build whose content has errors; in dev the same lines are printed and work goes on. */
import type { AstroIntegration } from 'astro';
import { checkContent } from '#doctor/check.ts';
import { formatFinding } from '#collections/reading/finding.ts';
import { openLine } from '#doctor/launch.ts';
import { hiddenLines } from '#collections/reading/publication.ts';

export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ command, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        const { findings, hidden, open } = checkContent();
        for (const severity of ['error', 'warning'] as const) {
          const lines = findings.filter((one) => one.severity === severity).map(formatFinding);
          if (lines.length === 0) continue;
          const block = [`${lines.length} ${severity}(s)`, ...lines].join('\n  ');
          logger[severity === 'error' ? 'error' : 'warn'](block);
        }
        for (const line of hiddenLines(hidden)) logger.info(line);
        if (command === 'build' && open.length > 0) logger.warn(openLine(open));
        const errors = findings.filter(({ severity }) => severity === 'error').length;
        if (errors === 0 || command === 'dev') return;
        const stop = new Error(`content/ has ${errors} error(s), listed above; nothing was built`);
        delete stop.stack; // the trace would only bury the list
        throw stop;
      },
    },
  };
}
