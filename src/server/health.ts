/** `/healthz`, for whoever supervises the server: whether messages can be written. */
import type { FastifyInstance } from 'fastify';
import type { Outbox } from './outbox.ts';
import { sendText } from './send-text.ts';
import { errorCode } from './start-error.ts';

export const HEALTH_PATH = '/healthz';

/** The disk is asked no more often than this, however many ask the server. */
const ASK_AGAIN_MS = 5_000;

export function addHealth(app: FastifyInstance, outbox: Outbox): void {
  let asked = { at: -Infinity, error: Promise.resolve<string | undefined>(undefined) };
  const findError = () =>
    outbox.probe().then(
      () => undefined,
      (error: unknown) => errorCode(error),
    );
  app.route({
    method: ['GET', 'HEAD'],
    url: HEALTH_PATH,
    handler: async (_request, reply) => {
      const now = performance.now();
      if (now - asked.at > ASK_AGAIN_MS) asked = { at: now, error: findError() };
      const error = await asked.error;
      return error === undefined
        ? sendText(reply, 200, 'OK')
        : sendText(reply, 503, `Messages cannot be written: ${error}`);
    },
  });
}
