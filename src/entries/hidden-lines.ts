/** What a build leaves out, in words: drafts, and what waits for which day. */
import { plural } from '#logic/format.ts';
import type { HiddenEntry } from './check.ts';

/** `Next: content/blog/7.md on 2026-12-03; build again on that day.` and what else is left out. */
export function hiddenLines(hidden: readonly HiddenEntry[]): string[] {
  const waiting = hidden.flatMap(({ file, publication }) =>
    publication.state === 'waiting' ? [{ file, until: publication.until }] : [],
  );
  const drafts = hidden.length - waiting.length;
  const next = waiting.filter(({ until }) => until === waiting[0]?.until);
  return [
    ...next.map(({ file, until }) => `Next: ${file} on ${until}; a build on that day shows it`),
    ...(waiting.length > next.length
      ? [
          `${plural(waiting.length - next.length, 'more entry waits', 'more entries wait')} for later days`,
        ]
      : []),
    ...(drafts > 0 ? [`${plural(drafts, 'draft is', 'drafts are')} left out`] : []),
  ];
}
