/** The links that share an article. */

export interface SharedPage {
  readonly title: string;
  readonly excerpt: string;
  /** Whole address of the page. */
  readonly address: string;
}

interface ShareLink {
  readonly label: string;
  readonly href: string;
  /** Opens in a small window of its own. */
  readonly inWindow: boolean;
}

/** In the order of the menu. */
export function shareLinks({ title, excerpt, address }: SharedPage): ShareLink[] {
  const facebook = withQuery('https://www.facebook.com/sharer/sharer.php', { u: address });
  const x = withQuery('https://x.com/intent/post', { url: address, text: title });
  const linkedIn = withQuery('https://www.linkedin.com/sharing/share-offsite/', { url: address });
  const body = `${excerpt}\r\n\r\nRead more: ${address}`;
  return [
    { label: 'Facebook', href: facebook, inWindow: true },
    { label: 'X', href: x, inWindow: true },
    { label: 'LinkedIn', href: linkedIn, inWindow: true },
    {
      label: 'Share via Email',
      href: withQuery('mailto:', { subject: title, body }),
      inWindow: false,
    },
  ];
}

/** Spaces become %20, not +, because mail programs show the plus sign. */
function withQuery(base: string, query: Record<string, string>): string {
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${base}?${pairs.join('&')}`;
}
