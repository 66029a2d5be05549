/** Runs of Kannada and Devanagari in a text, so that they are read, set and drawn as what they are. */

import type { Element, Text } from 'hast';

/** Tag of the language that a script is read in: Devanagari as Hindi. */
export type ScriptLang = 'kn' | 'hi';

export interface ScriptRun {
  readonly text: string;
  /** Left out where the text is in the page's own language. */
  readonly lang?: ScriptLang;
}

/** A word and what follows it in the same script; joiners and the danda belong to several scripts. */
const runOf = (script: string) => {
  const word = `\\p{sc=${script}}[\\p{scx=${script}}\\x{200C}\\x{200D}]*`;
  return `${word}(?:[\\s\\p{P}\\p{N}]+${word})*`;
};

/** What finds the runs of each language, as the templates of documents read it too (Rust's notation). */
export const SCRIPT_RUNS: Readonly<Record<ScriptLang, string>> = {
  kn: /* @__PURE__ */ runOf('Kannada'),
  hi: /* @__PURE__ */ runOf('Devanagari'),
};

let known: RegExp | undefined;

/** Made at its first use: what a page's script does not call leaves nothing in it. */
function anyRun(): RegExp {
  known ??= new RegExp(
    Object.entries(SCRIPT_RUNS)
      .map(([lang, run]) => `(?<${lang}>${run.replaceAll(/\\x\{(\w+)\}/g, '\\u{$1}')})`)
      .join('|'),
    'gu',
  );
  return known;
}

/** The text in its order, cut where the script changes. */
export function scriptRuns(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  let end = 0;
  for (const { 0: found, index, groups } of text.matchAll(anyRun())) {
    if (index > end) runs.push({ text: text.slice(end, index) });
    runs.push({ text: found, lang: groups?.['kn'] === undefined ? 'hi' : 'kn' });
    end = index + found.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}

/** The runs as HTML; nothing for a text in the page's own language alone. */
export function scriptNodes(text: string): (Element | Text)[] | undefined {
  const runs = scriptRuns(text);
  if (!runs.some(({ lang }) => lang)) return undefined;
  return runs.map(({ text: value, lang }) => {
    const node: Text = { type: 'text', value };
    return lang === undefined
      ? node
      : { type: 'element', tagName: 'span', properties: { lang }, children: [node] };
  });
}
