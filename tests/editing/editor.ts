/** `npm run edit` on a copy of the project, and a browser that has its page open. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect as playwrightExpect, type BrowserContext, type Page } from 'playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { EDIT_PATH } from '#cli/edit/settings.ts';
import { copyProject } from '../project-copy.ts';
import { absent, launchBrowser } from './browser.ts';

/** Long, for a machine that is busy with other tests. */
export const WAIT_MS = 60_000;
export const expectPage = playwrightExpect.configure({ timeout: WAIT_MS });

export interface Editor {
  readonly dir: string;
  readonly site: string;
  readonly page: Page;
  /** Addresses outside this machine that something was asked from. */
  readonly foreign: readonly string[];
  /** What the page's policy stopped or the server did not have, as the browser's console says. */
  readonly complaints: readonly string[];
  read(file: string): string;
  newPage(): Promise<Page>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** The tab is closed without a question, and another one opened. */
  nextTab(): Promise<void>;
  /** Opens a form by its address, in a page that is loaded anew. */
  goTo(hash: string): Promise<void>;
}

/** The tests of a file share one; each goes on from the one before. */
export function useEditor(): Editor {
  const foreign: string[] = [];
  const complaints: string[] = [];
  let dir = '';
  let port = 0;
  let command: ChildProcess | undefined;
  let context: BrowserContext;
  let page: Page;

  const site = () => `http://127.0.0.1:${port}`;
  const stop = async () => {
    // Until it has ended, it may still write what is removed afterwards.
    if (command?.kill()) await once(command, 'exit');
    command = undefined;
  };
  const start = async () => {
    command = spawn(process.execPath, ['src/cli/edit.ts'], { cwd: dir, env: editorsEnv(port) });
    await printedAddress(command);
  };
  const newPage = async () => {
    const opened = await context.newPage();
    opened.setDefaultTimeout(WAIT_MS);
    return opened;
  };
  const openTab = async () => {
    page = await newPage();
    // The browser asks before unsaved text is left.
    page.on('dialog', (dialog) => void dialog.accept());
    page.on('request', (request) => {
      if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(site()))
        foreign.push(request.url());
    });
    page.on('console', (line) => {
      if (/Content.Security.Policy|Failed to load/.test(line.text())) complaints.push(line.text());
    });
  };

  beforeAll(async () => {
    if (absent !== undefined) return console.warn(absent);
    dir = mkdtempSync(join(tmpdir(), 'editing-'));
    copyProject(dir);
    // How the formatter writes texts.
    cpSync('.prettierrc.json', join(dir, '.prettierrc.json'));
    port = await freePort();
    const [browser] = await Promise.all([launchBrowser(), start()]);
    context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await openTab();
    await page.goto(site() + EDIT_PATH);
  }, 240_000);
  afterAll(async () => {
    if (absent !== undefined) return;
    await context?.browser()?.close();
    await stop();
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  });
  // After a failure the rest would only wait in vain.
  let hasFailed = false;
  beforeEach(({ skip }) => skip(absent !== undefined, absent));
  beforeEach(({ skip }) => skip(hasFailed, 'an earlier step failed'));
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    hasFailed = true;
    console.error(`The page is at ${page.url()}:\n${await page.locator('body').innerText()}`);
  });

  return {
    get dir() {
      return dir;
    },
    get site() {
      return site();
    },
    get page() {
      return page;
    },
    foreign,
    complaints,
    read: (file) => readFileSync(join(dir, file), 'utf8'),
    newPage,
    stop,
    start,
    nextTab: async () => {
      await page.close();
      await openTab();
    },
    goTo: async (hash) => {
      await page.goto('about:blank');
      await page.goto(`${site()}${EDIT_PATH}#/collections/${hash}`);
    },
  };
}

/** The same after the command was stopped and started: what the browser keeps, it keeps by address. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** What the test runner sets would turn the development server into one of a test. */
function editorsEnv(port: number): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|TEST|VITE.*)$/.test(name),
  );
  return { ...Object.fromEntries(own), PORT: String(port), ASTRO_TELEMETRY_DISABLED: '1' };
}

/** Waits until the command has printed the address of the editing page. */
function printedAddress(child: ChildProcess): Promise<void> {
  let printed = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        if (/Edit the site: http:\S+\/-\//.test(printed)) resolve();
      });
    child.on('exit', (code) => reject(new Error(`npm run edit ended with ${code}\n${printed}`)));
  });
}

/** The parts of the page that tests act on. */
export function parts(editor: Editor) {
  const says = () => editor.page.getByRole('region', { name: 'Content check' });
  const field = (name: string) =>
    editor.page.locator(`[data-key-path="${name}"]`).getByRole('textbox');
  return {
    says,
    field,
    save: () => editor.page.getByRole('button', { name: 'Save', exact: true }).click(),
    back: () => editor.page.getByRole('button', { name: 'Back to the list' }).click(),
    /** What was typed and not saved is offered. */
    takeBack: () => editor.page.getByRole('button', { name: 'Take it into the form' }).click(),
    /** The form draws its fields as they are scrolled into view. */
    drawn: async (name: string) => {
      await expectPage(async () => {
        const last = editor.page.locator('[data-key-path]').last();
        await last.evaluate((element) => element.scrollIntoView());
        await expectPage(field(name)).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: WAIT_MS });
      return field(name);
    },
  };
}
