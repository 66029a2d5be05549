const RELATED_POSTS = 3;

interface AnyPost {
  readonly id: string;
  readonly data: { readonly category: string };
}

/** Returns three other posts: first posts of the same category, then the rest, in the order of `listed`. */
export function relatedPosts<Post extends AnyPost>(to: AnyPost, listed: readonly Post[]): Post[] {
  const isAlike = ({ data }: AnyPost) => Number(data.category === to.data.category);
  return listed
    .filter(({ id }) => id !== to.id)
    .sort((a, b) => isAlike(b) - isAlike(a))
    .slice(0, RELATED_POSTS);
}
