/** Stops a build whose content has faults; in dev the same lines are printed and work goes on. */
import type { AstroIntegration } from 'astro';
import { keep, recall } from '#documents/cache.ts';
import { fingerprintOf } from '#documents/fingerprint.ts';
import { checkContent } from '#entries/check.ts';
import { hiddenLines } from '#entries/hidden-lines.ts';
import { askedParts, recallParts, type KnownParts } from '#entries/markdown-parts.ts';
import { formatFault } from '#schemas/fault-text.ts';

/** What the last build found in each text, so that only new texts are parsed. */
const KNOWN_PARTS = 'node_modules/.cache/markdown-parts';
const FOUND_BY = ['src/entries/markdown-parts.ts', 'node_modules/.package-lock.json'];

export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        if (command !== 'build' && command !== 'dev') return;
        const foundBy = fingerprintOf(FOUND_BY);
        recallParts(await recall<KnownParts>(foundBy, KNOWN_PARTS).catch(() => new Map()));
        const { findings, hidden } = checkContent();
        await keep(foundBy, KNOWN_PARTS, askedParts()).catch(() => undefined);
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
