/** Addresses that answer 301: those of the specification, and those that editors write down. */
import { globSync, readFileSync } from 'node:fs';
import { REDIRECT_FROM, REDIRECT_TO } from './redirect-patterns.ts';
import { ROUTE_ALIASES } from './routes.ts';

/** Old path to new place: a path of this site, with query or hash where needed. */
export type Redirects = Readonly<Record<string, string>>;

/** Editors' redirects, from the project's root. The content check says what is wrong in them. */
const REDIRECT_FILES = 'content/redirects/*.json';

export const REDIRECTS: Redirects = { ...written(), ...ROUTE_ALIASES };

/** What is sound of whatever is there: a file with faults stops the build, but not before it is told where they are. */
function written(): Record<string, string> {
  const entries = globSync(REDIRECT_FILES)
    .sort()
    .flatMap((file) => {
      try {
        const { redirects } = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) as {
          redirects: { from: string; to: string }[];
        };
        return redirects.map(({ from, to }) => [from, to] as const);
      } catch {
        return [];
      }
    });
  return Object.fromEntries(
    entries.filter(([from, to]) => REDIRECT_FROM.test(from) && REDIRECT_TO.test(to)),
  );
}
