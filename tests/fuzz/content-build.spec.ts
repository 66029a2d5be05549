/** The site built from hostile content: no text has become markup, a link that runs, or a request. */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { XMLValidator } from 'fast-xml-parser';
import { expect, test, type Page } from 'playwright/test';
import { getDocumentProxy } from 'unpdf';
import { buildProject, copyProject } from '../project-copy.ts';
import { createApp } from '#server/app.ts';
import { closeNow } from '../server-harness.ts';
import { plant, type Planting } from './hostile-content.ts';
import { PRINTED_TEXTS } from './hostile-texts.ts';
import { LONG, amount, settle } from './record.ts';
import { watchPage } from './watch-page.ts';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

const AREA = 'Hostile content, built';
/** Each round gives every field another text. */
const ROUNDS = amount({ short: 1, long: 4 });

for (let round = 0; round < ROUNDS; round += 1)
  test.describe(`round ${round + 1} of ${ROUNDS}`, () => {
    let folder: string;
    let planting: Planting;
    let site: FastifyInstance | undefined;
    let origin = '';
    const files = (pattern: string) => globSync(pattern, { cwd: join(folder, 'dist') }).sort();
    const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
    /** The same file without hostile texts. */
    const readClean = (file: string) => readFileSync(join('dist', file), 'utf8');
    const name = (what: string) => (LONG ? `${what}, round ${round + 1}` : what);

    test.beforeAll(async () => {
      test.setTimeout(600_000);
      folder = mkdtempSync(join(tmpdir(), 'hostile-'));
      copyProject(folder);
      planting = plant(
        join(folder, 'content'),
        (index) => PRINTED_TEXTS[(index + 7 * round) % PRINTED_TEXTS.length] ?? '',
      );
      await buildProject(folder);
      site = createApp({ site: { current: join(folder, 'dist') } });
      origin = await site.listen({ host: '127.0.0.1', port: 0 });
    });
    test.afterAll(async () => {
      if (site) await closeNow(site);
      rmSync(folder, { recursive: true, force: true });
    });

    test('the texts are really there', () => {
      // Most of the others are ids, units and days of the register, which refuse any text but their own.
      expect(planting.kept).toBeGreaterThan(planting.tried / 4);
      const printed = files('**/*.html').reduce(
        (sum, file) => sum + read(file).split('pwned').length - 1,
        0,
      );
      expect(printed).toBeGreaterThan(1_000);
    });

    test('every page has the elements of the clean page and nothing that runs', async ({
      page,
    }) => {
      const names = files('**/*.html');
      const broken: string[] = [];
      for (const file of names) {
        const faults = await compare(page, read(file), readClean(file));
        if (faults.length > 0) broken.push(`${file}: ${faults.slice(0, 5).join('; ')}`);
      }
      settle(AREA, name('pages parsed by the browser'), names.length, broken);
    });

    test('every page opens, and nothing runs, leaves or breaks', async ({ page }) => {
      const watch = await watchPage(page, origin);
      const all = files('**/*.html');
      // One page in so many: the order is by path, so every kind of page is among them.
      const names = all.filter((_, index) => index % amount({ short: 6, long: 1 }) === 0);
      const broken: string[] = [];
      for (const file of names) {
        await page.goto(`${origin}/${encodeURI(file.replace(/(^|\/)index\.html$|\.html$/, ''))}`);
        // An island prints its texts anew when it wakes.
        const late = await expect(page.locator('astro-island[ssr][client=painted]'))
          .toHaveCount(0)
          .catch((error: unknown) => String(error));
        const faults = [...(late === undefined ? [] : [late]), ...(await watch.take())];
        broken.push(...faults.map((fault) => `${file}: ${fault}`));
      }
      settle(AREA, name('pages opened in the browser'), names.length, broken);
    });

    test('structured data, feeds, calendars and indexes stay what they are', () => {
      const isWhole = (file: string) => hasSameMembers(read(file), readClean(file));
      const hasNoLineOfItsOwn = (file: string) => !/^X-INJECTED/m.test(read(file));
      const checks = {
        xml: (file: string) =>
          XMLValidator.validate(read(file)) === true && !/<(html:)?script/i.test(read(file)),
        json: isWhole,
        webmanifest: isWhole,
        ics: hasNoLineOfItsOwn,
        txt: hasNoLineOfItsOwn,
      };
      let tried = 0;
      const broken: string[] = [];
      for (const [ending, holds] of Object.entries(checks))
        for (const file of files(`**/*.${ending}`)) {
          tried += 1;
          if (!holds(file)) broken.push(file);
        }
      for (const file of files('**/*.html')) {
        const [found, clean] = [structuredData(read(file)), structuredData(readClean(file))];
        tried += clean.length;
        if (found.length !== clean.length) broken.push(`${file}: ${found.length} scripts of data`);
        for (const [index, json] of clean.entries())
          if (!hasSameMembers(found[index] ?? '', json)) broken.push(file);
      }
      settle(AREA, name('feeds, indexes and structured data read back'), tried, broken);
    });

    test('documents hold no script and no link that runs', async () => {
      const names = files('**/*.pdf');
      const broken: string[] = [];
      for (const file of names) {
        const faults = await pdfFaults(readFileSync(join(folder, 'dist', file)));
        broken.push(...faults.map((fault) => `${file}: ${fault}`));
      }
      settle(AREA, name('PDF documents'), names.length, broken);
    });
  });

const structuredData = (html: string) =>
  [...html.matchAll(/"application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => json);

/** Whether it can be read, and no text has put a member in or cut one off. */
function hasSameMembers(hostile: string, clean: string): boolean {
  try {
    return isDeepStrictEqual(
      new Set(membersOf(JSON.parse(hostile))),
      new Set(membersOf(JSON.parse(clean))),
    );
  } catch {
    return false;
  }
}

/** The names in it, each with its way there. */
function membersOf(value: unknown, way = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => membersOf(inner, `${way}[]`));
  if (typeof value !== 'object' || value === null) return [];
  // The search's files name their members by words of the texts; "Online" makes a place of another kind.
  if (way === '.words' || way.endsWith('.location')) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    `${way}.${name}`,
    ...membersOf(inner, `${way}.${name}`),
  ]);
}

/** Parses both as the browser does, and tells what the hostile page has that it must not. */
function compare(page: Page, hostile: string, clean: string): Promise<string[]> {
  return page.evaluate(
    ([hostileHtml = '', cleanHtml = '']) => {
      const COUNTED =
        'script, style, link, meta, base, iframe, object, embed, form, input, textarea, button, template, astro-island, img, video, source';
      const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
      const [page, reference] = [parse(hostileHtml), parse(cleanHtml)];
      const count = (root: Document) => {
        const counts: Record<string, number> = {};
        for (const { localName } of root.querySelectorAll(COUNTED))
          counts[localName] = (counts[localName] ?? 0) + 1;
        return counts;
      };
      const faults: string[] = [];
      const [found, expected] = [count(page), count(reference)];
      for (const tag of new Set([...Object.keys(found), ...Object.keys(expected)]))
        if (found[tag] !== expected[tag])
          faults.push(`${found[tag] ?? 0} <${tag}> instead of ${expected[tag] ?? 0}`);
      const attributes = new Set(
        [...reference.querySelectorAll('*')].flatMap((element) => element.getAttributeNames()),
      );
      const LEADS = ['href', 'src', 'action', 'formaction', 'poster', 'srcset', 'xlink:href'];
      /** `mailto:`, or how a path begins. */
      const kindOf = (address: string) =>
        /^([a-z][a-z\d+.-]*:|[/\\]{2}|[/#])/i.exec(address)?.[0].toLowerCase() ?? 'relative';
      const kinds = new Set(
        LEADS.flatMap((name) =>
          [...reference.querySelectorAll(`[${CSS.escape(name)}]`)].map((element) =>
            kindOf(element.getAttribute(name) ?? ''),
          ),
        ),
      );
      for (const element of page.querySelectorAll('*'))
        for (const { name, value } of element.attributes) {
          if (name.startsWith('on') || !attributes.has(name))
            faults.push(`<${element.localName}> has ${name}="${value}"`);
          if (LEADS.includes(name) && !kinds.has(kindOf(value))) faults.push(`${name}="${value}"`);
        }
      for (const script of page.querySelectorAll('script'))
        if (script.type !== 'application/ld+json' && script.text.includes('pwned'))
          faults.push(`a script says ${script.text.slice(0, 80)}`);
      return faults;
    },
    [hostile, clean],
  );
}

/** Actions of a PDF that do more than show it, and links that do more than lead to a page, a mail or a call. */
async function pdfFaults(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const faults: string[] = [];
  if ((await document.getJSActions()) !== null) faults.push('has a script');
  if ((await document.getOpenAction()) !== null) faults.push('does something when it is opened');
  for (let number = 1; number <= document.numPages; number += 1) {
    const annotations = (await (await document.getPage(number)).getAnnotations()) as {
      unsafeUrl?: string;
      actions?: unknown;
    }[];
    for (const { unsafeUrl, actions } of annotations) {
      if (actions) faults.push('a link runs a script');
      if (unsafeUrl !== undefined && !/^(https?:|mailto:|tel:)/.test(unsafeUrl))
        faults.push(`links to ${unsafeUrl}`);
    }
  }
  return faults;
}
