/** The links that share an article. */

export interface SharedPage {
  readonly title: string;
  readonly excerpt: string;
  /** Whole address of the page. */
  readonly address: string;
}

/** In the order of the menu. */
export function shareLinks({ title, excerpt, address }: SharedPage) {
  const facebook = withQuery('https://www.facebook.com/sharer/sharer.php', { u: address });
  const x = withQuery('https://x.com/intent/post', { url: address, text: title });
  const linkedIn = withQuery('https://www.linkedin.com/sharing/share-offsite/', { url: address });
  const text = `${excerpt}\r\n\r\nRead more: ${address}`;
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`;
  return [
    { label: 'Facebook', href: facebook },
    { label: 'X', href: x },
    { label: 'LinkedIn', href: linkedIn },
    { label: 'Share via Email', href: mail },
  ];
}

function withQuery(base: string, query: Record<string, string>): string {
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${base}?${pairs.join('&')}`;
}
