/** An entry as the text of its file. */
import { isSeq, parseDocument, stringify } from 'yaml';

/** Front matter and body. */
export function markdownFile(data: Readonly<Record<string, unknown>>, body: string): string {
  return `---\n${stringify(data, { schema: 'core', lineWidth: 0 })}---\n\n${body}`;
}

export function jsonFile(data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(data, null, 2);
}

/** The file's text with one more item at the end of a list; everything else stays as it is. */
export function withItem(source: string, list: string, item: unknown): string {
  const node = parseDocument(source).get(list, true);
  if (!isSeq<{ range?: [number, number, number] }>(node) || !node.range)
    throw new Error(`"${list}" is no list`);
  const last = node.items.at(-1)?.range;
  // An empty list is written "[]": the first item goes behind its bracket.
  const end = last?.[1] ?? node.range[0] + 1;
  return `${source.slice(0, end)}${last ? ',' : ''}\n${JSON.stringify(item, null, 2)}${source.slice(end)}`;
}
