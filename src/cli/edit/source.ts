/** The text of a content file as data, and the same text with other data: what did not change stays as it was written. */
import { isDeepStrictEqual } from '#lib/is-deep-strict-equal.ts';
import {
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  type Node,
  type Pair,
  type Scalar,
} from 'yaml';

export type Extension = 'md' | 'json';
type Data = Readonly<Record<string, unknown>>;

const FRONT_MATTER = /^---\r?\n([\s\S]*?\r?\n)---(\r?\n|$)/;

/** The file with this data in it. Its layout is still to be tidied. */
export function withData(source: string, extension: Extension, data: Data, body: string): string {
  if (extension === 'json') return `${jsonWith(source, data)}\n`;
  const match = FRONT_MATTER.exec(source);
  if (match === null) throw new Error('has no front matter between two lines of ---');
  const [all, front = ''] = match;
  const rest = source.slice(all.length);
  const text = rest.trim() === body.trim() ? rest : `\n${body.trim()}\n`;
  return `---\n${frontWith(front, data)}---\n${text}`;
}

/** JSON is read as the YAML it is, because that reader knows the line of each value. */
function jsonWith(source: string, data: Data): string {
  const document = parseDocument(source, { schema: 'core' });
  const write = (value: unknown, node: unknown): string => {
    const written = isNode(node) ? textOf(node) : undefined;
    if (isNode(node) && written !== undefined && isDeepStrictEqual(node.toJS(document), value))
      return written;
    if (Array.isArray(value)) return writeList(value, isSeq(node) ? node.items : []);
    if (typeof value === 'object' && value !== null)
      return writeGroup(value as Data, node, written);
    return JSON.stringify(value);
  };
  const writeList = (items: readonly unknown[], nodes: readonly unknown[]) =>
    `[${items.map((item, index) => write(item, sameNode(item, nodes) ?? nodes[index])).join(', ')}]`;
  const writeGroup = (group: Data, node: unknown, written = '') => {
    const pairs = isMap(node) ? (node.items as Pair[]) : [];
    const fields = Object.entries(group).map(([name, value]) => {
      const pair = pairs.find(({ key }) => isScalar(key) && key.value === name);
      return `${JSON.stringify(name)}: ${write(value, pair?.value)}`;
    });
    // A group that was written over several lines stays so; the formatter looks at its first line.
    return `{${/^\{\s*\n/.test(written) ? '\n' : ' '}${fields.join(', ')} }`;
  };
  const sameNode = (item: unknown, nodes: readonly unknown[]) =>
    nodes.find((node) => isNode(node) && isDeepStrictEqual(node.toJS(document), item));
  const textOf = ({ range }: Node) => (range ? source.slice(range[0], range[1]) : undefined);
  return write(data, document.contents);
}

const isNode = (node: unknown): node is Node => isMap(node) || isSeq(node) || isScalar(node);

/** Fields that did not change keep their lines, comments included. */
function frontWith(front: string, data: Data): string {
  const document = parseDocument(front, { schema: 'core' });
  const pairs = isMap(document.contents) ? (document.contents.items as Pair<Scalar, Node>[]) : [];
  const starts = pairs.map(({ key }) => key.range?.[0] ?? 0);
  const before = front.slice(0, starts[0] ?? 0);
  const kept = pairs.map((pair, index) => {
    const name = String(pair.key.value);
    const chunk = front.slice(starts[index], starts[index + 1]);
    if (!(name in data)) return '';
    return isDeepStrictEqual(pair.value?.toJS(document), data[name])
      ? chunk
      : fieldText(name, data[name], pair.value);
  });
  const names = new Set(pairs.map(({ key }) => String(key.value)));
  const added = Object.keys(data).filter((name) => !names.has(name));
  return [before, ...kept, ...added.map((name) => fieldText(name, data[name]))].join('');
}

/** Quotes as in the other files: around texts, not around days. */
function fieldText(name: string, value: unknown, old?: Node | null): string {
  const isPlain =
    (isScalar(old) && old.type === 'PLAIN') ||
    (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value));
  return stringify(
    { [name]: value },
    {
      schema: 'core',
      lineWidth: 0,
      defaultKeyType: 'PLAIN',
      defaultStringType: isPlain ? 'PLAIN' : 'QUOTE_SINGLE',
      singleQuote: true,
    },
  );
}
