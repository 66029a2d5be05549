/** Which links of the navigation stand for the page shown. */

/** `aria-current` of a link: `page` for the page itself, `true` for one that the page lies under. */
export function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}

/** Whether one of a dropdown's links stands for the page shown. */
export function holdsCurrent(links: readonly { readonly href: string }[], path: string): boolean {
  return links.some(({ href }) => currentOf(href, path) !== undefined);
}
