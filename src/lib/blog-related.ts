/** Which other articles are offered at the end of one. */
import { RELATED_POSTS, RELATED_WORD_POSTS_MAX } from '#site/limits.ts';
import { byNewest, type DatedPost } from './blog-lists.ts';
import { indexWords } from './search-words.ts';

/** What decides whether two posts belong together. */
export interface ComparedPost extends DatedPost {
  readonly data: DatedPost['data'] & {
    readonly title: string;
    readonly keywords: readonly string[];
  };
}

/**
 * For each post up to three listed others: first those of its category, then those that share most
 * words of title and keywords, then the newest. Each post is compared only with posts that share a
 * telling word, so the work grows with the number of posts, not with its square.
 */
export function relatedPosts<Post extends ComparedPost>(
  posts: readonly Post[],
): Map<string, Post[]> {
  const listed = posts.filter(({ data }) => data.listed).sort(byNewest);
  const words = new Map(posts.map((post) => [post.id, wordsOf(post)]));
  /** Places in `listed` of the posts that have a word. */
  const places = new Map<string, number[]>();
  const newest = new Map<string, number[]>();
  listed.forEach(({ id, data }, place) => {
    for (const word of words.get(id) ?? []) pushTo(places, word, place);
    const own = newest.get(data.category)?.length ?? 0;
    // One more than is shown: the post itself may be among them.
    if (own <= RELATED_POSTS) pushTo(newest, data.category, place);
  });
  const newestOfAll = listed.slice(0, RELATED_POSTS + 1).map((_, place) => place);

  return new Map(
    posts.map((post) => {
      const shared = new Map<number, number>();
      for (const word of words.get(post.id) ?? []) {
        const having = places.get(word) ?? [];
        if (having.length > RELATED_WORD_POSTS_MAX) continue;
        for (const place of having) shared.set(place, (shared.get(place) ?? 0) + 1);
      }
      for (const place of [...(newest.get(post.data.category) ?? []), ...newestOfAll])
        if (!shared.has(place)) shared.set(place, 0);
      const best = bestOf(shared, (place) => {
        const other = listed[place];
        if (other === undefined || other.id === post.id) return undefined;
        return other.data.category === post.data.category;
      });
      return [post.id, best.flatMap((place) => listed[place] ?? [])];
    }),
  );
}

/**
 * The places that are shown: one pass, since a sort of all candidates would cost most of the time.
 * @param shared how many words each candidate shares
 * @param alike whether a candidate is of the same category; undefined for none at all
 */
function bestOf(
  shared: ReadonlyMap<number, number>,
  alike: (place: number) => boolean | undefined,
): number[] {
  const best: { readonly place: number; readonly rank: number }[] = [];
  for (const [place, words] of shared) {
    const ofCategory = alike(place);
    if (ofCategory === undefined) continue;
    // A post has far fewer words than this, so the category always decides first.
    const rank = words + (ofCategory ? 1_000 : 0);
    const before = best.findIndex(
      (one) => one.rank < rank || (one.rank === rank && one.place > place),
    );
    if (before === -1) best.push({ place, rank });
    else best.splice(before, 0, { place, rank });
    if (best.length > RELATED_POSTS) best.pop();
  }
  return best.map(({ place }) => place);
}

const wordsOf = ({ data: { title, keywords } }: ComparedPost) =>
  new Set(indexWords([title, ...keywords].join(' · ')));

function pushTo(lists: Map<string, number[]>, key: string, place: number): void {
  const list = lists.get(key);
  if (list) list.push(place);
  else lists.set(key, [place]);
}
