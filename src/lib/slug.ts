/** Returns the anchor of a heading, as Astro does: `whats-due-and-when` for `What’s due, and when?`. */
export function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** Returns the anchor of a list of entries. The prefix `list-` makes the anchor differ from the id of every entry. */
export const listAnchor = (heading: string): string => `list-${headingAnchor(heading)}`;

/** Turns a title into a part of a file name: `GST: what changes?` → `gst-what-changes`, a title in Kannada → ''. */
function asciiSlug(title: string): string {
  const parts = title
    .replace(/['’]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .match(/[a-z0-9]+/g);
  return parts?.join('-') ?? '';
}

/** Returns the name of a download: `kaveri-advisory-brochure.pdf`, or `brochure.pdf` if `firm` has no Latin letters. */
export const downloadFileName = (firm: string, file: string): string =>
  [asciiSlug(firm), file].filter(Boolean).join('-');
