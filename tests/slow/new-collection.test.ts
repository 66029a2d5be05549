/**
 * A collection is one file: in a copy of the project a collection `notices` gets its file and its line in
 * the list, and no other file is touched.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const NOTICES = `import { collection } from './collection.ts';
import { entry, isoDate, schemaLink, text, title } from './fields.ts';

export const notices = collection({
  folder: 'notices',
  extension: 'json',
  schema: entry({
    $schema: schemaLink(),
    title: title(),
    date: isoDate().describe('Day of the notice.'),
    text: text().describe('What it says.'),
  }),
  label: 'Notices',
  address: (id) => \`/notices#\${id}\`,
  uniqueTitles: true,
  search: ({ data: { title, date, text } }, url) => ({
    item: { kind: 'update', title, url, summary: text, date },
    text,
  }),
  starter: { word: 'notice', about: 'a notice', named: 'title' },
});
`;

let folder: string;
const path = (file: string) => join(folder, file);
const json = (file: string): unknown => JSON.parse(readFileSync(path(file), 'utf8'));
const node = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};
/** What an expression over these modules of the copy is. */
const evaluated = (imports: Record<string, string>, expression: string): unknown => {
  const lines = Object.entries(imports).map(([name, from]) => `import { ${name} } from '${from}';`);
  const script = [...lines, `console.log(JSON.stringify(${expression}));`].join('\n');
  const { output } = node('--input-type=module', '--eval', script);
  return JSON.parse(output);
};
const makeNotice = (title: string, ...more: string[]) =>
  node('src/cli/new.ts', 'notice', '--title', title, '--date', '2026-12-01', ...more);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'collection-'));
  for (const part of ['src', 'content', '.vscode', 'package.json', '.prettierrc.json'])
    cpSync(part, path(part), { recursive: true });
  symlinkSync(resolve('node_modules'), path('node_modules'));
  symlinkSync(resolve('public'), path('public'));
  writeFileSync(path('src/collections/notices.ts'), NOTICES);
  const list = path('src/collections/index.ts');
  writeFileSync(
    list,
    readFileSync(list, 'utf8')
      .replace('import { pages }', "import { notices } from './notices.ts';\nimport { pages }")
      .replace('  posts,\n', '  posts,\n  notices,\n'),
  );
  mkdirSync(path('content/notices'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('npm run new has a kind for it, which asks for its fields', () => {
  const { output } = node('src/cli/new.ts', 'notice', '--help');
  expect(output).toMatch(
    /Needed:\n +--title .*\n +--date +Day of the notice\.\n +--text +What it says\./,
  );
  const made = makeNotice('Office closed', '--text', 'We are closed for the harvest festival.');
  expect(made.output).toContain('/notices#office-closed');
  expect(json('content/notices/office-closed.json')).toEqual({
    title: 'Office closed',
    date: '2026-12-01',
    text: 'We are closed for the harvest festival.',
  });
});

test('the editing page has a form for it', () => {
  const config = evaluated(
    { cmsConfig: '#editing/config.ts' },
    "cmsConfig({}).collections.find(({ name }) => name === 'notices')",
  );
  expect(config).toMatchObject({
    label: 'Notices',
    folder: 'content/notices',
    create: true,
    fields: expect.arrayContaining(
      [
        { name: 'title', widget: 'string' },
        { name: 'date', widget: 'datetime', hint: 'Day of the notice.' },
        { name: 'text', widget: 'text', hint: 'What it says.' },
      ].map((field): unknown => expect.objectContaining(field)),
    ) as unknown,
  });
});

test('VS Code has a schema for it', () => {
  expect(node('src/cli/doctor.ts').status).toBe(0);
  expect(json('content/.schemas/notices.json')).toMatchObject({
    required: ['title', 'date', 'text'],
  });
  expect(json('.vscode/settings.json')).toMatchObject({
    'json.schemas': expect.arrayContaining([
      { fileMatch: ['/content/notices/**/*.json'], url: './content/.schemas/notices.json' },
    ]),
  });
});

test('the site’s search finds it', () => {
  const found = evaluated(
    { 'readSearchSources, searchSources': '#collections/reading/search-sources.ts' },
    "searchSources(readSearchSources()).filter(({ item }) => item.url.startsWith('/notices'))",
  );
  expect(found).toEqual([
    {
      item: expect.objectContaining({ title: 'Office closed', url: '/notices#office-closed' }),
      text: 'We are closed for the harvest festival.',
    },
  ]);
});

describe('the doctor checks', () => {
  const said = () => node('src/cli/doctor.ts').output.replace(/\s+/g, ' ');

  test('links to it and in it, and titles', () => {
    const post = path('content/blog/1.md');
    const links = '[a](/notices#office-closed) [b](/notices#office-open)';
    writeFileSync(post, `${readFileSync(post, 'utf8')}\n${links}\n`);
    makeNotice('Office closed', '--text', 'See [here](/nowhere).', '--name', 'again');
    const output = said();
    expect(output).toContain('but /notices has no part "office-open"');
    expect(output).not.toContain('no part "office-closed"');
    expect(output).toContain('links to /nowhere, which is no page of this site');
    expect(output).toContain('"Office closed" is already in content/notices/office-closed.json');
  });

  test('its fields', () => {
    const wrong = { title: 'A', date: 'soon', txt: 'B' };
    writeFileSync(path('content/notices/wrong.json'), JSON.stringify(wrong));
    const output = said();
    expect(output).toContain('found "soon"; write a real date as "YYYY-MM-DD"');
    expect(output).toContain('unknown field "txt" (did you mean "text"?)');
  });
});
