/** Astro's own log, with the hundreds of printed routes as one line. */
import type { AstroLoggerDestination, AstroLoggerMessage } from 'astro';
import astroLog from 'astro/logger/node';

export default function shortLog(): AstroLoggerDestination {
  const log = astroLog({});
  let routes = 0;
  return {
    write(event) {
      if (isRoute(event)) return void routes++;
      if (event.label === 'SKIP_FORMAT' && (routes > 0 || isHeading(event))) return;
      if (routes > 0) {
        log.write({ ...event, label: 'build', message: `${routes} routes printed`, newLine: true });
        routes = 0;
      }
      log.write(event);
    },
  };
}

const isHeading = ({ message }: AstroLoggerMessage) => message.includes('generating static routes');

/** `├─ /about.html`, without a line's end: its time follows. */
function isRoute({ level, message, newLine }: AstroLoggerMessage): boolean {
  return level === 'info' && !newLine && message.includes('├─');
}
