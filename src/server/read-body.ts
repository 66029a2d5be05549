import type { IncomingMessage } from 'node:http';

export type Body =
  | { readonly kind: 'complete'; readonly bytes: Buffer }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'too-slow' }
  /** The sender left before the end; nobody is there to answer. */
  | { readonly kind: 'aborted' };

interface Limits {
  readonly maxBytes: number;
  /** For the whole body, in milliseconds. */
  readonly timeoutMs: number;
}

/** Reads a request body within limits. What exceeds them is read on and thrown away, so that the answer arrives. */
export function readBody(request: IncomingMessage, { maxBytes, timeoutMs }: Limits): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const timer = setTimeout(() => finish({ kind: 'too-slow' }), timeoutMs);
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBytes) finish({ kind: 'too-large' });
      else chunks.push(chunk);
    };
    const onEnd = () => finish({ kind: 'complete', bytes: Buffer.concat(chunks) });
    const onGone = () => finish({ kind: 'aborted' });
    function finish(body: Body) {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onGone);
      request.resume();
      resolve(body);
    }
    request.on('data', onData).on('end', onEnd).on('close', onGone);
  });
}
