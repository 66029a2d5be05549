/** Watches what a page loads before anything is scrolled. For `npm run budget` and the browser tests. */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright';
import type { FileKind, FirstView, LoadedFile } from './weigh.ts';

const KINDS: readonly string[] = ['document', 'script', 'stylesheet', 'font', 'image', 'media'];

/** Weights of the files when they were last recorded, by steady name. */
export const RECORD_FILE = 'tests/fixtures/weights.json';

export function recordedWeights(): Record<string, number> {
  return JSON.parse(readFileSync(RECORD_FILE, 'utf8')) as Record<string, number>;
}

/** Opens the page in a fresh context's tab and waits until nothing more comes. */
export async function readFirstView(page: Page, path: string): Promise<FirstView> {
  const finished: Request[] = [];
  const keep = (request: Request) => finished.push(request);
  page.on('requestfinished', keep);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('requestfinished', keep);
  const files = await Promise.all(finished.map(loadedFile));
  const [islands, scripts, styles] = await page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
    const islandsOf = (all: NodeListOf<Element>) => {
      if (all.length === 0) return 'none';
      const wait = [...all].every((island) => island.getAttribute('client') === 'touched');
      return wait ? 'touched' : 'awake';
    };
    return [
      islandsOf(document.querySelectorAll('astro-island')),
      texts('script:not([src]):not([type="application/ld+json"]):not([type="speculationrules"])'),
      texts('style'),
    ] as const;
  });
  return {
    path,
    islands,
    files: [
      ...files,
      inline('scripts in the page', 'script', scripts),
      inline('styles in the page', 'stylesheet', styles),
    ],
  };
}

async function loadedFile(request: Request): Promise<LoadedFile> {
  const kind = request.resourceType();
  const { responseBodySize } = await request.sizes();
  return {
    name: new URL(request.url()).pathname,
    kind: KINDS.includes(kind) ? (kind as FileKind) : 'other',
    bytes: responseBodySize,
  };
}

function inline(name: string, kind: FileKind, texts: readonly string[]): LoadedFile {
  const text = texts.join('\n');
  return { name, kind, bytes: text === '' ? 0 : brotliCompressSync(text).length, inline: true };
}
