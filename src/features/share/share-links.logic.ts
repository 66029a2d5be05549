/** Where an article can be shared, and with what. */

export interface SharedPage {
  readonly title: string;
  readonly excerpt: string;
  /** Whole address of the page. */
  readonly address: string;
}

interface ShareTarget {
  readonly label: string;
  /** Opens in a small window of its own. */
  readonly inWindow: boolean;
  readonly href: (page: SharedPage) => string;
}

/** In the order of the menu. */
export const SHARE_TARGETS = {
  facebook: {
    label: 'Facebook',
    inWindow: true,
    href: ({ address }) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: address }),
  },
  x: {
    label: 'X',
    inWindow: true,
    href: ({ address, title }) =>
      withQuery('https://x.com/intent/post', { url: address, text: title }),
  },
  linkedin: {
    label: 'LinkedIn',
    inWindow: true,
    href: ({ address }) =>
      withQuery('https://www.linkedin.com/sharing/share-offsite/', { url: address }),
  },
  email: {
    label: 'Share via Email',
    inWindow: false,
    href: ({ title, excerpt, address }) =>
      withQuery('mailto:', { subject: title, body: `${excerpt}\r\n\r\nRead more: ${address}` }),
  },
} as const satisfies Record<string, ShareTarget>;

/** Spaces become %20, not +: mail programs show a plus as it is. */
function withQuery(base: string, query: Record<string, string>): string {
  const pairs = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${base}?${pairs.join('&')}`;
}

/** Screen and window sizes in px, as the browser gives them. */
interface Opener {
  readonly screenX: number;
  readonly screenY: number;
  readonly outerWidth: number;
  readonly outerHeight: number;
}

/** `window.open` features of a window of that size, in the middle of the one it opens from. */
export function windowFeatures(width: number, height: number, from: Opener): string {
  const left = Math.max(0, Math.round(from.screenX + (from.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(from.screenY + (from.outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
