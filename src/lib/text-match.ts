/** How the site's searches compare text: ignoring case and typographic variants of punctuation. */

const SIGNS: readonly [RegExp, string][] = [
  [/[\u2018\u2019]/g, "'"],
  [/[\u201C\u201D]/g, '"'],
  [/[\u2010-\u2014]/g, '-'],
  [/\s/g, ' '],
];

/** Text in comparable form, character by character, so that positions are those of the original. */
export function comparable(text: string): string {
  return SIGNS.reduce((result, [signs, plain]) => result.replace(signs, plain), text.toLowerCase());
}

/** What the visitor typed, in comparable form and trimmed; '' if blank. */
export function searchTerm(typed: string): string {
  return comparable(typed).trim();
}

/** `term` comes from searchTerm(); '' matches every text. */
export function contains(text: string, term: string): boolean {
  return comparable(text).includes(term);
}
