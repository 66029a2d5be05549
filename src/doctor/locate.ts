/** The line of a file that holds a field. */
import { LineCounter, isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml';
import type { Finding } from '#collections/reading/finding.ts';
import { usableText } from '#collections/reading/source.ts';

/**
 * Line of a field such as `blocks[2].items[0].href`, from 1; of the nearest field around it when it
 * is not there. JSON is read as the YAML it is, front matter by itself.
 */
export function lineOf(source: string, extension: 'md' | 'json', field: string): number {
  const before = extension === 'md' ? 1 : 0;
  const text =
    extension === 'md' ? (source.split(/^---\r?$/m)[1] ?? '').replace(/^\r?\n/, '') : source;
  const { root, lineCounter } = parsed(text);
  let node = root;
  let offset = node?.range?.[0] ?? 0;
  for (const part of field.split(/[.[\]]+/).filter((one) => one !== '')) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === part);
      if (!pair) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value as Node | null;
    } else if (isSeq(node)) {
      const item = node.items[Number(part)] as Node | undefined;
      if (!item) break;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else break;
  }
  return before + lineCounter.linePos(offset).line;
}

interface Parsed {
  readonly text: string;
  readonly root: Node | null;
  readonly lineCounter: LineCounter;
}

let last: Parsed | undefined;

/** Kept for the next question, which is mostly of the same file. */
function parsed(text: string): Parsed {
  if (last?.text === text) return last;
  const lineCounter = new LineCounter();
  const root = parseDocument(text, { lineCounter, schema: 'core' }).contents as Node | null;
  return (last = { text, root, lineCounter });
}

/** Finds the line of a finding that names a field, or words of the file. */
export function withLine(finding: Finding): Finding {
  const { file, field, line, mark } = finding;
  if (line !== undefined || (field === '' && mark === undefined)) return finding;
  const extension = file.endsWith('.md') ? 'md' : 'json';
  const source = usableText(file);
  if (source === '') return finding; // the finding is that the file is missing
  const from = field === '' ? 1 : lineOf(source, extension, field);
  if (mark === undefined) return { ...finding, line: from };
  const found = source
    .split('\n')
    .findIndex((text, index) => index + 1 >= from && text.includes(mark));
  return { ...finding, line: found === -1 ? from : found + 1 };
}
