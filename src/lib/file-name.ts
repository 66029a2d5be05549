/** Names of files: what visitors save, and what editors add. */

/** `Kaveri Advisory` and `brochure.pdf` → `kaveri-advisory-brochure.pdf`; a name without Latin letters adds nothing. */
export function fileNameOf(firm: string, file: string): string {
  return [...latinWords(firm), file].join('-');
}

/** `GST: what changes?` → `gst-what-changes`; empty for a title without Latin letters. */
export function slugOf(title: string): string {
  return latinWords(title.replace(/['’]/g, '')).join('-');
}

function latinWords(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' and ')
    .match(/[a-z0-9]+/g);
  return words ?? [];
}
