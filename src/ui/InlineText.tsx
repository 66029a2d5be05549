import type { InlinePart } from '#lib/inline-text.ts';

/** Renders a text of an entry with its links and emphasis. */
export function InlineText({ parts }: { parts: readonly InlinePart[] }) {
  return parts.map((part, index) => {
    if (typeof part === 'string') return <UnbrokenWords key={index} text={part} />;
    const { tag: Tag, href } = part;
    return (
      <Tag key={index} {...(href !== undefined && linkProps(href))}>
        <InlineText parts={part.parts} />
      </Tag>
    );
  });
}

/** Words in which a line must not break: names of forms (`MGT-7A`) and words with a short first part (`co-founder`). */
const KEPT_WORDS = /([A-Z][A-Z0-9]+(?:-[A-Z0-9]{1,4})+\b|\b(?:co|no|re)-\w+)/;

/** Renders a text in which lines do not break inside KEPT_WORDS. */
export function UnbrokenWords({ text }: { text: string }) {
  // KEPT_WORDS has a group, so `split` puts the matched words at the odd positions.
  return text.split(KEPT_WORDS).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  );
}

/** Returns a link's attributes: no referrer for other sites, and no line break in a phone number. */
const linkProps = (href: string) => ({
  rel: href.startsWith('https:') ? 'noopener noreferrer' : undefined,
  href,
  className: href.startsWith('tel:') ? 'whitespace-nowrap' : undefined,
});

export function Paragraphs({ paragraphs }: { paragraphs: readonly (readonly InlinePart[])[] }) {
  return paragraphs.map((parts, index) => (
    <p key={index} className="linked">
      <InlineText parts={parts} />
    </p>
  ));
}
