/** How the site's searches compare text: ignoring case and typographic variants of punctuation. */

/** Text in comparable form, character by character, so that positions are those of the original. */
export const comparable = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2014]/g, '-')
    .replace(/\s/g, ' ');

/** What the visitor typed, in comparable form and trimmed; '' if blank. */
export function searchTerm(typed: string): string {
  return comparable(typed).trim();
}

/** `term` comes from searchTerm(); '' matches every text. */
export function contains(text: string, term: string): boolean {
  return comparable(text).includes(term);
}
