/**
 * Turns texts into anchors, which may contain letters of every script, and into file names, which contain Latin letters
 * only.
 */

/**
 * Returns the anchor of a heading: `whats-due-and-when` for `What’s due, and when?`. Astro gives a Markdown heading the
 * same anchor, if it occurs once in its text.
 */
export function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** `GST: what changes?` → `gst-what-changes`; empty for a title without Latin letters. */
export function asciiSlug(title: string): string {
  const parts = title
    .replace(/['’]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .match(/[a-z0-9]+/g);
  return parts?.join('-') ?? '';
}

/** `Kaveri Advisory` and `brochure.pdf` → `kaveri-advisory-brochure.pdf`; a name without Latin letters adds nothing. */
export const downloadFileName = (firm: string, file: string): string =>
  [asciiSlug(firm), file].filter(Boolean).join('-');
