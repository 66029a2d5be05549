import type { InlinePart } from '#lib/inline-text.ts';

/** Text of an entry with its links and emphasis. */
export function InlineText({ parts }: { parts: readonly InlinePart[] }) {
  return parts.map((part, place) => {
    if (typeof part === 'string') return part;
    const { tag: Tag, href } = part;
    // Other sites learn nothing of this one.
    const rel = href?.startsWith('https:') ? 'noopener noreferrer' : undefined;
    return (
      <Tag key={place} {...(href !== undefined && { rel, href })}>
        <InlineText parts={part.parts} />
      </Tag>
    );
  });
}
