/** The questions of a service: the first few, then 'Show More' (spec 4). */
import { FAQS_SHOWN_FIRST } from '#config/limits.ts';

/** Whether a list of so many questions gets the toggle. */
export function hasMore(total: number): boolean {
  return total > FAQS_SHOWN_FIRST;
}

/** @param index place in the list, from 0 */
export function isShown(index: number, expanded: boolean): boolean {
  return expanded || index < FAQS_SHOWN_FIRST;
}

/** Whether the list starts expanded: when an answer past the first few is already open. */
export function startsExpanded(open: readonly boolean[]): boolean {
  return open.some((isOpen, index) => isOpen && !isShown(index, false));
}
