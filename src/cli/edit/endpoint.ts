/** The server behind the editing page. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { CmsConfig } from '@sveltia/cms';
import { EDIT_PATH, VERSION_HEADER } from './settings.ts';
import { cmsConfig } from './config.ts';
import { fileOfForm, formPath } from './entries.ts';
import { report } from './report.ts';
import { refusal } from './guard.ts';
import { PAGE, PAGE_POLICY, browserCode } from './page.ts';
import { publishAnswer } from './publish-endpoint.ts';
import type { Saved, Store } from './store.ts';

export interface Setup {
  readonly config: CmsConfig;
  readonly paths: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
const JSON_TYPE = 'application/json; charset=utf-8';
const PAGE_STYLE = fileURLToPath(new URL('page.css', import.meta.url));
const PUBLISH_STYLE = fileURLToPath(new URL('publish.css', import.meta.url));

/** Whether a request is the editing page's. */
export const isEditCall = (url = '') => new RegExp(`^${EDIT_PATH}(?:[/?]|$)`).test(url);

/** `port`: where the server is heard; requests that name another are refused. */
export function createEditHandler(store: Store, port: () => number) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', headers } = request;
    const refused = refusal(method, headers, port());
    const { status, type, body, ...more } =
      refused === undefined ? await answer(request, store) : text(403, `Refused: ${refused}.`);
    response.writeHead(status, {
      'content-type': type ?? 'text/plain; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      ...more.headers,
    });
    response.end(method === 'HEAD' ? undefined : body);
  };
}

const text = (status: number, body: string): Answer => ({ status, body });
const json = (value: unknown): Answer => ({
  status: 200,
  type: JSON_TYPE,
  body: JSON.stringify(value),
});

async function answer(request: IncomingMessage, store: Store): Promise<Answer> {
  const { method = 'GET', url = '' } = request;
  const [address = '', query = ''] = url.slice(EDIT_PATH.length).split('?');
  const [, part = '', ...rest] = address.split('/');
  const path = decoded(rest.join('/'));
  if (path === undefined) return text(400, 'This is no path.');
  const file = fileOfForm(path);
  if (part === 'files' && method === 'PUT') return save(request, store, file);
  if (part === 'publish' && ['GET', 'POST'].includes(method)) return publishAnswer(request);
  if (method !== 'GET' && method !== 'HEAD') return text(405, 'The editing page does not do this.');
  if (part === 'files') return read(store, file);
  if (part === '' && path === '')
    return { status: 200, type: 'text/html; charset=utf-8', body: PAGE };
  if (part === 'page.css') return fileAnswer(PAGE_STYLE);
  if (part === 'publish.css') return fileAnswer(PUBLISH_STYLE);
  if (part === 'start.js')
    return { status: 200, type: 'text/javascript', body: await browserCode() };
  if (part === 'cms') return cmsFile(path);
  if (part === 'setup')
    return json({ config: cmsConfig(), paths: store.paths().map(formPath) } satisfies Setup);
  if (part === 'doctor')
    return json(report(fileOfForm(new URLSearchParams(query).get('file') ?? '')));
  return text(404, 'There is nothing here.');
}

function read(store: Store, path: string): Answer {
  const stored = store.read(path);
  if (stored === undefined) return text(404, `${path} is no file of this page.`);
  const { text: body, version } = stored;
  return { status: 200, type: JSON_TYPE, body, headers: { [VERSION_HEADER]: version } };
}

async function save(request: IncomingMessage, store: Store, path: string): Promise<Answer> {
  const from = String(request.headers[VERSION_HEADER] ?? '');
  const saved = await store.write(path, await textOf(request), from);
  if (saved.kind !== 'saved') return text(...REFUSALS[saved.kind]);
  return { status: 204, headers: { [VERSION_HEADER]: saved.stored.version } };
}

const REFUSALS: Record<Exclude<Saved['kind'], 'saved'>, [number, string]> = {
  unknown: [404, 'it is no file of this page'],
  'not-a-form': [422, 'what arrived is not what the form holds'],
  changed: [
    412,
    'the file was changed elsewhere after this page read it. Copy your text, reload this page and put it in again',
  ],
};

/** Files of the CMS, all in one folder of its package and the folders in it. */
function cmsFile(path: string): Answer {
  const folder = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));
  const isPlain = /^(?:[\w-]+\/)?[\w-]+(?:\.[\w-]+)*\.(?:js|wasm|woff2|png)$/.test(path);
  return isPlain ? fileAnswer(join(folder, path)) : text(404, 'The CMS has no such file.');
}

function fileAnswer(path: string): Answer {
  if (!existsSync(path)) return text(404, 'There is no such file.');
  const type = TYPES[extname(path)];
  return { status: 200, ...(type !== undefined && { type }), body: readFileSync(path) };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
