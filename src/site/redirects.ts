/** Addresses that redirect with status 301: those of the specification, and those that editors add. */
import { globSync, readFileSync } from 'node:fs';
import { REDIRECT_FROM, REDIRECT_TO } from './redirect-patterns.ts';
import { ROUTE_ALIASES } from './routes.ts';

/** Old path to new address: a path of this site, with query or hash where needed. */
export type Redirects = Readonly<Record<string, string>>;

/** Editors' redirects, from the project's root. The content check reports errors in them. */
const REDIRECT_FILES = 'content/redirects/*.json';

export const REDIRECTS: Redirects = { ...written(), ...ROUTE_ALIASES };

/** Only the valid redirects: errors stop the build, but the content check has to run first to say where they are. */
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
