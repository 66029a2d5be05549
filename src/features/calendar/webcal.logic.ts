/** `webcal:` address of a calendar: opens the visitor's calendar program and subscribes. */
export function webcalHref(path: string, origin: URL): string {
  return new URL(path, origin).href.replace(/^https?:/, 'webcal:');
}
