/**
 * Posts made up for measurements: each word follows one it follows in the site's own texts, now and
 * then a rare one, so that lengths, repetition and the growth of the vocabulary are those of real posts.
 */
import type { SearchSources } from '#logic/site-search-sources.ts';
import { headingAnchor } from '#logic/heading-anchor.ts';

type Post = SearchSources['posts'][number];

const WORDS_PER_POST = 1_250;
const HEADINGS_PER_POST = 6;
const RARE_SHARE = 0.02;
const RARE_WORDS = 25_000;
const SYLLABLES = 'ba ke ri to mu sa len dor vi pra chan der mal on est ing tor al ve ku'.split(
  ' ',
);

/**
 * @param like a post whose fields the others share
 * @param corpus text to write like
 */
export function samplePosts(count: number, like: Post, corpus: string): Post[] {
  const random = randomFrom(42);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const known = corpus.split(/\s+/);
  const followers = new Map<string, string[]>();
  known.forEach((word, place) => {
    const list = followers.get(word) ?? [];
    list.push(known[place + 1] ?? 'the');
    followers.set(word, list);
  });
  const rare = Array.from({ length: RARE_WORDS }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join(''),
  );
  let last = 'The';
  const write = (words: number) =>
    Array.from({ length: words }, () => {
      // Cubed: few of the rare words come often, most of them hardly ever.
      last =
        random() < RARE_SHARE
          ? (rare[Math.floor(random() ** 3 * rare.length)] ?? last)
          : pick(followers.get(last) ?? known);
      return last;
    }).join(' ');

  return Array.from({ length: count }, (_, place) => ({
    id: `sample-${place}`,
    body: write(WORDS_PER_POST),
    headings: Array.from({ length: HEADINGS_PER_POST }, () => write(5)).map((text) => ({
      text,
      slug: headingAnchor(text),
    })),
    data: {
      ...like.data,
      title: write(8).slice(0, 60),
      excerpt: write(21).slice(0, 155),
      keywords: Array.from({ length: 4 }, () => write(3)),
      date: `${2010 + (place % 16)}-01-01`,
    },
  }));
}

/** The same numbers in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
