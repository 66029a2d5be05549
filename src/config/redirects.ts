/** Addresses that answer 301: those of the specification, and those that editors write down. */
import { readFileSync } from 'node:fs';
import { ROUTE_ALIASES } from './routes.ts';

/** Editors' redirects, from the project's root. The content check says what is wrong in it. */
export const REDIRECTS_FILE = 'content/redirects/moved.json';

/** Old path to new place: a path of this site, with query or hash where needed. */
export const REDIRECTS: Readonly<Record<string, string>> = { ...written(), ...ROUTE_ALIASES };

/** Whatever is there: a file with faults stops the build, but not before it is told where they are. */
function written(): Record<string, string> {
  try {
    const { redirects } = JSON.parse(readFileSync(REDIRECTS_FILE, 'utf8')) as {
      redirects: { from: string; to: string }[];
    };
    return Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  } catch {
    return {};
  }
}
