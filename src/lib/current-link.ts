/** Which links of the navigation are marked as current. */

/** `aria-current` of a link: `page` for the page itself, `true` for a page above it. */
export function ariaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}

export const holdsCurrent = (links: readonly { readonly href: string }[], path: string): boolean =>
  links.some(({ href }) => ariaCurrent(href, path) !== undefined);
