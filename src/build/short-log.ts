/** Astro's own log without what says nothing to an editor; the hundreds of printed routes are one line. */
import { stripVTControlCharacters } from 'node:util';
import type { AstroLoggerDestination, AstroLoggerMessage } from 'astro';
import astroLog from 'astro/logger/node';

/** Steps of a build that Astro and Vite tell of, and their ends. */
const STEP =
  /^(?:✓ |reading content|rules for other hosts|Building static entrypoints|\[optimizer\]|Re-optimizing|Syncing content|Synced content|Generated |(?:output|mode|directory): |Collecting build info|Rearranging|Copying fonts|Waiting for integration|generating static routes|`sitemap-|Complete!)/;

export default function shortLog(): AstroLoggerDestination {
  const log = astroLog({});
  let routes = 0;
  return {
    write(event) {
      if (isRoute(event)) return void routes++;
      if (event.level === 'info' && isStep(event)) return;
      // The empty lines and headings around the routes.
      if (event.label === 'SKIP_FORMAT' && routes > 0) return;
      if (routes > 0) {
        log.write({ ...event, label: 'build', message: `${routes} routes printed`, newLine: true });
        routes = 0;
      }
      log.write(event);
    },
  };
}

const isStep = ({ message }: AstroLoggerMessage) =>
  STEP.test(stripVTControlCharacters(message).trim());

/** `├─ /about.html`, without a line's end: its time follows. */
function isRoute({ level, message, newLine }: AstroLoggerMessage): boolean {
  return level === 'info' && !newLine && message.includes('├─');
}
