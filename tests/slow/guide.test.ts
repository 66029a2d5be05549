/** Tests that the doctor accepts the worked examples of content/README.md. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkContent } from '#doctor/check.ts';
import { formatProblem } from '#collections/reading/problem.ts';
import { useContentCopy } from '../content-copy.ts';

/** `list`: name of the list to which an example is added; undefined if the example is a whole file. */
const examples = [
  ...readFileSync('content/README.md', 'utf8').matchAll(
    /^`(content\/[^`]+)`(?:, in `(\w+)`)?\n\n(`{3,})\w+\n([\s\S]*?)^\3$/gm,
  ),
].map(([, file = '', list, , text = '']) => ({ file, list, text }));

const { folder, contentDir } = useContentCopy(beforeAll);
const errors = async () =>
  (await checkContent({ contentDir: contentDir(), today: '2026-11-21' })).problems
    .filter(({ severity }) => severity === 'error')
    .map((one) => formatProblem(one).replaceAll(`${folder()}/`, ''));

test.each(examples.map((example) => [example.file, example] as const))(
  'finds no error in the example of %s',
  async (file, { list, text }) => {
    const target = join(folder(), file);
    const before = list && readFileSync(target, 'utf8');
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, before ? withItem(before, list, text) : text);
    // Restores the content for the next example.
    onTestFinished(() => (before ? writeFileSync(target, before) : rmSync(target)));
    expect(await errors()).toEqual([]);
  },
);

function withItem(source: string, list: string, item: string): string {
  const data = JSON.parse(source) as Record<string, unknown[]>;
  return JSON.stringify({ ...data, [list]: [...(data[list] ?? []), JSON.parse(item)] }, null, 2);
}
