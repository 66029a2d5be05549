export interface SharedPage {
  readonly title: string;
  readonly excerpt: string;
  readonly address: string;
}

/** The links that share an article, in the order of the menu. */
export function shareLinks({ title, excerpt, address }: SharedPage) {
  const url = encodeURIComponent(address);
  const subject = encodeURIComponent(title);
  const body = encodeURIComponent(`${excerpt}\r\n\r\nRead more: ${address}`);
  return [
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { label: 'X', href: `https://x.com/intent/post?url=${url}&text=${subject}` },
    { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { label: 'Share via Email', href: `mailto:?subject=${subject}&body=${body}` },
  ];
}
