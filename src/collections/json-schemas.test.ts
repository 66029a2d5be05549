/** The settings by which VS Code explains content while it is typed. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLLECTION_NAMES, collectionNamed } from './index.ts';
import { SCHEMA_FOLDER, schemaFile } from './json-schemas.ts';
import { SINGLE_FILES } from './site.ts';

const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Record<
  string,
  unknown
>;
const wired = (matched: string, file: string) => ({
  fileMatch: [`/content/${matched}`],
  url: `./content/${SCHEMA_FOLDER}/${file}`,
});

test('every JSON entry finds its schema', () => {
  const entries = COLLECTION_NAMES.flatMap((name) => {
    const { folder, extension, list = `${folder}/**/*.json` } = collectionNamed(name);
    return extension === 'json' ? [wired(list, schemaFile(name))] : [];
  });
  const singles = Object.values(SINGLE_FILES).map(({ file }) => wired(file, file));
  expect(settings['json.schemas']).toEqual([...singles, ...entries]);
});
