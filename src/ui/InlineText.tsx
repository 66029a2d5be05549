import type { InlinePart } from '#lib/inline-text.ts';

/** Text of an entry with its links and emphasis. */
export function InlineText({ parts }: { parts: readonly InlinePart[] }) {
  return parts.map((part, index) => {
    if (typeof part === 'string') return part;
    const { tag: Tag, href } = part;
    return (
      <Tag key={index} {...(href !== undefined && linkProps(href))}>
        <InlineText parts={part.parts} />
      </Tag>
    );
  });
}

/** Other sites get no opener and no referrer; a phone number stays on one line. */
const linkProps = (href: string) => ({
  rel: href.startsWith('https:') ? 'noopener noreferrer' : undefined,
  href,
  className: href.startsWith('tel:') ? 'whitespace-nowrap' : undefined,
});

/** Paragraphs of an entry. */
export function Paragraphs({ paragraphs }: { paragraphs: readonly (readonly InlinePart[])[] }) {
  return paragraphs.map((parts, index) => (
    <p key={index} className="linked">
      <InlineText parts={parts} />
    </p>
  ));
}
