/** Longer than any address of the site; the rest of a longer one is cut. */
const SHOWN_MAX = 120;

/** An address as a person reads it, and the words of its last part, which a search may know. */
export function wordsOfPath(pathname: string): { address: string; words: string } {
  const read = decoded(pathname);
  const address = read.length > SHOWN_MAX ? `${read.slice(0, SHOWN_MAX)}…` : read;
  const last = address.split('/').findLast((part) => part !== '') ?? '';
  const found = last.replace(/\.\w+$/, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const words = found.filter((word) => !/^\d+$/.test(word)).join(' ');
  return { address, words };
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
