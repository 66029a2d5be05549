/** Names of files that visitors save. */

/** `Kaveri Advisory` and `brochure.pdf` → `kaveri-advisory-brochure.pdf`; a name without Latin letters adds nothing. */
export function fileNameOf(firm: string, file: string): string {
  const slug = firm
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' and ')
    .match(/[a-z0-9]+/g);
  return [...(slug ?? []), file].join('-');
}
