/** Content types that hosts with rules of their own must be told. */
import { CONTENT_TYPES, type Headers } from '#site/hosting.ts';

/** Every host knows these as text in UTF-8; and a rule would hold for a 404 of that ending too. */
const KNOWN = ['.css', '.html', '.js'];

/** File ending and header of text whose encoding a host may leave to the browser. */
export const STATED_TYPES: readonly (readonly [ending: string, headers: Headers])[] =
  Object.entries(CONTENT_TYPES)
    .filter(([ending, type]) => type.includes('charset') && !KNOWN.includes(ending))
    .map(([ending, type]) => [ending, { 'Content-Type': type }] as const);
