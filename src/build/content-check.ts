/** Stops a build if the content has errors; in dev it prints the same lines and continues. */
import type { AstroIntegration } from 'astro';
import { writeSchemas } from '#collections/json-schemas.ts';
import { CONTENT_DIR } from '#collections/reading/files.ts';
import { forgetMarkdownParts } from '#collections/reading/markdown-parts.ts';
import { checkContent } from '#doctor/check.ts';
import { formatProblem } from '#collections/reading/problem.ts';
import { openLine } from '#doctor/launch.ts';
import { plural } from '#lib/format.ts';

export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        // `astro check` runs `sync`.
        if (command === 'dev' || command === 'sync') writeSchemas(CONTENT_DIR);
        if (command !== 'build' && command !== 'dev') return;
        logger.info('reading content/ …');
        const { problems, hidden, open } = await checkContent();
        if (command === 'build') forgetMarkdownParts();
        const errors = problems.filter(({ severity }) => severity === 'error');
        const warnings = problems.filter(({ severity }) => severity === 'warning');
        if (problems.length > 0) {
          const block = [
            `${plural(errors.length, 'error')} and ${plural(warnings.length, 'warning')} in content/`,
            ...errors.map((problem) => `error    ${formatProblem(problem)}`),
            ...warnings.map((problem) => `warning  ${formatProblem(problem)}`),
          ].join('\n  ');
          logger[errors.length > 0 ? 'error' : 'warn'](block);
        }
        for (const line of hidden) console.log(line);
        if (command === 'build' && open.length > 0) logger.warn(openLine(open));
        if (errors.length === 0 || command === 'dev') return;
        const stop = new Error('the errors of content/ are listed above; nothing was built');
        delete stop.stack; // the trace would only bury the list
        throw stop;
      },
    },
  };
}
