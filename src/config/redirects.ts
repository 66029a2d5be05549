/** Addresses that answer 301: those of the specification, and those that editors write down. */
import { globSync, readFileSync } from 'node:fs';
import { ROUTE_ALIASES } from './routes.ts';

/** Editors' redirects, from the project's root. The content check says what is wrong in them. */
const REDIRECT_FILES = 'content/redirects/*.json';

/** Old path to new place: a path of this site, with query or hash where needed. */
export const REDIRECTS: Readonly<Record<string, string>> = { ...written(), ...ROUTE_ALIASES };

/** Whatever is there: a file with faults stops the build, but not before it is told where they are. */
function written(): Record<string, string> {
  const entries = globSync(REDIRECT_FILES)
    .sort()
    .flatMap((file) => {
      try {
        const { redirects } = JSON.parse(readFileSync(file, 'utf8')) as {
          redirects: { from: string; to: string }[];
        };
        return redirects.map(({ from, to }) => [from, to] as const);
      } catch {
        return [];
      }
    });
  return Object.fromEntries(entries);
}
