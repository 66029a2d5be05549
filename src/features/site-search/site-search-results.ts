/** Draws results of the search, for its window and its page. */
import { SEARCH_STATES } from '#site/site-search.ts';
import { plural } from '#lib/format.ts';
import { contextOf, markedPieces } from './site-search-groups.logic.ts';
import type { SearchAnswer } from './site-search-loader.logic.ts';
import type { SearchHit } from './site-search.logic.ts';
import { element } from '#ui/element.ts';

/** Title of a result, and the section in it that answers, with what matched in semibold. */
export function titleOf({ item, section, words }: SearchHit): Node[] {
  const title = element('span', {}, ...marked(item.title, words));
  if (section === undefined) return [title];
  return [title, element('span', { class: 'text-muted' }, ' › ', ...marked(section, words))];
}

/** Where a result belongs and what it says. */
export function lineOf({ item, words }: SearchHit): (Node | string)[] {
  const context = contextOf(item);
  return [...(context === '' ? [] : [`${context} · `]), ...marked(item.summary, words)];
}

function marked(text: string, words: ReadonlySet<string>): (Node | string)[] {
  return markedPieces(text, words).map((piece) =>
    piece.match ? element('b', { class: 'font-semibold text-ink' }, piece.text) : piece.text,
  );
}

/** The state of a search in a few words. */
export function statusOf({ phase, hits }: SearchAnswer, query: string): string {
  if (phase !== 'ready') return SEARCH_STATES[phase];
  return hits.length === 0
    ? `Nothing found for “${query}”.`
    : `${plural(hits.length, 'result')} for “${query}”.`;
}
