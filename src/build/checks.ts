/** Checks the content and the keys of the message service before a build. */
import type { AstroIntegration } from 'astro';
import { writeSchemas } from '#collections/json-schemas.ts';
import { buildDay } from '#collections/reading/build-day.ts';
import { CONTENT_DIR } from '#collections/reading/files.ts';
import { checkContent } from '#doctor/check.ts';
import { formatProblems } from '#collections/reading/problem.ts';
import { formatOpenItemCount } from '#doctor/launch.ts';
import { formatQuantity } from '#lib/format.ts';

/**
 * Stops a build if the content has errors; `npm run dev` prints the same errors and continues. `env`: the environment
 * variables, including those of `.env`.
 */
export function checkBeforeBuild(env: Record<string, string | undefined>): AstroIntegration {
  return {
    name: 'checks',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        // During `astro check`, `command` is `sync`.
        if (command === 'dev' || command === 'sync') writeSchemas(CONTENT_DIR);
        if (command !== 'build' && command !== 'dev') return;
        logger.info('reading content/ …');
        const { problems, open } = await checkContent({ today: buildDay() });
        const errors = problems.filter(({ severity }) => severity === 'error');
        if (problems.length > 0) {
          const block = [
            `${formatQuantity(errors.length, 'error')} and ${formatQuantity(problems.length - errors.length, 'warning')} in content/`,
            ...formatProblems(problems),
          ].join('\n  ');
          logger[errors.length > 0 ? 'error' : 'warn'](block);
        }
        if (command === 'build' && open.length > 0) logger.warn(formatOpenItemCount(open));
        if (errors.length === 0 || command === 'dev') return;
        const stop = new Error('the errors of content/ are listed above; nothing was built');
        delete stop.stack; // a stack trace would hide the list
        throw stop;
      },
      'astro:build:start': ({ logger }) => {
        const missing = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID']
          .map((name) => `PUBLIC_EMAILJS_${name}`)
          .filter((name) => !env[name]);
        // With `npm start`, our own server receives the messages, so the keys are not needed.
        const isServedHere = process.env['npm_lifecycle_event'] === 'start';
        if (missing.length === 0 || (missing.length === 3 && isServedHere)) return;
        logger.warn(
          `no ${missing.join(', ')}: the contact form cannot send from a static host. Set all three keys ` +
            'before you publish there, or none where "npm start" serves the site.',
        );
      },
    },
  };
}
