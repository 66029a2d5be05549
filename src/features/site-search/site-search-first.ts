import { SEARCH_PARAM } from '#site/routes.ts';

/**
 * Runs in the head of the search page, before anything is painted: when the address holds a search,
 * the list of everything does not flash up before its results. Printed as text, so it uses nothing
 * from outside itself.
 */
function hideEverything(param: string): void {
  const { dataset } = document.documentElement;
  if (!new URLSearchParams(location.search).get(param)?.trim()) return;
  dataset['searching'] = '';
  // A script that does not load must not keep the list away.
  addEventListener('error', () => delete dataset['searching'], true);
}

/** Text of the inline script; the page gives its hash to the content security policy. */
export const FIRST_SEARCH_SCRIPT = `(${hideEverything})(${JSON.stringify(SEARCH_PARAM)})`;
