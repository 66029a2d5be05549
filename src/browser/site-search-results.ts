/** Draws results of the search, for its window and its page. */
import { SEARCH_STATES } from '#config/site-search.ts';
import { plural } from '#logic/format.ts';
import { contextOf, markedPieces } from '#logic/site-search-groups.ts';
import type { SearchAnswer } from '#logic/site-search-loader.ts';
import type { SearchHit } from '#logic/site-search.ts';
import { element } from './element.ts';

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

export const HINT = 'Services, questions, articles, deadlines, policies and documents.';
export const INCOMPLETE = 'Part of the search could not be loaded, so results may be missing.';
