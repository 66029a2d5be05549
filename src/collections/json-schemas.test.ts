/** The JSON Schemas that editors read: wired, and true of the content. */
import { readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { COLLECTION_NAMES, collectionNamed } from './index.ts';
import { SCHEMA_FOLDER, jsonSchemas, schemaFile } from './json-schemas.ts';
import { files } from './reading/files.ts';
import { SINGLE_FILES } from './site.ts';

describe('the shipped content is valid by them', () => {
  const cases = COLLECTION_NAMES.flatMap((name) =>
    files(name).map((file) => [file, schemaFile(name)] as const),
  );
  const singles = Object.values(SINGLE_FILES).map(({ file }) => [`content/${file}`, file] as const);
  test.each([...cases, ...singles])('%s', (file, schema) => {
    const source = readFileSync(file, 'utf8');
    const data: unknown = file.endsWith('.md')
      ? parseYaml(source.split('---\n')[1] ?? '', { schema: 'core' })
      : JSON.parse(source);
    const read = z.fromJSONSchema(jsonSchemas()[schema] as never);
    expect(read.safeParse(data).error?.issues ?? []).toEqual([]);
  });
});

describe('VS Code', () => {
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

  test('front matter is explained by the Astro extension, which the build feeds', () => {
    expect(settings['astro.content-intellisense']).toBe(true);
    expect(readFileSync('astro.config.mjs', 'utf8')).toContain('contentIntellisense: true');
    const { recommendations } = JSON.parse(readFileSync('.vscode/extensions.json', 'utf8')) as {
      recommendations: string[];
    };
    expect(recommendations).toContain('astro-build.astro-vscode');
  });
});
