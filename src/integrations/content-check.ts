/** Stops a build whose content has faults; in dev the same lines are printed and work goes on. */
import type { AstroIntegration } from 'astro';
import { checkContent } from '#entries/check.ts';
import { hiddenLines } from '#entries/hidden-lines.ts';
import { formatFault } from '#schemas/fault-text.ts';

export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ command, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        const { findings, hidden } = checkContent();
        const errors = findings.filter(({ severity }) => severity === 'error');
        for (const finding of findings)
          logger[finding.severity === 'error' ? 'error' : 'warn'](formatFault(finding));
        for (const line of hiddenLines(hidden)) logger.info(line);
        if (errors.length === 0 || command === 'dev') return;
        const stop = new Error(
          `content/ has ${errors.length} fault(s), listed above; nothing was built`,
        );
        delete stop.stack; // the trace would only bury the list
        throw stop;
      },
    },
  };
}
