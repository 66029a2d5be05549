/**
 * Tests that each wrong entry causes exactly the expected messages. Each case in tests/fixtures/problems.yaml changes a
 * correct file of tests/fixtures/sound/. Each folder in tests/fixtures/problems/ is also a case: its files are put into
 * a copy of content/, and its `expected.txt` contains the expected messages.
 */
import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkContent } from '#doctor/check.ts';
import { formatProblem } from '#collections/reading/problem.ts';
import { useContentCopy } from '../../tests/content-copy.ts';

const FIXTURES = 'tests/fixtures';

const { folder, contentDir } = useContentCopy(beforeAll);
let before: Set<string>;
beforeAll(async () => {
  before = new Set(await problems());
});

const problems = async () =>
  (await checkContent({ contentDir: contentDir(), today: '2026-11-21' })).problems.map(
    (problem) => `${problem.severity}: ${formatProblem(problem).replaceAll(`${folder()}/`, '')}`,
  );

/** Writes wrong files into the copy of content/ and returns the problems that they cause. */
async function foundWith(files: readonly string[], write: (file: string) => void) {
  for (const file of files) write(file);
  try {
    return (await problems()).filter((line) => !before.has(line));
  } finally {
    for (const file of files)
      if (existsSync(file)) cpSync(file, join(folder(), file));
      else rmSync(join(folder(), file));
  }
}

interface Wrong {
  readonly file: string;
  readonly change: readonly (readonly [from: string, to: string])[];
  readonly found: readonly string[];
}
const wrong = parse(readFileSync(join(FIXTURES, 'problems.yaml'), 'utf8')) as Record<string, Wrong>;

test.each(Object.entries(wrong))('%s', async (_name, { file, change, found }) => {
  let text = readFileSync(join(FIXTURES, 'sound', file), 'utf8');
  for (const [from, to] of change) {
    expect(text.split(from), from).toHaveLength(2);
    text = text.replace(from, () => to);
  }
  const write = (name: string) => writeFileSync(join(folder(), name), text);
  expect(await foundWith([`content/${file}`], write)).toEqual(found);
});

test.each(readdirSync(join(FIXTURES, 'problems')))('%s', async (name) => {
  const from = join(FIXTURES, 'problems', name);
  const files = globSync('content/**', { cwd: from }).filter((file) =>
    statSync(join(from, file)).isFile(),
  );
  const added = await foundWith(files, (file) => cpSync(join(from, file), join(folder(), file)));
  await expect(`${added.join('\n')}\n`).toMatchFileSnapshot(resolve(from, 'expected.txt'));
});
