/** Stops a build whose content has faults; in dev the same lines are printed and work goes on. */
import type { AstroIntegration } from 'astro';
import { checkContent } from '#entries/check.ts';
import { formatFault } from '#schemas/fault-text.ts';

export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ command, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        const { faults, warnings } = checkContent({ today: new Date().toISOString().slice(0, 10) });
        for (const warning of warnings) logger.warn(warning);
        for (const fault of faults) logger.error(formatFault(fault));
        if (faults.length === 0 || command === 'dev') return;
        const stop = new Error(
          `content/ has ${faults.length} fault(s), listed above; nothing was built`,
        );
        delete stop.stack; // the trace would only bury the list
        throw stop;
      },
    },
  };
}
