/**
 * Anchor of a heading: `What’s due, and when?` → `whats-due-and-when`. The same as Astro's of a
 * Markdown heading that occurs once in its text.
 */
export function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}
