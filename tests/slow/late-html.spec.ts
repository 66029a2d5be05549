/** Tests that nothing moves on a phone while the HTML of a page arrives element by element, as on a very slow line. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { PHONE, TEMPLATES, leaveMapEmpty, watchShifts } from '../e2e/site-pages.ts';

/** A third of a line. A line may grow by less when a word in another font, or with a border, arrives in it. */
const LEAST_MOVE_PX = 8;
/** More elements than the first screen of any page contains. */
const PIECES_IN_VIEW = 200;
/** Longer than the time between two frames, so that the browser draws the page after each piece. */
const PAUSE_MS = 17;
/** Start of an element that may move the elements around it. */
const ELEMENT =
  /(?=<(?:[ap]|div|h\d|[uod]l|li|d[td]|section|article|nav|aside|header|form|figure|picture|img|t(?:able|r)|button|details|search|label)\b)/;

let server: Server;

test.use({ viewport: PHONE });

test.beforeAll(({ baseURL }) => {
  server = createServer(({ url = '' }, answer) => {
    void fetch(new URL(url, baseURL)).then(async (file) => {
      const type = file.headers.get('Content-Type') ?? '';
      answer.setHeader('Content-Type', type);
      if (!type.includes('html')) return answer.end(Buffer.from(await file.arrayBuffer()));
      for (const piece of piecesOf(await file.text())) {
        answer.write(piece);
        await delay(PAUSE_MS);
      }
      return answer.end();
    });
  }).listen(0);
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Cuts a page before each element of its first screen and of the bottom bar. Nothing is drawn before `main`. */
function piecesOf(html: string): string[] {
  const [head = '', main = ''] = html.split(/(?=<main)/);
  const pieces = main.split(ELEMENT);
  const bar = pieces.findLastIndex((piece) => piece.startsWith('<aside'));
  const below = Math.min(PIECES_IN_VIEW, bar);
  return [head, ...pieces.slice(0, below), pieces.slice(below, bar).join(''), ...pieces.slice(bar)];
}

for (const path of TEMPLATES)
  test(`nothing moves while the HTML of ${path} arrives`, async ({ page }) => {
    await leaveMapEmpty(page);
    const shiftsSoFar = await watchShifts(page);
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
    expect((await shiftsSoFar()).filter(({ px }) => px >= LEAST_MOVE_PX)).toEqual([]);
  });
