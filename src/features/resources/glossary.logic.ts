/** Filter of the glossary by what is typed; every word must be in the entry. */
import { plural } from '#lib/format.ts';
import { contains, searchTerm } from '#lib/text-match.ts';

/** Which of the texts hold every word that was typed. */
export function matching(texts: readonly string[], typed: string): boolean[] {
  const words = searchTerm(typed).split(' ');
  return texts.map((text) => words.every((word) => contains(text, word)));
}

export function shownTermsLine(count: number, total: number): string {
  return `Showing ${count} of ${plural(total, 'entry', 'entries')}`;
}
