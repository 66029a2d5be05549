/**
 * Tests that each wrong entry causes exactly the expected messages. Each case in tests/fixtures/problems.yaml changes a
 * correct file of tests/fixtures/sound/ or, if that folder has no such file, of content/. Each folder in
 * tests/fixtures/problems/ is also a case: its files are put into a copy of content/, and its `expected.txt` contains
 * the expected messages.
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkContent } from '#doctor/check.ts';
import { formatProblem } from '#collections/reading/problem.ts';
import { useContentCopy } from '../content-copy.ts';

const FIXTURES = 'tests/fixtures';
const TODAY = '2026-11-21';

const texts = z.array(z.string());
const wrongEntry = z
  .strictObject({
    /** The file that the case writes, under content/. */
    file: z.string().optional(),
    /** The file that is changed; by default, the file of the same name. */
    like: z.string().optional(),
    /** `[from, to]` or `[after, from, to]`: `from` becomes `to` where it first occurs after the text `after`. */
    change: z.array(texts.min(2).max(3)).default([]),
    /** Files and folders that are deleted. */
    delete: texts.default([]),
    today: z.string().default(TODAY),
    /** All messages, in order. “…” stands for any text. */
    found: texts.optional(),
    /** Parts of some of the messages, without numbers of lines. “…” stands for any text. */
    contains: texts.min(1).optional(),
  })
  .refine(({ file, ...one }) => file !== undefined || one.delete.length > 0, 'changes no file')
  .refine(
    ({ found, contains }) => (found === undefined) !== (contains === undefined),
    'needs either "found" or "contains"',
  );
const cases = z
  .record(z.string(), wrongEntry)
  .parse(parse(readFileSync(join(FIXTURES, 'problems.yaml'), 'utf8')));

const { folder, contentDir } = useContentCopy(beforeAll);
const problems = async (today: string) =>
  (await checkContent({ contentDir: contentDir(), today })).problems.map(
    (problem) => `${problem.severity}: ${formatProblem(problem).replaceAll(`${folder()}/`, '')}`,
  );

/** What the doctor finds in the unchanged copy, by day. */
const before = new Map<string, Set<string>>();
beforeAll(async () => {
  for (const today of new Set([TODAY, ...Object.values(cases).map((one) => one.today)]))
    before.set(today, new Set(await problems(today)));
});

/** Changes files in the copy of content/ and returns the problems that the changes cause. */
async function foundWith(
  files: readonly string[],
  change: (file: string) => void,
  today: string = TODAY,
): Promise<string[]> {
  try {
    for (const file of files) change(file);
    return (await problems(today)).filter((line) => !before.get(today)?.has(line));
  } finally {
    for (const file of files)
      if (existsSync(file)) cpSync(file, join(folder(), file), { recursive: true });
      else rmSync(join(folder(), file), { force: true });
  }
}

/** Returns the text of a correct file with the changes. A change that does not fit the file fails the test. */
function changedText(file: string, change: readonly (readonly string[])[]): string {
  const sound = join(FIXTURES, 'sound', file);
  let text = readFileSync(existsSync(sound) ? sound : join('content', file), 'utf8');
  for (const texts of change) {
    const [from = '', to = ''] = texts.slice(-2);
    const [place = from] = texts;
    expect(text.split(place), place).toHaveLength(2);
    const at = text.indexOf(from, text.indexOf(place));
    expect(at, from).toBeGreaterThan(-1);
    text = text.slice(0, at) + to + text.slice(at + from.length);
  }
  return text;
}

/** Returns a pattern for a message or a part of a message, in which “…” stands for any text. */
const pattern = (text: string) => text.split('…').map(RegExp.escape).join('.*');
const expectedLine = (line: string): string =>
  line.includes('…') ? (expect.stringMatching(`^${pattern(line)}$`) as string) : line;

test.each(Object.entries(cases))('%s', async (_name, { file, like = file, ...one }) => {
  const write = (name: string) => {
    const target = join(folder(), name);
    if (name !== `content/${file}`) return rmSync(target, { recursive: true });
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, changedText(like ?? '', one.change));
  };
  const files = [...(file === undefined ? [] : [file]), ...one.delete];
  const paths = files.map((name) => `content/${name}`);
  const found = await foundWith(paths, write, one.today);
  if (one.found) expect(found).toEqual(one.found.map(expectedLine));
  const lines = found.map((line) => line.replaceAll(/:\d+:/g, ':'));
  for (const part of one.contains ?? [])
    expect(lines, part).toContainEqual(expect.stringMatching(pattern(part)));
});

test.each(readdirSync(join(FIXTURES, 'problems')))('%s', async (name) => {
  const from = join(FIXTURES, 'problems', name);
  const files = globSync('content/**', { cwd: from }).filter((file) =>
    statSync(join(from, file)).isFile(),
  );
  const added = await foundWith(files, (file) => cpSync(join(from, file), join(folder(), file)));
  await expect(`${added.join('\n')}\n`).toMatchFileSnapshot(resolve(from, 'expected.txt'));
});
