/** The JSON Schemas that editors read: current, described in every field, wired, and true of the content. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { COLLECTIONS, COLLECTION_NAMES } from '#entries/collections.ts';
import { SCHEMA_FOLDER, jsonSchemas, schemaFile } from '#entries/json-schemas.ts';
import { files } from '#entries/read.ts';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly [key: string]: unknown;
}

const folder = join('content', SCHEMA_FOLDER);
const schemas = Object.entries(jsonSchemas()) as [string, Schema][];

test('the committed files are those that npm run schemas writes', () => {
  expect(globSync('*.json', { cwd: folder }).sort()).toEqual(schemas.map(([name]) => name).sort());
  for (const [name, schema] of schemas)
    expect(
      JSON.parse(readFileSync(join(folder, name), 'utf8')),
      `${name} is stale: npm run schemas`,
    ).toEqual(schema);
});

/** Paths of the fields without a description, in a schema and everything within it. */
function undescribed(node: unknown, path: string): string[] {
  if (Array.isArray(node)) return node.flatMap((inner) => undescribed(inner, path));
  if (node === null || typeof node !== 'object') return [];
  const { properties = {}, ...rest } = node as Schema;
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...((field.description ?? '') === '' ? [`${path}.${name}`] : []),
      ...undescribed(field, `${path}.${name}`),
    ]),
    ...Object.values(rest).flatMap((inner) => undescribed(inner, path)),
  ];
}

test.each(schemas)('%s says of every field what it is', (_name, schema) => {
  expect(Object.keys(schema.properties ?? {}).length).toBeGreaterThan(1);
  expect(undescribed(schema, '')).toEqual([]);
});

describe('the shipped content is sound by them', () => {
  const cases = COLLECTION_NAMES.flatMap((name) =>
    files(name).map((file) => [file, schemaFile(COLLECTIONS[name].folder)] as const),
  );
  test.each([...cases, ['content/site.json', 'site.json'] as const])('%s', (file, schema) => {
    const source = readFileSync(file, 'utf8');
    const data: unknown = file.endsWith('.md')
      ? parseYaml(source.split('---\n')[1] ?? '', { schema: 'core' })
      : JSON.parse(source);
    const read = z.fromJSONSchema(JSON.parse(readFileSync(join(folder, schema), 'utf8')));
    expect(read.safeParse(data).error?.issues ?? []).toEqual([]);
  });
});

describe('VS Code', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    'astro.content-intellisense': boolean;
    'json.schemas': { fileMatch: string[]; url: string }[];
  };

  test('every JSON entry finds its schema', () => {
    const wired = settings['json.schemas'].map(({ fileMatch, url }) => [fileMatch, url]);
    const expected = COLLECTION_NAMES.map((name) => COLLECTIONS[name])
      .filter(({ extension }) => extension === 'json')
      .map((one) => [
        [`/content/${one.folder}/**/*.json`],
        `./${folder}/${schemaFile(one.folder)}`,
      ]);
    expect(wired).toEqual(
      expect.arrayContaining([[['/content/site.json'], `./${folder}/site.json`], ...expected]),
    );
    expect(wired).toHaveLength(expected.length + 1);
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
