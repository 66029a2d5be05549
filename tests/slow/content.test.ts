/** Content as it is delivered: the guide's worked examples are right, and the invented entries as many as specified. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkContent } from '#doctor/check.ts';
import { standInFields } from '#doctor/launch.ts';
import { COLLECTIONS, COLLECTION_NAMES, collectionNamed } from '#collections/index.ts';
import { formatProblem } from '#collections/reading/problem.ts';
import { useContentCopy } from '../content-copy.ts';
import { entriesOf, firm, questionsOn } from '../published.ts';

/** `list`: field of the file that holds a list, which the example joins. */
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

test('every kind of text → a worked example', () => {
  const shown = examples.map(({ file }) => file);
  for (const name of COLLECTION_NAMES.filter((name) => collectionNamed(name).outline)) {
    const place = `content/${COLLECTIONS[name].folder}/`;
    expect(shown.join(), name).toContain(place);
  }
});

test.each(examples.map((example) => [example.file, example] as const))(
  '%s → nothing for the doctor to say',
  async (file, { list, text }) => {
    const target = join(folder(), file);
    const before = list && readFileSync(target, 'utf8');
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, before ? withItem(before, list, text) : text);
    // The next example finds the content as it was.
    onTestFinished(() => (before ? writeFileSync(target, before) : rmSync(target)));
    expect(await errors()).toEqual([]);
  },
);

/** The file's text with one more item at the end of a list. */
function withItem(source: string, list: string, item: string): string {
  const data = JSON.parse(source) as Record<string, unknown[]>;
  return JSON.stringify({ ...data, [list]: [...(data[list] ?? []), JSON.parse(item)] }, null, 2);
}

const isInvented = ({ data }: { data: object }) => 'example' in data && data.example === true;
const kindsOf = (name: 'compliance' | 'policies' | 'posts') =>
  new Set(entriesOf(name).map(({ data }) => data.category)).size;
const documentsIn = (group: string) =>
  entriesOf('documents').filter(({ data }) => data.group === group).length;
const home = entriesOf('home')[0]?.data.search;

// A firm that has put its own name into site.json has its own content, of which nothing is asked here.
describe.runIf(standInFields(firm).includes('name'))('the invented entries', () => {
  test.each([
    ['due dates', 6, entriesOf('compliance').length],
    ['tax documents', 3, documentsIn('tax-updates')],
    ['HR references', 3, documentsIn('hr-quick-reference')],
    ['recruitment documents', 3, documentsIn('recruitment')],
    ['brochures', 1, documentsIn('brochure')],
    ['resources', 6, entriesOf('resources').length],
    ['tax updates', 6, entriesOf('taxUpdates').length],
    ['services', 37, entriesOf('services').length],
    ['invented posts', 6, entriesOf('posts').filter(isInvented).length],
    ['invented case studies', 5, entriesOf('caseStudies').filter(isInvented).length],
    ['invented events', 6, entriesOf('events').filter(isInvented).length],
    ['invented policies', 12, entriesOf('policies').filter(isInvented).length],
    ['invented stories', 4, entriesOf('recruitmentSuccessStories').filter(isInvented).length],
    ['invented legal pages', 2, entriesOf('legal').filter(isInvented).length],
    ['questions', 30, questionsOn('faqs')],
    ['questions on India', 10, questionsOn('faqs-india')],
    ['search entries', 21, home?.entries.length],
    ['search chips', 12, home?.chips.length],
    ['search suggestions', 3, home?.suggestions.length],
    ['kinds of due dates', 4, kindsOf('compliance')],
    ['kinds of policies', 4, kindsOf('policies')],
    ['kinds of posts', 6, kindsOf('posts')],
    ['kinds of events', 5, new Set(entriesOf('events').map(({ data }) => data.type)).size],
  ])('%s → at least %i', (_what, least, count) => {
    expect(count).toBeGreaterThanOrEqual(least);
  });
});
