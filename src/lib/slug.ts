/** Texts as parts of addresses and of file names: an anchor keeps letters of every script, a file name only Latin ones. */

/**
 * Anchor of a heading: `What’s due, and when?` → `whats-due-and-when`. The same as Astro's anchor
 * of a Markdown heading that occurs once in its text.
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
