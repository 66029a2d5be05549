/** The server behind the editing page. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { CmsConfig } from '@sveltia/cms';
import {
  EDIT_PATH,
  PATH_HEADER,
  REPLACE_HEADER,
  STATE_HEADER,
  VERSION_HEADER,
} from './settings.ts';
import { CONTENT_DIR } from '#collections/reading/files.ts';
import { CMS_FOLDER, CMS_MAIN, cmsCode } from './cms-package.ts';
import { cmsConfig, places } from './config.ts';
import { nextNumbers } from './new-entry.ts';
import { report } from './report.ts';
import { refusal } from '#server/own-requests.ts';
import { PAGE, PAGE_POLICY, browserCode } from './page.ts';
import type { Refused, Saved, Store } from './store.ts';
import { pictureType } from './uploads.ts';
import { wordsModule } from './words.ts';
import { publishAnswer } from './publish-endpoint.ts';

/** What the page begins with. */
export interface Setup {
  readonly config: CmsConfig;
  /** The form of every entry, by the path of its file. */
  readonly forms: Readonly<Record<string, string>>;
  readonly pictures: readonly string[];
  /** Names of new entries that are numbered, by collection. */
  readonly numbers: Readonly<Record<string, string>>;
  /** Folder and ending of each collection, so that the page knows which file a form is of. */
  readonly places: Readonly<Record<string, { folder: string; extension: string }>>;
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
    const stranger = refusal(method, headers, port());
    const { status, type, body, ...more } =
      stranger === undefined
        ? await answer(request, store).catch(failed)
        : text(403, `Refused: ${stranger}.`);
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

/** Told in the line above the form, where the development server would answer with a page. */
const failed = (error: unknown): Answer =>
  text(500, error instanceof Error ? error.message : String(error));

const text = (status: number, body: string): Answer => ({ status, body });
const NOTHING = text(404, 'There is nothing here.');
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
  if (part === 'publish' && ['GET', 'POST'].includes(method)) return publishAnswer(request);
  const change = method === 'GET' || method === 'HEAD' ? undefined : `${method} ${part}`;
  if (change !== undefined) return changed(change, path, request, store);
  switch (part) {
    case '':
      return path === '' ? { status: 200, type: 'text/html; charset=utf-8', body: PAGE } : NOTHING;
    case 'page.css':
      return fileAnswer(PAGE_STYLE);
    case 'publish.css':
      return fileAnswer(PUBLISH_STYLE);
    case 'start.js':
      return { status: 200, type: 'text/javascript', body: await browserCode() };
    case 'cms':
      return cmsFile(path);
    case 'locales':
      return { status: 200, type: 'text/javascript', body: wordsModule() };
    case 'setup':
      return json(setup(store));
    case 'files':
      return read(store, path);
    case 'removed':
      return json(store.trash.list());
    case 'doctor':
      return json(report(new URLSearchParams(query).get('file') ?? ''));
    default:
      return NOTHING;
  }
}

const setup = (store: Store): Setup => ({
  config: cmsConfig(),
  forms: store.forms(),
  pictures: store.pictures(),
  numbers: nextNumbers(CONTENT_DIR),
  places: places(),
});

function read(store: Store, path: string): Answer {
  const picture = store.readPicture(path);
  if (picture !== undefined)
    return {
      status: 200,
      type: pictureType(path) ?? '',
      body: picture.bytes,
      headers: { 'last-modified': picture.changed.toUTCString() },
    };
  const form = store.read(path);
  return form === undefined
    ? text(404, `${path} is no file of this page.`)
    : { status: 200, type: JSON_TYPE, body: form };
}

/** Larger than any form, and than a picture that is refused with its size. */
const MOST_BYTES = 50_000_000;

async function changed(
  change: string,
  path: string,
  request: IncomingMessage,
  store: Store,
): Promise<Answer> {
  const refusedOr = (outcome: object, then: () => Answer): Answer =>
    'says' in outcome ? refused(outcome as Refused) : then();
  if (change === 'PUT files') {
    if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES)
      return text(413, 'it is too large');
    const from = String(request.headers[VERSION_HEADER] ?? '');
    const keep = request.headers[REPLACE_HEADER] !== undefined;
    const saved = await store.write(path, await buffer(request), from, keep);
    return refusedOr(saved, () => stored(saved as Saved));
  }
  if (change === 'DELETE files') {
    const removed = store.remove(path);
    return refusedOr(removed, () => json(removed));
  }
  // The new path in the address, the old one in the body.
  if (change === 'POST files') {
    const saved = await store.rename((await buffer(request)).toString('utf8'), path);
    return refusedOr(saved, () => stored(saved as Saved));
  }
  if (change === 'POST removed') {
    const back = store.trash.putBack(path);
    return back === undefined ? text(404, 'It is not kept any more.') : json({ path: back });
  }
  return text(405, 'The editing page does not do this.');
}

const stored = ({ version, state, path }: Saved): Answer => ({
  status: 204,
  headers: {
    [VERSION_HEADER]: version,
    ...(state !== undefined && { [STATE_HEADER]: encodeURIComponent(state) }),
    ...(path !== undefined && { [PATH_HEADER]: path }),
  },
});

const refused = ({ status, says, now }: Refused): Answer => ({
  ...json({ says, now }),
  status,
});

/** Files of the CMS, all in one folder of its package and the folders in it. */
function cmsFile(path: string): Answer {
  if (path === CMS_MAIN)
    return { status: 200, type: TYPES['.js'] ?? '', body: cmsCode(`${EDIT_PATH}/cms`) };
  const isPlain = /^(?:[\w-]+\/)?[\w-]+(?:\.[\w-]+)*\.(?:js|wasm|woff2|png)$/.test(path);
  return isPlain ? fileAnswer(join(CMS_FOLDER, path)) : text(404, 'The CMS has no such file.');
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
