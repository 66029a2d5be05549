import type { FastifyReply } from 'fastify';
import type { Headers } from '#site/hosting.ts';

/** One line of plain text, not to be kept by any cache unless `headers` say so. */
export function sendText(
  reply: FastifyReply,
  status: number,
  text: string,
  headers: Headers = {},
): FastifyReply {
  return reply
    .code(status)
    .headers({ 'Cache-Control': 'no-store', ...headers })
    .type('text/plain; charset=utf-8')
    .send(text);
}
