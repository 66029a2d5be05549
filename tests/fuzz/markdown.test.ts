/**
 * Hostile texts in every place of a Markdown body, through the parser of the check and the renderer
 * of the build: what the one lets pass, the other must not turn into markup.
 */
import {
  createSatteriMarkdownProcessor,
  type SatteriProcessorOptions,
} from '@astrojs/markdown-satteri';
import { beforeAll, expect, test } from 'vitest';
import { foundInBody, foundInLine } from '#doctor/text.ts';
import { BODY_PLUGINS } from '#lib/body-plugins.ts';
import { inlineHtml } from '#lib/markdown.ts';
import { strangeMarkup } from '../strange-markup.ts';
import { HOSTILE_CHARACTERS, HOSTILE_TEXTS } from './hostile-texts.ts';
import { randomFrom } from './random.ts';
import { amount, settle } from './record.ts';

/** Astro's own renderer, with and without our plugins. */
let render: (source: string) => Promise<string>;
let renderBare: (source: string) => Promise<string>;
beforeAll(async () => {
  const rendererWith = async (hastPlugins: NonNullable<SatteriProcessorOptions['hastPlugins']>) => {
    const processor = await createSatteriMarkdownProcessor({ syntaxHighlight: false, hastPlugins });
    return async (source: string) => (await processor.render(source)).code;
  };
  render = await rendererWith([...BODY_PLUGINS]);
  renderBare = await rendererWith([]);
});

/** Where in a body a text can be. */
const PLACES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `Text ${text} text`,
  (text) => `# ${text}`,
  (text) => `- ${text}\n- b`,
  (text) => `1. a\n   ${text}`,
  (text) => `> ${text}`,
  (text) => `| a | b |\n| - | - |\n| ${text} | c |`,
  (text) => `**${text}** _${text}_ ~~${text}~~`,
  (text) => `\`${text}\``,
  (text) => `\`\`\`${text}\n${text}\n\`\`\``,
  (text) => `    ${text}`,
  (text) => `[${text}](/about)`,
  (text) => `[a](/about "${text}")`,
  (text) => `[a](${text})`,
  (text) => `[a](</${text}>)`,
  (text) => `![${text}](/media/contact.svg)`,
  (text) => `![a](${text})`,
  (text) => `[a][b]\n\n[b]: ${text}`,
  (text) => `[a][b]\n\n[b]: </x> "${text}"`,
  (text) => `a[^1]\n\n[^1]: ${text}`,
  (text) => `<${text}>`,
  (text) => `${text}\n===`,
  (text) => `- [ ] ${text}`,
  (text) => `\\${text}`,
  (text) => `&lt;${text}`,
  (text) => `<!--\n${text}`,
  (text) => `www.${text}.example`,
];

/** Deterministic: the same texts in every run. */
function* mixtures(count: number): Generator<string> {
  const pieces = [...'<>"\'/= \n!-[]()`&;:\\#'];
  const tags = ['a', 'img', 'svg', 'script', 'x', 'p', 'onload', 'src', 'href'];
  const words = [...tags, 'javascript', 'data', 'https', '&#60;', '&lt;', '{{'];
  const all = [...pieces, ...words];
  const random = randomFrom(20_261_121);
  for (let index = 0; index < count; index += 1)
    yield Array.from({ length: 4 + random.below(14) }, () => random.pick(all)).join('');
}

async function outcome(source: string): Promise<'refused' | 'stopped' | 'harmless' | 'strange'> {
  if (foundInBody(source).length > 0) return 'refused';
  try {
    return strangeMarkup(await render(source)) === undefined ? 'harmless' : 'strange';
  } catch {
    return 'stopped';
  }
}

test('known texts in every place of a body', async () => {
  const sources = PLACES.flatMap((place) => HOSTILE_TEXTS.map(place));
  const broken: string[] = [];
  for (const source of sources)
    if (/strange|stopped/.test(await outcome(source))) broken.push(JSON.stringify(source));
  settle('Hostile Markdown', 'known texts in every place of a body', sources.length, broken);
});

test('random mixtures of marks', async () => {
  const sources = [...mixtures(amount({ short: 3_000, long: 60_000 }))];
  const broken: string[] = [];
  let refused = 0;
  for (const source of sources) {
    const result = await outcome(source);
    if (/strange|stopped/.test(result)) broken.push(JSON.stringify(source));
    if (result === 'refused') refused += 1;
  }
  expect(refused).toBeGreaterThan(0);
  settle('Hostile Markdown', 'random mixtures of marks', sources.length, broken);
});

test('inline Markdown of JSON fields', () => {
  const sources = [
    ...PLACES.flatMap((place) => HOSTILE_TEXTS.map(place)),
    ...mixtures(amount({ short: 3_000, long: 60_000 })),
  ];
  const broken = sources.filter(
    (source) => foundInLine(source).length === 0 && strangeMarkup(inlineHtml(source)) !== undefined,
  );
  settle(
    'Hostile Markdown',
    'inline Markdown of JSON fields',
    sources.length,
    broken.map((source) => JSON.stringify(source)),
  );
});

test('the guard knows what is not Markdown', async () => {
  expect(await renderBare('<b>x</b>'), 'the renderer lets HTML through').toContain('<b>');
  await expect(render('<b>x</b>')).rejects.toThrow('<b>');
  await expect(render('[x](javascript:y)')).rejects.toThrow('javascript:y');
  for (const html of [
    '<b>x</b>',
    '<p onclick="x">',
    '<p>a < b</p>',
    '<a href="javascript:x">x</a>',
    '<img src="x" onerror=x>',
  ])
    expect(strangeMarkup(html), html).toBeDefined();
  expect(
    HOSTILE_CHARACTERS.every((text) => foundInBody(text).length > 0 || /[\r\n]/.test(text)),
  ).toBe(true);
});
