/** How the site's searches compare text: without case, without the difference of typographic signs. */

const SIGNS: readonly [RegExp, string][] = [
  [/[\u2018\u2019]/g, "'"],
  [/[\u201C\u201D]/g, '"'],
  [/[\u2010-\u2014]/g, '-'],
  [/\s/g, ' '],
];

/** Text made comparable, character for character: a place in it is a place in the original. */
export function comparable(text: string): string {
  return SIGNS.reduce((result, [signs, plain]) => result.replace(signs, plain), text.toLowerCase());
}

/** What the visitor looks for: comparable and without space around it; '' when blank. */
export function searchTerm(typed: string): string {
  return comparable(typed).trim();
}

/** `term` comes from searchTerm(); '' is in every text. */
export function contains(text: string, term: string): boolean {
  return comparable(text).includes(term);
}
