/** Entries with too few words to answer what a visitor came for. */
import { OWN_TEMPLATES } from '#config/routes.ts';
import { countWords, plural } from '#logic/format.ts';
import { warning, type Finding } from '#schemas/fault-text.ts';
import type { CollectionName } from './collections.ts';
import type { Entries, ReadEntry } from './read.ts';
import { strings } from './strings.ts';

/** Fewest words by collection: well below what the shipped entries have, above what says nothing. */
const FEWEST_WORDS = {
  posts: 300,
  resources: 300,
  policies: 200,
  documents: 150,
  guidance: 120,
  services: 120,
  pages: 100,
  taxUpdates: 80,
} as const satisfies Partial<Record<CollectionName, number>>;

export function thinFindings(entries: Entries): Finding[] {
  return (Object.keys(FEWEST_WORDS) as (keyof typeof FEWEST_WORDS)[]).flatMap((name) =>
    entries[name]
      .filter((entry: ReadEntry) => standsAlone(name, entry, entries))
      .map((entry: ReadEntry) => ({ file: entry.file, words: wordsOf(entry) }))
      .filter(({ words }) => words < FEWEST_WORDS[name])
      .map(({ file, words }) =>
        warning(
          file,
          '',
          `has ${plural(words, 'word')}; fewer than ${FEWEST_WORDS[name]} seldom answer a question`,
        ),
      ),
  );
}

/** A group is shown with its subsections, a page with a template of its own with its lists. */
function standsAlone(name: CollectionName, { id }: ReadEntry, { services }: Entries): boolean {
  if (name === 'services') return !services.some((other) => other.id.startsWith(`${id}/`));
  return name !== 'pages' || !OWN_TEMPLATES.has(`/${id}`);
}

function wordsOf({ data, body }: ReadEntry): number {
  const { sections, blocks, faqs } = data as Record<string, unknown>;
  const texts = [...strings([sections, blocks, faqs])].map(({ value }) => value);
  return countWords([body, ...texts].join(' '));
}
