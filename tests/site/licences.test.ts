import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LICENCES_PATH } from '#site/file-paths.ts';

const text = readFileSync(`dist${LICENCES_PATH}`, 'utf8');
const titles = [...text.matchAll(/^=== (.+)$/gm)].map(([, title = '']) => title);

test('what travels to visitors is named, with a known licence', () => {
  for (const name of [
    ...['react', 'react-dom', '@emailjs/browser', 'astro'],
    ...['font newsreader', 'font noto-sans-kannada', 'font noto-sans-devanagari'],
  ])
    expect(titles.filter((title) => title.startsWith(`${name} `))).toHaveLength(1);
  expect(titles.filter((title) => !/ \([A-Z0-9][\w.-]+\)$/.test(title))).toEqual([]);
});

test('its terms go along', () => {
  const parts = text.split(/^=== .+$/m).slice(1);
  const bare = titles.filter((_title, index) => (parts[index]?.trim().length ?? 0) < 400);
  expect(bare).toEqual([]);
});

test('what only builds the site is not among it', () => {
  expect(globSync('dist/_astro/*.js').length).toBeGreaterThan(0);
  for (const name of ['fastify', 'vite', 'eslint', 'nodemailer'])
    expect(titles.some((title) => title.startsWith(`${name} `))).toBe(false);
});
