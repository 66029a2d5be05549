import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SECURITY_TXT_PATH, SITEMAP_PATH } from '#site/file-paths.ts';
import { firm } from '../firm.ts';

const YEAR_MS = 365 * 24 * 3_600_000;

test('security.txt has what RFC 9116 asks for', () => {
  const lines = readFileSync(`dist${SECURITY_TXT_PATH}`, 'utf8').trimEnd().split('\n');
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s)));
  expect(fields).toMatchObject({
    Contact: `mailto:${firm.email}`,
    Canonical: `https://www.example.com${SECURITY_TXT_PATH}`,
    'Preferred-Languages': 'en',
  });
  const left = Date.parse(fields['Expires'] ?? '') - Date.now();
  expect(left).toBeGreaterThan(YEAR_MS / 2);
  expect(left).toBeLessThan(YEAR_MS);
});

test('security.txt is in no sitemap', () => {
  const index = readFileSync(`dist${SITEMAP_PATH}`, 'utf8');
  const maps = [...index.matchAll(/<loc>[^<]*\/([^</]+)<\/loc>/g)].map(([, name]) => name);
  expect(maps.length).toBeGreaterThan(0);
  for (const name of maps) expect(readFileSync(`dist/${name}`, 'utf8')).not.toContain('security');
});
