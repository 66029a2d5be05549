/** The worked examples of content/README.md are entries that the doctor has nothing against. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '#doctor/check.ts';
import { COLLECTIONS, COLLECTION_NAMES, collectionNamed } from '#collections/index.ts';
import { formatProblem } from '#collections/reading/problem.ts';
import { useContentCopy } from '../content-copy.ts';

/** `list`: field of the file that holds a list, which the example joins. */
const examples = [
  ...readFileSync('content/README.md', 'utf8').matchAll(
    /^`(content\/[^`]+)`(?:, in `(\w+)`)?\n\n(`{3,})\w+\n([\s\S]*?)^\3$/gm,
  ),
].map(([, file = '', list, , text = '']) => ({ file, list, text }));

const { folder, contentDir } = useContentCopy();
const errors = async () =>
  (await checkContent({ contentDir: contentDir(), today: '2026-11-21' })).problems
    .filter(({ severity }) => severity === 'error')
    .map((one) => formatProblem(one).replaceAll(`${folder()}/`, ''));

test('every kind of text → a worked example', () => {
  const shown = examples.map(({ file }) => file);
  for (const name of COLLECTION_NAMES.filter((name) => collectionNamed(name).outline)) {
    const place = `content/${COLLECTIONS[name].folder}/`;
    expect(
      shown.filter((file) => file.startsWith(place)),
      name,
    ).not.toEqual([]);
  }
});

test.each(examples.map((example) => [example.file, example] as const))(
  '%s → nothing for the doctor to say',
  async (file, { list, text }) => {
    const target = join(folder(), file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, list ? withItem(readFileSync(target, 'utf8'), list, text) : text);
    expect(await errors()).toEqual([]);
  },
);

/** The file's text with one more item at the end of a list. */
function withItem(source: string, list: string, item: string): string {
  const data = JSON.parse(source) as Record<string, unknown[]>;
  return JSON.stringify({ ...data, [list]: [...(data[list] ?? []), JSON.parse(item)] }, null, 2);
}
