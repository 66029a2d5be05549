/** Answers to requests for a part of a film or document. */
import { open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readByteRange } from './byte-range.ts';
import { fileHeaders, rangeType } from './response-headers.ts';

/**
 * Sends the part of `path` (decoded, checked by `readTarget`) that the request names.
 * False: the request wants the whole file, or there is none; nothing was sent.
 *
 * Not left to sirv 3.0.2, which answers `bytes=-500` and `bytes=0-0` with other bytes than
 * asked, and whose process ends on `bytes=5-2`.
 */
export async function sendRange(
  request: IncomingMessage,
  response: ServerResponse,
  distDir: string,
  path: string,
): Promise<boolean> {
  const { range } = request.headers;
  const type = rangeType(path);
  if (request.method !== 'GET' || range === undefined || type === undefined) return false;
  if (request.headers['if-none-match'] !== undefined) return false;

  const handle = await open(join(distDir, path)).catch(() => undefined);
  if (handle === undefined) return false;
  try {
    const stats = await handle.stat();
    const modified = stats.mtime.toUTCString();
    const ifRange = request.headers['if-range'];
    if (!stats.isFile() || (ifRange !== undefined && ifRange !== modified)) return false;
    const part = readByteRange(range, stats.size);
    if (part === 'whole') return false;
    if (part === 'unsatisfiable') {
      response.writeHead(416, { 'Content-Range': `bytes */${stats.size}` }).end();
      return true;
    }
    response.writeHead(206, {
      ...fileHeaders(path),
      'Content-Type': type,
      'Content-Length': part.end - part.start + 1,
      'Content-Range': `bytes ${part.start}-${part.end}/${stats.size}`,
      'Last-Modified': modified,
    });
    // A visitor who seeks or leaves breaks the connection; that is no fault of ours.
    await pipeline(handle.createReadStream({ ...part, autoClose: false }), response).catch(() => {
      response.destroy();
    });
    return true;
  } finally {
    await handle.close();
  }
}
