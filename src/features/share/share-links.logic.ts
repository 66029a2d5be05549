export interface SharedPage {
  readonly title: string;
  readonly excerpt: string;
  readonly address: string;
}

/** Returns the links to share an article. WhatsApp is last, because the menu puts "Copy Link" before the last link. */
export function shareLinks({ title, excerpt, address }: SharedPage) {
  const url = encodeURIComponent(address);
  const subject = encodeURIComponent(title);
  const chat = encodeURIComponent(`${title} ${address}`);
  const body = encodeURIComponent(`${excerpt}\r\n\r\nRead more: ${address}`);
  return [
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { label: 'X', href: `https://x.com/intent/post?url=${url}&text=${subject}` },
    { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { label: 'Share via Email', href: `mailto:?subject=${subject}&body=${body}` },
    { label: 'WhatsApp', href: `https://wa.me/?text=${chat}` },
  ];
}
