/**
 * `npm run size`: lines and files of src/ by room, tests apart, and the share of what no visitor
 * gets. A room is a folder of src/; each feature is a room of its own.
 */
import { globSync, readFileSync } from 'node:fs';
import { readArguments } from './arguments.ts';

readArguments({
  call: 'npm run size',
  about: 'Lines and files of src/ by room, tests apart.',
});

const COUNTED = '**/*.{ts,tsx,mjs,js,astro,css,typ}';
/** What runs on the maintainers' machines and servers. */
const TOOLS = ['build', 'cli', 'server'];

interface Size {
  files: number;
  lines: number;
}

const isTest = (file: string) => file.startsWith('tests/') || /\.(test|spec)\.tsx?$/.test(file);

function roomOf(file: string): string {
  const [, room = '', feature = ''] = file.split('/');
  if (isTest(file)) return 'tests';
  if (file.split('/').length === 2) return 'src';
  return room === 'features' ? `features/${feature}` : room;
}

const rooms = new Map<string, Size>();
for (const file of [`src/${COUNTED}`, `tests/${COUNTED}`].flatMap((glob) => globSync(glob))) {
  const room = roomOf(file);
  const size = rooms.get(room) ?? { files: 0, lines: 0 };
  size.files += 1;
  size.lines += readFileSync(file, 'utf8').split('\n').length - 1;
  rooms.set(room, size);
}

const { tests = { files: 0, lines: 0 }, ...source } = Object.fromEntries(rooms);
const sum = (sizes: readonly Size[]): Size => ({
  files: sizes.reduce((total, { files }) => total + files, 0),
  lines: sizes.reduce((total, { lines }) => total + lines, 0),
});
const all = sum(Object.values(source));
const tools = sum(TOOLS.flatMap((room) => source[room] ?? []));

console.table({
  ...Object.fromEntries(Object.entries(source).sort(([a], [b]) => a.localeCompare(b))),
  'src, all': all,
  tests,
});
console.log(`Commands, server and build: ${((100 * tools.lines) / all.lines).toFixed(0)} % of src`);
