/** A file as an answer: whole, in part, or not again. */
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { readByteRange } from './byte-range.ts';
import type { FoundFile } from './find-file.ts';
import { fileHeaders, isSeekable } from './response-headers.ts';

/** The whole file, whatever the request says about parts and versions. */
export async function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  found: FoundFile,
  status: number,
): Promise<void> {
  response.writeHead(status, { ...headersOf(found), 'Content-Length': found.size });
  await sendBytes(request, response, found);
}

/** What the request asks of the file: nothing if the visitor has it (304), a part (206), or all (200). */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  found: FoundFile,
): Promise<void> {
  const headers = headersOf(found);
  if (isKnown(request, found)) {
    response.writeHead(304, headers).end();
    return;
  }
  const part = partOf(request, found);
  if (part === 'whole') return sendWhole(request, response, found, 200);
  if (part === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${found.size}` }).end();
    return;
  }
  response.writeHead(206, {
    ...headers,
    'Content-Length': part.end - part.start + 1,
    'Content-Range': `bytes ${part.start}-${part.end}/${found.size}`,
  });
  await sendBytes(request, response, found, part);
}

function headersOf(found: FoundFile): Record<string, string> {
  return {
    ...fileHeaders(found.name),
    ...(found.coding !== undefined && { 'Content-Encoding': found.coding }),
    ETag: entityTag(found),
    'Last-Modified': found.modified.toUTCString(),
  };
}

/** Weak: the same time and size are taken for the same file. */
function entityTag({ size, modified }: FoundFile): string {
  return `W/"${size.toString(16)}-${modified.getTime().toString(16)}"`;
}

/** Whether the visitor's copy is this one (RFC 9110, 13.2.2: the tag counts before the date). */
function isKnown({ headers }: IncomingMessage, found: FoundFile): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim() === entityTag(found));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(found.modified.getTime() / 1000) * 1000 <= since;
}

function partOf({ method, headers }: IncomingMessage, found: FoundFile) {
  const { range, 'if-range': ifRange } = headers;
  if (method !== 'GET' || range === undefined || !isSeekable(found.name)) return 'whole';
  // A weak tag never matches here, so the date alone can.
  if (ifRange !== undefined && ifRange !== found.modified.toUTCString()) return 'whole';
  return readByteRange(range, found.size);
}

async function sendBytes(
  { method }: IncomingMessage,
  response: ServerResponse,
  { file }: FoundFile,
  part?: { start: number; end: number },
): Promise<void> {
  if (method === 'HEAD') {
    response.end();
    return;
  }
  // A visitor who seeks or leaves breaks the connection; that is no fault of ours.
  await pipeline(createReadStream(file, part), response).catch(() => response.destroy());
}
